// What was added, removed, created and edited lately, newest first; each can be undone by its
// inverse (D-HISTORY).
import { clsx } from 'clsx'
import { Undo2 } from 'lucide-react'
import { useId, useState } from 'react'
import type { AccountDb } from '#data/account-db.ts'
import { useLiveQuery } from '#data/live-query.ts'
import { dataAge } from '#domain/format/data-age.ts'
import { useText } from '#i18n/use-text.ts'
import { Button } from '#ui/actions/button.tsx'
import { useItemNames } from '#client/watchlists/use-item-names.ts'
import { listIcons } from '#parts/watchlist/list-icon.tsx'
import { undoEntries, undoListEdit } from '#parts/watchlist/list-toasts.ts'
import { useNowSec } from '#client/use-now.ts'
import { activityEntries, type ActivityEntry } from './activity-entries.ts'
import { activityWords } from './activity-words.ts'
import { editWords } from './edit-words.ts'

const shownAtFirst = 5

type RowProps = { db: AccountDb; entry: ActivityEntry; itemName: string }

const useSentences = ({ entry, itemName }: Pick<RowProps, 'entry' | 'itemName'>): string[] => {
  const { t } = useText('activity')
  const { t: watchlists } = useText('watchlists')
  const iconName = (iconId: number): string =>
    watchlists((listIcons.find(({ id }) => id === iconId) ?? listIcons[0]).labelKey)
  const words =
    entry.source === 'history'
      ? [activityWords(entry.row, itemName)]
      : editWords(entry.row, iconName)
  return words.map(({ key, values }) => t(key, values))
}

const undo = (db: AccountDb, entry: ActivityEntry): Promise<void> =>
  entry.source === 'history' ? undoEntries(db, [entry.row.entryId]) : undoListEdit(db, entry.row.id)

const ActivityRow = ({ db, entry, itemName }: RowProps) => {
  const { t } = useText('activity')
  const { t: dates } = useText('dates')
  const age = dataAge(entry.atMs / 1000, useNowSec())
  const sentences = useSentences({ entry, itemName })
  const isOvertaken = entry.source === 'edits' && entry.row.origin === 'overtaken'
  const saidId = useId()
  const named = isOvertaken
    ? { 'aria-describedby': saidId }
    : { 'aria-label': t('undoItem', { title: sentences.join(' ') }) }
  return (
    <li className="flex min-h-11 flex-wrap items-center gap-x-3 border-b border-hair py-1 last:border-transparent">
      <div
        id={saidId}
        className={clsx(
          'min-w-0 flex-1 text-table text-ink-1',
          entry.source === 'edits' && 'max-tablet:basis-full',
        )}
      >
        {sentences.map((sentence) => (
          <p key={sentence} className="line-clamp-5 wrap-anywhere">
            {sentence}
          </p>
        ))}
      </div>
      <span className="flex-none text-caption text-ink-3">
        {dates(age.key, 'count' in age ? { count: age.count } : {})}
      </span>
      {entry.isUndone ? (
        <span className="flex-none px-2.5 text-caption text-ink-3">{t('undone')}</span>
      ) : (
        <Button
          variant="ghost"
          size="small"
          icon={<Undo2 className="mirror" />}
          {...named}
          onClick={() => void undo(db, entry)}
        >
          {isOvertaken ? t('putBack') : t('undo')}
        </Button>
      )}
    </li>
  )
}

export const RecentActivity = ({ db }: { db: AccountDb }) => {
  const { t } = useText('activity')
  const [isWhole, setIsWhole] = useState(false)
  const entries = useLiveQuery(() => activityEntries(db), [db])
  const nameOf = useItemNames(
    (entries ?? []).flatMap(({ source, row }) => (source === 'history' ? [row] : [])),
  )
  if (entries === undefined || entries.length === 0) return null
  const shown = isWhole ? entries : entries.slice(0, shownAtFirst)
  return (
    <section aria-labelledby="recent-activity" className="pt-10">
      <h2 id="recent-activity" className="border-b border-line pb-2 text-form">
        {t('heading')}
      </h2>
      <ul>
        {shown.map((entry) => (
          <ActivityRow
            key={entry.key}
            db={db}
            entry={entry}
            itemName={entry.source === 'history' ? nameOf(entry.row.kind, entry.row.itemId) : ''}
          />
        ))}
      </ul>
      {entries.length > shownAtFirst ? (
        <Button
          variant="ghost"
          size="small"
          className="mt-2 -ms-2.5"
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? t('showFewer') : t('showAll', { total: entries.length })}
        </Button>
      ) : null}
    </section>
  )
}

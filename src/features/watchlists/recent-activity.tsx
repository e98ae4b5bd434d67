// What was added, removed and created lately, newest first; each can be undone by its inverse (D-HISTORY).
import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import type { AccountDb } from '#data/account-db.ts'
import { recentActivity } from '#data/history/queries.ts'
import { useLiveQuery } from '#data/live-query.ts'
import { dataAge } from '#domain/format/data-age.ts'
import { useText } from '#i18n/use-text.ts'
import { Button } from '#ui/actions/button.tsx'
import { useItemNames } from '#widgets/watchlist/use-item-names.ts'
import { undoEntries } from '#widgets/watchlist/list-toasts.ts'
import { useNowSec } from '#widgets/use-now.ts'
import { activityWords } from './activity-words.ts'

const shownAtFirst = 5

type Entry = Awaited<ReturnType<typeof recentActivity>>[number]

const ActivityRow = ({ db, entry, itemName }: { db: AccountDb; entry: Entry; itemName: string }) => {
  const { t } = useText('activity')
  const { t: dates } = useText('dates')
  const age = dataAge(entry.atMs / 1000, useNowSec())
  const words = activityWords(entry, itemName)
  const title = t(words.key, words.values)
  return (
    <li className="flex min-h-11 items-center gap-3 border-b border-hair last:border-transparent">
      <span className="min-w-0 flex-1 text-table break-words text-ink-1">{title}</span>
      <span className="flex-none text-caption text-ink-3">{dates(age.key, 'count' in age ? { count: age.count } : {})}</span>
      {entry.isUndone ? (
        <span className="flex-none px-2.5 text-caption text-ink-3">{t('undone')}</span>
      ) : (
        <Button variant="ghost" size="small" icon={<Undo2 className="mirror" />} aria-label={t('undoItem', { title })} onClick={() => void undoEntries(db, [entry.entryId])}>
          {t('undo')}
        </Button>
      )}
    </li>
  )
}

export const RecentActivity = ({ db }: { db: AccountDb }) => {
  const { t } = useText('activity')
  const [isWhole, setIsWhole] = useState(false)
  const entries = useLiveQuery(() => recentActivity(db), [db])
  const nameOf = useItemNames((entries ?? []).map(({ kind, itemId }) => ({ kind, itemId })))
  if (entries === undefined) return null
  const shown = isWhole ? entries : entries.slice(0, shownAtFirst)
  return (
    <section aria-labelledby="recent-activity" className="pt-10">
      <h2 id="recent-activity" className="border-b border-line pb-2 text-form">
        {t('heading')}
      </h2>
      {entries.length === 0 ? <p className="py-3 text-table text-ink-3">{t('emptyReason')}</p> : null}
      <ul>
        {shown.map((entry) => (
          <ActivityRow key={entry.entryId} db={db} entry={entry} itemName={nameOf(entry.kind, entry.itemId)} />
        ))}
      </ul>
      {entries.length > shownAtFirst ? (
        <Button variant="ghost" size="small" className="mt-2 -ms-2.5" onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? t('showFewer') : t('showAll', { total: entries.length })}
        </Button>
      ) : null}
    </section>
  )
}

// What becomes of every row of the file.
import { useState } from 'react'
import { useFormat } from '#i18n/use-format.ts'
import { useText } from '#i18n/use-text.ts'
import { Button } from '#ui/actions/button.tsx'
import { refusalText } from './import-words.ts'
import type { FileImport } from './use-import.ts'

const shownAtFirst = 10

const Count = ({ name, total }: { name: string; total: number }) => {
  const format = useFormat()
  return total === 0 ? null : (
    <div className="flex min-h-9 items-center justify-between gap-4 border-b border-hair">
      <dt className="text-ink-2">{name}</dt>
      <dd className="num text-ink-1">{format.count(total)}</dd>
    </div>
  )
}

export const ImportCounts = ({ file: { reading, fresh, known } }: { file: FileImport }) => {
  const { t } = useText('portfolio')
  const { format, waiting, refused, skipped } = reading
  return (
    <div>
      {format === null ? null : (
        <p className="pb-2 text-body text-ink-1">{t('formatFound', { format: `⁨${format}⁩` })}</p>
      )}
      <dl className="text-table">
        <Count name={t('ready')} total={fresh.length} />
        <Count name={t('alreadyThere')} total={known} />
        <Count name={t('skippedRows')} total={skipped.length} />
        <Count name={t('waitingRows')} total={waiting.length} />
        <Count name={t('refusedRows')} total={refused.length} />
      </dl>
    </div>
  )
}

export const RefusedRows = ({ reading: { refused } }: Pick<FileImport, 'reading'>) => {
  const { t } = useText('portfolio')
  const { t: activity } = useText('activity')
  const [isWhole, setIsWhole] = useState(false)
  if (refused.length === 0) return null
  const shown = isWhole ? refused : refused.slice(0, shownAtFirst)
  return (
    <section className="min-w-0">
      <h3 className="pb-1 text-body font-semibold">{t('refusedRows')}</h3>
      <ul className="text-table">
        {shown.map(({ row, text, code }) => (
          <li key={row} className="border-b border-hair py-1.5 last:border-0">
            <p className="text-ink-1">
              {t('rowNumber', { row })}. {refusalText(code)}
            </p>
            <p className="truncate text-caption text-ink-3">
              <bdi dir="ltr">{text}</bdi>
            </p>
          </li>
        ))}
      </ul>
      {refused.length > shown.length ? (
        <Button variant="ghost" size="small" onClick={() => setIsWhole(true)}>
          {activity('showAll', { total: refused.length })}
        </Button>
      ) : null}
    </section>
  )
}

// What the indicators rest on, and what was wrong with it: said, not averaged away.
import { secOfDay, type DailySeries } from '#domain/series/daily-series.ts'
import type { SeriesFlaw } from '#domain/series/series-quality.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useText } from '#i18n/use-text.ts'
import { AsOfLine } from '#parts/states/as-of-line.tsx'
import { useFlawWords } from '#parts/market/use-flaw-words.ts'

type HistoryNotesProps = {
  series: DailySeries
  flaws: readonly SeriesFlaw[]
  asOfSec: number | null
}

export const HistoryNotes = ({ series, flaws, asOfSec }: HistoryNotesProps) => {
  const { t } = useText('coin-technicals')
  const format = useFormat()
  const date = (day: number) => format.date(secOfDay(day))
  const noteOf = useFlawWords()
  return (
    <div className="grid gap-2 pt-6 pb-4 text-body">
      <p>
        {t('basis', {
          count: series.days.length,
          from: date(series.days[0] ?? 0),
          to: date(series.days.at(-1) ?? 0),
        })}{' '}
        {flaws.length === 0 ? t('flawless') : null}
      </p>
      {flaws.length === 0 ? null : (
        <ul
          aria-label={t('flaws')}
          className="grid list-disc gap-1 ps-5 text-ink-1 marker:text-warn"
        >
          {flaws.map((flaw) => (
            <li key={`${flaw.kind} ${flaw.kind === 'hole' ? flaw.afterDay : flaw.day}`}>
              {noteOf(flaw)}
            </li>
          ))}
        </ul>
      )}
      {asOfSec === null ? null : <AsOfLine asOfSec={asOfSec} />}
      <p className="text-caption text-ink-3">{t('noAdvice')}</p>
    </div>
  )
}

// What the chart rests on, and what is missing or was wrong: each said by name, while the rest is
// drawn.
import type { IndexedChart } from '#domain/comparison/indexed-chart.ts'
import { secOfDay } from '#domain/series/daily-series.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useText } from '#i18n/use-text.ts'
import { Button } from '#ui/actions/button.tsx'
import { useFlawWords } from '#parts/market/use-flaw-words.ts'
import { useIsOnline } from '#client/use-is-online.ts'
import type { Pull } from '#client/market/use-pulls.ts'
import type { ComparedCoin } from '../compared-coin.ts'

type HistoryNotesProps = {
  chart: IndexedChart
  coins: readonly ComparedCoin[]
  chartPulls: ReadonlyMap<string, Pull>
}
type Note = { key: string; text: string; retry: (() => void) | null }

const useMissingNotes = ({ chart, coins, chartPulls }: HistoryNotesProps): Note[] => {
  const { t } = useText('coin-compare')
  const isOnline = useIsOnline()
  return coins.flatMap(({ id, row: { name }, past }): Note[] => {
    const pull = chartPulls.get(id)
    if (past !== null)
      return chart.withoutPrices.includes(id)
        ? [{ key: id, text: t('missingInRange', { name }), retry: null }]
        : []
    if (isOnline && pull?.isPulling)
      return [{ key: id, text: t('missingYet', { name }), retry: null }]
    if (!isOnline) return [{ key: id, text: t('missingOffline', { name }), retry: null }]
    return [
      {
        key: id,
        text: t(pull?.error ? 'missingFailed' : 'missingNone', { name }),
        retry: pull?.retry ?? null,
      },
    ]
  })
}

export const HistoryNotes = (props: HistoryNotesProps) => {
  const { chart, coins } = props
  const { t } = useText('coin-compare')
  const { t: actions } = useText('actions')
  const format = useFormat()
  const flawWords = useFlawWords()
  const missing = useMissingNotes(props)
  const shortening = coins.find(({ id }) => id === chart.shortenedBy)
  const flaws = coins.flatMap(({ id, row, past }) =>
    (past?.flaws ?? [])
      .filter(
        (flaw) => (flaw.kind === 'hole' ? flaw.afterDay : flaw.day) >= (chart.baseDay ?? Infinity),
      )
      .map((flaw) => ({ id, name: row.name, flaw })),
  )
  return (
    <div className="grid max-w-[68ch] gap-1.5 pt-3 text-caption text-ink-3">
      {chart.baseDay === null ? null : (
        <p>
          {t('baseNote', { date: format.date(secOfDay(chart.baseDay)) })}{' '}
          {shortening ? t('shortenedBy', { name: shortening.row.name }) : null}
        </p>
      )}
      {missing.length + flaws.length === 0 ? null : (
        <ul className="grid list-disc gap-1.5 ps-5 text-body text-ink-1 marker:text-warn">
          {missing.map(({ key, text, retry }) => (
            <li key={key}>
              {text}{' '}
              {retry === null ? null : (
                <Button size="small" onClick={retry}>
                  {actions('retry')}
                </Button>
              )}
            </li>
          ))}
          {flaws.map(({ id, name, flaw }) => (
            <li key={`${id} ${flaw.kind} ${flaw.kind === 'hole' ? flaw.afterDay : flaw.day}`}>
              <bdi>{name}</bdi>: {flawWords(flaw)}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

// One change of the score: from, to, when, and the inputs that made it, each with what it did
// alone.
import { useMemo } from 'react'
import type { ScoreSnapshotWire } from '#contract/market/coin-dossier-wire.ts'
import { inputChanges, type InputChange } from '#domain/rating/rating-change.ts'
import type { RatingFacts } from '#domain/rating/rating.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useText } from '#i18n/use-text.ts'
import { inputValue } from '#parts/rating-panel/receipt/input-value.ts'
import { inputText } from '#parts/rating-panel/receipt/rating-words.ts'

export type SnapshotPair = { before: ScoreSnapshotWire; after: ScoreSnapshotWire }

const mostReasons = 4
/** An effect that rounds to no hundredth of a point is no reason. */
const leastPoints = 0.005

const factsOf = ({ inputs, rated_at }: ScoreSnapshotWire): RatingFacts =>
  Object.fromEntries(
    Object.entries(inputs).map(([key, value]) => [key, { value, as_of: rated_at, source: '' }]),
  )

const Reason = ({ change }: { change: InputChange }) => {
  const { t } = useText('coin-score')
  const { t: rating } = useText('rating')
  const { t: receipt } = useText('receipt')
  const format = useFormat()
  const words = { format, t: receipt, rating }
  const valueText = (value: number | null): string =>
    value === null ? rating('unknown') : inputValue(change, value, words)
  const [before, after] = [valueText(change.before), valueText(change.after)]
  const sign = change.points > 0 ? '+' : '\u2212'
  return (
    <li className="flex flex-wrap gap-x-2">
      <span className="text-ink-1">{rating(inputText(change.key))}</span>
      {/* A move too small for the value's figures is told by its points alone. */}
      <bdi>{before === after ? after : t('fromTo', { before, after })}</bdi>
      <bdi
        className={`num ${change.points > 0 ? 'text-up' : 'text-down'}`}
      >{`${sign}${format.hundredths(Math.abs(change.points))}`}</bdi>
    </li>
  )
}

export const ScoreChange = ({ pair: { before, after } }: { pair: SnapshotPair }) => {
  const { t } = useText('coin-score')
  const format = useFormat()
  const reasons = useMemo(
    () =>
      inputChanges('coin', factsOf(before), factsOf(after)).filter(
        ({ points }) => Math.abs(points) >= leastPoints,
      ),
    [before, after],
  )
  return (
    <li className="text-table text-ink-2">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <bdi dir="ltr" className="text-caption text-ink-3">
          {format.date(after.rated_at)}
        </bdi>
        <b className="text-body font-medium text-ink-1">
          {t('moved', { before: before.total_ai_score ?? '–', after: after.total_ai_score ?? '–' })}
        </b>
      </p>
      {before.version === after.version ? null : (
        <p>{t('newFormula', { before: before.version, after: after.version })}</p>
      )}
      {reasons.length === 0 ? (
        <p>{t('noReason')}</p>
      ) : (
        <ul className="mt-1 grid gap-0.5">
          {reasons.slice(0, mostReasons).map((change) => (
            <Reason key={change.key} change={change} />
          ))}
          {reasons.length > mostReasons ? (
            <li className="text-ink-3">
              {t('moreReasons', { count: reasons.length - mostReasons })}
            </li>
          ) : null}
        </ul>
      )}
    </li>
  )
}

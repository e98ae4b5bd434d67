// Three questions anybody has about a score, answered in plain words from what is on this device:
// why, what would change it, how old.
import { useMemo } from 'react'
import { dataAge } from '#domain/format/data-age.ts'
import { leversOf } from '#domain/rating/levers.ts'
import type { Rating, RatingFacts, SubscoreRating } from '#domain/rating/rating.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useText } from '#i18n/use-text.ts'
import { useNowSec } from '#client/use-now.ts'
import { inputValue } from './receipt/input-value.ts'
import { inputText, subscoreText } from './receipt/rating-words.ts'

type PlainAnswersProps = { rating: Rating; facts: RatingFacts; ratedAtSec: number | null }
type Known = SubscoreRating & { score: number }

const Answer = ({ question, children }: { question: string; children: string }) => (
  <div className="border-t border-hair py-2.5 first:border-t-0">
    <dt className="text-table font-medium text-ink-1">{question}</dt>
    <dd className="mt-0.5 text-table text-ink-2">{children}</dd>
  </div>
)

/** The known input whose figure is the oldest. */
const oldestLine = ({ subscores }: Rating) =>
  subscores
    .flatMap(({ lines }) => lines)
    .filter((line) => line.value !== null && line.asOfSec !== null)
    .toSorted((a, b) => (a.asOfSec ?? 0) - (b.asOfSec ?? 0))[0]

export const PlainAnswers = ({ rating, facts, ratedAtSec }: PlainAnswersProps) => {
  const { t } = useText('receipt')
  const { t: words } = useText('rating')
  const { t: dates } = useText('dates')
  const format = useFormat()
  const nowSec = useNowSec()
  const lever = useMemo(() => leversOf(rating.kind, facts).known[0], [rating.kind, facts])
  const ageOf = (atSec: number): string => {
    const age = dataAge(atSec, nowSec)
    return dates(age.key, 'count' in age ? { count: age.count } : {})
  }
  const known = rating.subscores
    .filter((sub): sub is Known => sub.score !== null)
    .toSorted((a, b) => b.score - a.score)
  const [best, worst] = [known[0], known.at(-1)]
  const oldest = oldestLine(rating)
  if (rating.total === null || !best || !worst) return null
  const name = ({ key }: Known): string => words(subscoreText(key, rating.kind))
  const parts = {
    best: name(best),
    bestScore: best.score,
    worst: name(worst),
    worstScore: worst.score,
  }
  return (
    <dl className="border-t border-hair">
      <Answer question={t('plainWhy', { score: rating.total })}>
        {known.length === 1 ? t('plainOnePart', parts) : t('plainParts', parts)}
      </Answer>
      {lever === undefined || lever.totalAtBest === null ? null : (
        <Answer question={t('levers')}>
          {t('plainLever', {
            input: words(inputText(lever.key)),
            value: inputValue(lever.line, lever.line.value ?? 0, { format, t, rating: words }),
            score: lever.totalAtBest,
          })}
        </Answer>
      )}
      {oldest === undefined || oldest.asOfSec === null || ratedAtSec === null ? null : (
        <Answer question={t('plainAge')}>
          {t('plainAges', {
            rated: ageOf(ratedAtSec),
            input: words(inputText(oldest.key)),
            oldest: ageOf(oldest.asOfSec),
          })}
        </Answer>
      )}
    </dl>
  )
}

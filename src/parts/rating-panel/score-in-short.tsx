// One line about a score, from what is on this device: its weakest part, what would raise it most,
// and how old its oldest figure is.
import { useMemo } from 'react'
import { dataAge } from '#domain/format/data-age.ts'
import { leversOf } from '#domain/rating/levers.ts'
import type { Rating, RatingFacts, SubscoreRating } from '#domain/rating/rating.ts'
import { useText } from '#i18n/use-text.ts'
import { useNowSec } from '#client/use-now.ts'
import { inputText, subscoreText } from './receipt/rating-words.ts'

type Known = SubscoreRating & { score: number }

const weakestOf = ({ subscores }: Rating): Known | undefined =>
  subscores
    .filter((sub): sub is Known => sub.score !== null)
    .toSorted((a, b) => a.score - b.score)[0]

/** When the oldest of the known figures was true; undefined where none says. */
const oldestAtSec = ({ subscores }: Rating): number | undefined =>
  subscores
    .flatMap(({ lines }) => lines)
    .flatMap(({ value, asOfSec }) => (value === null || asOfSec === null ? [] : [asOfSec]))
    .toSorted((a, b) => a - b)[0]

export const ScoreInShort = ({ rating, facts }: { rating: Rating; facts: RatingFacts }) => {
  const { t } = useText('receipt')
  const { t: words } = useText('rating')
  const { t: dates } = useText('dates')
  const nowSec = useNowSec()
  const lever = useMemo(() => leversOf(rating.kind, facts).known[0], [rating.kind, facts])
  const weakest = weakestOf(rating)
  const oldest = oldestAtSec(rating)
  const age = oldest === undefined ? null : dataAge(oldest, nowSec)
  const parts = [
    weakest &&
      t('plainWeakest', {
        part: words(subscoreText(weakest.key, rating.kind)),
        score: weakest.score,
      }),
    lever &&
      lever.totalAtBest !== null &&
      t('plainBiggest', { input: words(inputText(lever.key)), score: lever.totalAtBest }),
    age && t('plainOldest', { age: dates(age.key, 'count' in age ? { count: age.count } : {}) }),
  ].filter((part) => typeof part === 'string')
  return parts.length === 0 ? null : (
    <p className="pt-3 text-caption text-ink-3">{parts.join(' · ')}</p>
  )
}

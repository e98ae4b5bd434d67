// Sentences about the score: what it is, what carries it, what holds it down, what is unknown.
import { leversOf } from '../rating/levers.ts'
import { rate } from '../rating/rate.ts'
import type { Rating, SubscoreRating } from '../rating/rating.ts'
import { scoreBand } from '../coin/score-band.ts'
import type { AnalysisFacts } from './analysis-facts.ts'
import type { Citation, CitedFigure, Figure, Statement } from './statement.ts'

type RatingKey = 'score' | 'scoreNone' | 'strongest' | 'weakest' | 'holdsDown' | 'unknownInputs'
type RatingStatement = Statement<RatingKey>
type Rated = NonNullable<AnalysisFacts['rating']>

const citeOf =
  ({ ratedAtSec }: Rated) =>
  (figure: CitedFigure, value: Figure): Citation => ({
    figure,
    value,
    asOfSec: ratedAtSec,
    tab: 'fundamentals',
  })
const score = (value: number): Figure => ({ unit: 'score', value })

const scoreStatement = (rating: Rating, rated: Rated): RatingStatement => {
  const cite = citeOf(rated)
  const coverage: Figure = { unit: 'share', value: rating.coverage }
  const { total } = rating
  // What the page calls provisional is not called by a band here.
  const band = rating.state === 'provisional' ? 'provisional' : scoreBand(total)
  if (total === null || band === null)
    return {
      key: 'scoreNone',
      topic: 'rating',
      values: { coverage },
      cites: [cite('coverage', coverage)],
    }
  return {
    key: 'score',
    topic: 'rating',
    values: { score: score(total), coverage },
    words: { band: { kind: 'band', key: band } },
    cites: [cite('score', score(total)), cite('coverage', coverage)],
  }
}

const extremes = (rating: Rating, rated: Rated): RatingStatement[] => {
  const known = rating.subscores
    .filter((sub): sub is SubscoreRating & { score: number } => sub.score !== null)
    .toSorted((a, b) => b.score - a.score)
  const [best, worst] = [known[0], known.at(-1)]
  if (!best || !worst || best.score === worst.score) return []
  const say = (
    key: 'strongest' | 'weakest',
    sub: SubscoreRating & { score: number },
  ): RatingStatement => ({
    key,
    topic: 'rating',
    values: { score: score(sub.score) },
    words: { subscore: { kind: 'subscore', key: sub.key } },
    cites: [citeOf(rated)('subscore', score(sub.score))],
  })
  return [say('strongest', best), say('weakest', worst)]
}

const levers = (rated: Rated, rating: Rating): RatingStatement[] => {
  const cite = citeOf(rated)
  const { known, unknown } = leversOf('coin', rated.facts)
  const [heaviest] = known
  const said: RatingStatement[] = []
  if (
    heaviest?.totalAtBest !== null &&
    heaviest !== undefined &&
    heaviest.line.normalised !== null
  ) {
    said.push({
      key: 'holdsDown',
      topic: 'rating',
      values: { score: score(heaviest.totalAtBest), points: score(heaviest.line.normalised) },
      words: { input: { kind: 'input', key: heaviest.key } },
      cites: [cite('input', score(heaviest.line.normalised))],
    })
  }
  if (unknown.length > 0 && rating.scoreLow !== null && rating.scoreHigh !== null) {
    const number: Figure = { unit: 'count', value: unknown.length }
    said.push({
      key: 'unknownInputs',
      topic: 'rating',
      count: unknown.length,
      values: { number, low: score(rating.scoreLow), high: score(rating.scoreHigh) },
      cites: [cite('unknownInputs', number)],
    })
  }
  return said
}

/** What the coin's receipt allows to be said; nothing while it is not on the device. */
export const ratingStatements = ({ rating: rated }: AnalysisFacts): RatingStatement[] => {
  if (rated === null) return []
  const rating = rate('coin', rated.facts)
  const first = scoreStatement(rating, rated)
  return first.key === 'scoreNone'
    ? [first]
    : [first, ...extremes(rating, rated), ...levers(rated, rating)]
}

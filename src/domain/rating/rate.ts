// Rating v1: facts in, score and receipt out. Integers only, so that server and browser agree bit
// for bit (D-AISCORE).
import { ratingCaps } from './caps.ts'
import { ratingInputs } from './inputs.ts'
import { subscoreKeys, subscoreWeights } from './subscores.ts'
import { ratingStateOf } from './rating-state.ts'
import { directionOf, endsOf, normalise, roundedQuotient } from './normaliser.ts'
import type { RatingInput } from './inputs.ts'
import type { RatingKind, SubscoreKey } from './subscores.ts'
import type { Rating, RatingFact, RatingFacts, ReceiptLine, SubscoreRating } from './rating.ts'
import type { SubscoreWeights } from './weights.ts'

/**
 * Published with every score; a change of weights, inputs or tables is a new version
 * (decisions/020).
 */
export const ratingVersion = 1

const knownFact = (facts: RatingFacts, key: string): RatingFact | null => {
  const fact = Object.hasOwn(facts, key) ? facts[key] : undefined
  return fact && Number.isFinite(fact.value) ? fact : null
}

const receiptLine = (input: RatingInput, facts: RatingFacts): ReceiptLine => {
  const fact = knownFact(facts, input.key)
  const normalised = fact && normalise(fact.value, input)
  return {
    key: input.key,
    subscore: input.subscore,
    unit: input.unit,
    direction: directionOf(input),
    ...endsOf(input),
    weightPermille: input.weightPermille,
    value: fact && fact.value,
    asOfSec: fact && fact.as_of,
    source: fact && fact.source,
    normalised,
    contributionMilli: normalised === null ? null : normalised * input.weightPermille,
  }
}

const rateSubscore = (
  key: SubscoreKey,
  lines: readonly ReceiptLine[],
  weightPermille: number,
): SubscoreRating => {
  let sumMilli = 0
  let knownPermille = 0
  for (const line of lines) {
    if (line.contributionMilli === null) continue
    sumMilli += line.contributionMilli
    knownPermille += line.weightPermille
  }
  return {
    key,
    weightPermille,
    score: knownPermille === 0 ? null : roundedQuotient(sumMilli, knownPermille),
    low: Math.floor(sumMilli / 1000),
    high: Math.ceil((sumMilli + 100 * (1000 - knownPermille)) / 1000),
    coverage: Math.floor(knownPermille / 10),
    sumMilli,
    knownPermille,
    lines,
  }
}

const sumOver = (
  subscores: readonly SubscoreRating[],
  figure: (subscore: SubscoreRating) => number,
): number => subscores.reduce((sum, subscore) => sum + figure(subscore), 0)

/** The most a total may be: 100 unless a listed cap applies. */
export const totalCapOf = (caps: Rating['caps']): number =>
  caps.reduce((lowest, { maxTotal }) => Math.min(lowest, maxTotal), 100)

/**
 * The most the lower bound may be. A cap whose input is unknown binds it too: hiding a bad fact
 * must never pay.
 */
export const lowCapOf = (facts: RatingFacts): number =>
  ratingCaps.reduce((lowest, cap) => {
    const fact = knownFact(facts, cap.input)
    return fact === null || fact.value >= cap.from ? Math.min(lowest, cap.maxTotal) : lowest
  }, 100)

/**
 * Rates a coin or a token sale.
 * Unknown inputs are left out of the score and bound the range at 0 and 100; below 20 % coverage
 * there is no score. `weights` other than the published ones give a person's own total, never the
 * official score; the sub-scores stay as they are. Pure: the same facts give the same answer in
 * every engine.
 */
export const rate = (
  kind: RatingKind,
  facts: RatingFacts,
  weights: SubscoreWeights = subscoreWeights,
): Rating => {
  const lines = ratingInputs[kind].map((input) => receiptLine(input, facts))
  const subscores = subscoreKeys.map((key) =>
    rateSubscore(
      key,
      lines.filter((line) => line.subscore === key),
      weights[key],
    ),
  )
  const known = subscores.filter(({ score }) => score !== null)
  const sumMilli = sumOver(known, ({ score, weightPermille }) => (score ?? 0) * weightPermille)
  const knownPermille = sumOver(known, ({ weightPermille }) => weightPermille)
  const coverage = Math.floor(
    sumOver(subscores, (sub) => sub.knownPermille * sub.weightPermille) / 10_000,
  )
  const state = ratingStateOf(coverage)
  const caps = ratingCaps.filter(
    ({ input, from }) => (knownFact(facts, input)?.value ?? -Infinity) >= from,
  )
  const ceiling = totalCapOf(caps)
  const low = Math.floor(sumOver(subscores, (sub) => sub.low * sub.weightPermille) / 1000)
  const high = Math.ceil(sumOver(subscores, (sub) => sub.high * sub.weightPermille) / 1000)
  const isScored = state !== 'not-rated' && knownPermille > 0
  return {
    version: ratingVersion,
    kind,
    state,
    total: isScored ? Math.min(roundedQuotient(sumMilli, knownPermille), ceiling) : null,
    scoreLow: isScored ? Math.min(low, lowCapOf(facts)) : null,
    scoreHigh: isScored ? Math.min(high, ceiling) : null,
    coverage,
    sumMilli,
    knownPermille,
    subscores,
    caps,
  }
}

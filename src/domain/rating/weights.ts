// What each sub-score weighs in the total: the published weights, and those a person sets instead.
import { subscoreKeys, subscoreWeights, type SubscoreKey } from './subscores.ts'

/** Share of each sub-score in the total, permille; the five sum to 1000. */
export type SubscoreWeights = Readonly<Record<SubscoreKey, number>>

const permillePerPercent = 10
const wholePercent = 100

const weightsOfShares = (sharesPct: readonly number[]): SubscoreWeights =>
  Object.fromEntries(
    subscoreKeys.map((key, at) => [key, (sharesPct[at] ?? 0) * permillePerPercent]),
  ) as SubscoreWeights

/** Whole percent of the total that a sub-score weighs. */
export const shareOf = (weights: SubscoreWeights, key: SubscoreKey): number =>
  weights[key] / permillePerPercent

/**
 * Points of any size as whole percents of their sum; what rounding leaves over goes to the largest
 * remainders, so that the shares always sum to 100. Null where no point is given at all.
 */
export const weightsOfPoints = (
  points: Readonly<Record<SubscoreKey, number>>,
): SubscoreWeights | null => {
  const sum = subscoreKeys.reduce((total, key) => total + points[key], 0)
  if (sum <= 0) return null
  const exact = subscoreKeys.map((key) => (points[key] * wholePercent) / sum)
  const shares = exact.map(Math.floor)
  const left = wholePercent - shares.reduce((total, share) => total + share, 0)
  const byRemainder = exact
    .map((share, at) => ({ at, remainder: share - Math.floor(share) }))
    .toSorted((a, b) => b.remainder - a.remainder || a.at - b.at)
  for (const { at } of byRemainder.slice(0, left)) shares[at] = (shares[at] ?? 0) + 1
  return weightsOfShares(shares)
}

/** As a link carries them: "25-25-20-15-15", whole percents in the order of `subscoreKeys`. */
export const weightsText = (weights: SubscoreWeights): string =>
  subscoreKeys.map((key) => shareOf(weights, key)).join('-')

/** Reads `weightsText`; null for anything but five whole percents that sum to 100. */
export const weightsOfText = (text: string | null | undefined): SubscoreWeights | null => {
  const match = /^(\d{1,3})-(\d{1,3})-(\d{1,3})-(\d{1,3})-(\d{1,3})$/.exec(text ?? '')
  const shares = (match ?? []).slice(1).map(Number)
  return match !== null && shares.reduce((sum, share) => sum + share, 0) === wholePercent
    ? weightsOfShares(shares)
    : null
}

/** Whether these are the published weights of the rating. */
export const isOfficial = (weights: SubscoreWeights): boolean =>
  subscoreKeys.every((key) => weights[key] === subscoreWeights[key])

// What an amount put into one round of a sale becomes: tokens, when they are free, and what they
// must be worth to give it back.
import { freedPercent, type VestingTerms } from './vesting.ts'

export type StakeStep = {
  /** Whole months after the token generation event. */
  month: number
  addedTokens: number
  totalTokens: number
  /**
   * US dollars a token at which what is free by then is worth the amount; null while nothing is
   * free.
   */
  breakEvenUsd: number | null
}

export type StakePlan = {
  tokens: number
  /**
   * The months in which tokens become free, the token generation event (month 0) always first;
   * empty without terms.
   */
  steps: StakeStep[]
}

/** Words that sources add to one and the same round: "Seed" sells what "Seed round" frees. */
const fillers = /\b(?:round|sale|investors?|allocation|tokens?)\b/g

const bareName = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(fillers, ' ')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/**
 * The terms by which the tokens of a round become free, found by its name; null where none or more
 * than one fit.
 */
export const termsOfRound = (
  round: string,
  vesting: readonly VestingTerms[],
): VestingTerms | null => {
  const exact = vesting.find(({ label }) => label === round)
  if (exact) return exact
  const wanted = bareName(round)
  const fitting = wanted === '' ? [] : vesting.filter(({ label }) => bareName(label) === wanted)
  return fitting.length === 1 ? (fitting[0] ?? null) : null
}

/**
 * The tokens that `amountUsd` buys at `priceUsd` a token, month by month as `terms` free them.
 * Both in US dollars, above zero. Spec §2 "Upcoming sales".
 */
export const stakePlan = ({
  amountUsd,
  priceUsd,
  terms,
}: {
  amountUsd: number
  priceUsd: number
  terms: VestingTerms | null
}): StakePlan => {
  const tokens = amountUsd / priceUsd
  if (terms === null) return { tokens, steps: [] }
  const lastMonth = terms.cliffMonths + Math.max(0, terms.vestingMonths)
  const stepAt = (month: number): StakeStep => {
    const total = (tokens * freedPercent(terms, month)) / 100
    return {
      month,
      addedTokens: total - (tokens * freedPercent(terms, month - 1)) / 100,
      totalTokens: total,
      breakEvenUsd: total === 0 ? null : amountUsd / total,
    }
  }
  const steps = Array.from({ length: Math.ceil(lastMonth) + 1 }, (_, month) => stepAt(month))
  return { tokens, steps: steps.filter(({ month, addedTokens }) => month === 0 || addedTokens > 0) }
}

/**
 * The first month in which what is free is worth the amount at `priceUsd` a token; null where it
 * never is.
 */
export const paidBackMonth = ({ steps }: StakePlan, priceUsd: number): number | null =>
  steps.find(
    ({ breakEvenUsd }) =>
      breakEvenUsd !== null && breakEvenUsd <= priceUsd * (1 + Number.EPSILON * 8),
  )?.month ?? null

/**
 * A year and more of equal months is read by its turning points: the first two, every half year,
 * the last.
 */
export const turningPoints = (steps: readonly StakeStep[]): StakeStep[] =>
  steps.filter(({ month }, at) => at < 2 || at === steps.length - 1 || month % 6 === 0)

// An airdrop: where it stands in time, and how far it can be trusted and done for nothing.

export const airdropStatuses = ['live', 'upcoming', 'ended'] as const
export type AirdropStatus = (typeof airdropStatuses)[number]

/** What is asked for, as far as it has a name; `other` brings words of its own. */
export const airdropTaskKinds = [
  'register',
  'follow',
  'join',
  'use',
  'hold',
  'bridge',
  'vote',
  'refer',
  'claim',
  'other',
] as const
export type AirdropTaskKind = (typeof airdropTaskKinds)[number]
export type AirdropTask = {
  id: string
  kind: AirdropTaskKind
  /** The source's own words, null where the kind says it. */
  text: string | null
}

/** Null is unknown. Times in epoch seconds. */
export type Airdrop = {
  id: string
  name: string
  symbol: string
  image: string | null
  chain: string | null
  description: string | null
  /** What the source says; dates that say otherwise count more, but for an early end. */
  toldStatus: AirdropStatus | null
  startsAtSec: number | null
  endsAtSec: number | null
  /** The dates are expected, not announced. */
  areDatesEstimated: boolean
  reward: string | null
  /** Share of the supply that is given away, percent. */
  rewardSupplyPct: number | null
  tasks: readonly AirdropTask[]
  url: string | null
  /** The project itself has announced it. */
  isConfirmed: boolean | null
  /** Nothing is asked for but network fees: no deposit, no purchase. */
  isFree: boolean | null
  /** Who gets how much is published. */
  hasTerms: boolean | null
}

/**
 * Where an airdrop stands at `nowSec`. Without dates the source's word counts, else it is still to
 * come.
 */
export const airdropStatus = (
  { toldStatus, startsAtSec, endsAtSec }: Pick<Airdrop, 'toldStatus' | 'startsAtSec' | 'endsAtSec'>,
  nowSec: number,
): AirdropStatus => {
  if (toldStatus === 'ended' || (endsAtSec !== null && endsAtSec <= nowSec)) return 'ended'
  if (startsAtSec !== null) return startsAtSec > nowSec ? 'upcoming' : 'live'
  return toldStatus ?? 'upcoming'
}

export const airdropChecks = ['confirmed', 'free', 'dates', 'terms', 'page'] as const
export type AirdropCheck = (typeof airdropChecks)[number]

/** Points of each check; together 100. */
export const checkWeights: Readonly<Record<AirdropCheck, number>> = {
  confirmed: 30,
  free: 25,
  dates: 15,
  terms: 15,
  page: 15,
}

export type CheckResult = {
  check: AirdropCheck
  weight: number
  /** Null is unknown. */
  isMet: boolean | null
}

export type AirdropRating = {
  results: readonly CheckResult[]
  /** Of what is known; null where nothing is. */
  score: number | null
  /** If everything unknown were missing, and if all of it were met. */
  scoreLow: number | null
  scoreHigh: number | null
  coveragePct: number
}

const isSecurePage = (url: string | null): boolean => url !== null && /^https:\/\/\S+$/i.test(url)

const sumOf = (results: readonly CheckResult[]): number =>
  results.reduce((sum, { weight }) => sum + weight, 0)

/**
 * Five checks with fixed points, 0 to 100: what is unknown is left out of the score and widens its
 * range (design 8).
 */
export const rateAirdrop = ({
  isConfirmed,
  isFree,
  hasTerms,
  startsAtSec,
  endsAtSec,
  areDatesEstimated,
  url,
}: Airdrop): AirdropRating => {
  const met: Record<AirdropCheck, boolean | null> = {
    confirmed: isConfirmed,
    free: isFree,
    dates: startsAtSec !== null && endsAtSec !== null && !areDatesEstimated,
    terms: hasTerms,
    page: isSecurePage(url),
  }
  const results = airdropChecks.map((check): CheckResult => ({
    check,
    weight: checkWeights[check],
    isMet: met[check],
  }))
  const earned = sumOf(results.filter(({ isMet }) => isMet === true))
  const unknown = sumOf(results.filter(({ isMet }) => isMet === null))
  const known = 100 - unknown
  return {
    results,
    score: known === 0 ? null : Math.round((earned / known) * 100),
    scoreLow: earned,
    scoreHigh: earned + unknown,
    coveragePct: known,
  }
}

// When the tokens of a sale become free: a share at the token generation event, then, after the
// cliff, equal monthly parts.

export type Allocation = { label: string; percent: number }
export type VestingTerms = {
  label: string
  tgePercent: number
  cliffMonths: number
  vestingMonths: number
}

/** Percent of an allocation that is free so many whole months after the token generation event. */
export const freedPercent = (
  { tgePercent, cliffMonths, vestingMonths }: VestingTerms,
  months: number,
): number => {
  if (months < 0) return 0
  const atTge = Math.min(100, Math.max(0, tgePercent))
  if (months < cliffMonths) return atTge
  if (vestingMonths <= 0) return 100
  return atTge + (100 - atTge) * Math.min(1, (months - cliffMonths) / vestingMonths)
}

export type UnlockStep = {
  month: number
  /** Percent of the whole supply. */
  addedPercent: number
  totalPercent: number
  labels: string[]
}
export type UnlockLane = { label: string; percent: number; terms: VestingTerms }
export type UnlockPlan = {
  lanes: UnlockLane[]
  /**
   * The months in which something becomes free, the token generation event (month 0) always among
   * them.
   */
  steps: UnlockStep[]
  lastMonth: number
  /** Of the supply: allocated without known terms, or not allocated at all. */
  unknownPercent: number
  /** What the allocations add up to; over 100 the source contradicts itself. */
  sumPercent: number
}

/** Nobody plans further; a longer one is a mistake of its source. */
const mostMonths = 240
const least = 1e-9

const stepAt = (lanes: readonly UnlockLane[], month: number): UnlockStep => {
  const parts = lanes.map(({ label, percent, terms }) => {
    const now = freedPercent(terms, month)
    return {
      label,
      total: (percent * now) / 100,
      added: (percent * (now - (month === 0 ? 0 : freedPercent(terms, month - 1)))) / 100,
    }
  })
  const sum = (key: 'total' | 'added'): number => parts.reduce((all, part) => all + part[key], 0)
  return {
    month,
    addedPercent: sum('added'),
    totalPercent: sum('total'),
    labels: parts.filter(({ added }) => added > least).map(({ label }) => label),
  }
}

/**
 * Month by month, what of the supply becomes free and whose it is. Nothing is guessed: what has no
 * terms counts as unknown.
 */
export const unlockPlan = ({
  allocations,
  vesting,
}: {
  allocations: readonly Allocation[]
  vesting: readonly VestingTerms[]
}): UnlockPlan => {
  const lanes = allocations.flatMap(({ label, percent }): UnlockLane[] => {
    const terms = vesting.find((each) => each.label === label)
    return terms && percent > 0 ? [{ label, percent, terms }] : []
  })
  const lastMonth = Math.min(
    mostMonths,
    Math.max(0, ...lanes.map(({ terms }) => terms.cliffMonths + Math.max(0, terms.vestingMonths))),
  )
  const months =
    lanes.length === 0 ? [] : Array.from({ length: lastMonth + 1 }, (_, month) => month)
  const steps = months
    .map((month) => stepAt(lanes, month))
    .filter(({ month, addedPercent }) => month === 0 || addedPercent > least)
  const sumPercent = allocations.reduce((sum, { percent }) => sum + percent, 0)
  const known = lanes.reduce((sum, { percent }) => sum + percent, 0)
  return {
    lanes,
    steps,
    lastMonth,
    unknownPercent: Math.max(0, Math.max(100, sumPercent) - known),
    sumPercent,
  }
}

/**
 * So many months later on the same day, or on the month's last where it is shorter. Epoch seconds,
 * UTC.
 */
export const monthsLaterSec = (atSec: number, months: number): number => {
  const at = new Date(atSec * 1000)
  const lastDay = new Date(
    Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + months + 1, 0),
  ).getUTCDate()
  return (
    Date.UTC(
      at.getUTCFullYear(),
      at.getUTCMonth() + months,
      Math.min(at.getUTCDate(), lastDay),
      at.getUTCHours(),
      at.getUTCMinutes(),
      at.getUTCSeconds(),
    ) / 1000
  )
}

// Money that flowed in and out on a day. Doubles: exact sums are in the books.

/** US dollars of one entry at its moment, above zero for what came in. */
export type Flow = { atSec: number; usd: number }

/**
 * `netUsd` is paid in less taken out. `paidInUsd` is the most that was in at once: what was taken
 * out earlier pays for what comes later, so that buying back what was sold, or selling within the
 * day what was bought, is not counted as fresh money each time. Never below zero, nor below
 * `netUsd`.
 */
export type DayFlow = { netUsd: number; paidInUsd: number }

export const noFlow: DayFlow = { netUsd: 0, paidInUsd: 0 }

/** Two flows, one after the other; unknown where either is. */
export const thenFlow = (one: DayFlow | null, next: DayFlow | null): DayFlow | null =>
  one &&
  next && {
    netUsd: one.netUsd + next.netUsd,
    paidInUsd: Math.max(one.paidInUsd, one.netUsd + next.paidInUsd),
  }

/** All flows of a day; within a second what came in is first. */
export const dayFlowOf = (flows: readonly Flow[]): DayFlow =>
  flows
    .toSorted((one, other) => one.atSec - other.atSec || other.usd - one.usd)
    .reduce<DayFlow>(
      ({ netUsd, paidInUsd }, { usd }) => ({
        netUsd: netUsd + usd,
        paidInUsd: Math.max(paidInUsd, netUsd + usd),
      }),
      noFlow,
    )

// Which units a disposal gives away: what somebody chooses as their cost basis.

/** In the order they are offered. */
export const lotMethods = ['fifo', 'lifo', 'hifo', 'average'] as const
export type LotMethod = (typeof lotMethods)[number]

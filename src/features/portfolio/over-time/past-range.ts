// The spans over which a portfolio's past is looked at.

export const pastRanges = ['30d', '90d', '1y', 'all'] as const
export type PastRange = (typeof pastRanges)[number]

const days = { '30d': 30, '90d': 90, '1y': 365, all: Infinity } as const

/** The epoch day a range begins with. */
export const firstDayOf = (range: PastRange, today: number): number => today - days[range]

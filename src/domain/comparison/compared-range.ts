// The ranges a comparison can be drawn over: what its address names.

/** Ranges of a comparison in days: a year of daily closes is what a device keeps of a coin. */
export const comparedRangeDays = { '30d': 30, '90d': 90, '1y': 365 } as const
export type ComparedRange = keyof typeof comparedRangeDays
export const comparedRanges = Object.keys(comparedRangeDays) as [ComparedRange, ...ComparedRange[]]

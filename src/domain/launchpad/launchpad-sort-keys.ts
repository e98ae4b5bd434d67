// What a list of launchpads can be ordered by: what its address names, apart from how it is done.

export const launchpadSortKeys = [
  'low',
  'name',
  'above',
  'median',
  'average',
  'projects',
  'next',
] as const
export type LaunchpadSortKey = (typeof launchpadSortKeys)[number]
export type SortDirection = 'asc' | 'desc'

/** The direction a first click on the column gives. */
export const firstLaunchpadDirection = (key: LaunchpadSortKey): SortDirection =>
  key === 'name' || key === 'next' ? 'asc' : 'desc'

// Which airdrops a list can show and in which order: what its address names, apart from how it is
// done.

/** `open`: live or still to come. `mine`: those a person has ticked something of. */
export const airdropViews = ['open', 'live', 'upcoming', 'ended', 'mine'] as const
export type AirdropView = (typeof airdropViews)[number]

export const airdropSortKeys = ['low', 'name', 'starts', 'ends', 'tasks'] as const
export type AirdropSortKey = (typeof airdropSortKeys)[number]
export type SortDirection = 'asc' | 'desc'

/**
 * The direction a first click on the column gives: names, dates and effort rise, the score falls.
 */
export const firstAirdropDirection = (key: AirdropSortKey): SortDirection =>
  key === 'low' ? 'desc' : 'asc'

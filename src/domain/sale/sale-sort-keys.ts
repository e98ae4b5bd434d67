// What a list of sales can be ordered by: what its address names, apart from how it is done.

export const saleSortKeys = ['low', 'score', 'name', 'type', 'launch', 'cap', 'raised'] as const
export type SaleSortKey = (typeof saleSortKeys)[number]
export type SortDirection = 'asc' | 'desc'

/** The direction a first click on the column gives: names and dates rise, figures fall. */
export const firstDirection = (key: SaleSortKey): SortDirection =>
  key === 'name' || key === 'type' || key === 'launch' ? 'asc' : 'desc'

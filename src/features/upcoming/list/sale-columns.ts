// The columns of the sale table in order (R-UPL-004), and which of them sort. The column of scores is
// sorted by their low end, as lists rank.
import type { SaleSortKey, SortDirection } from '#domain/sale/sale-sort-keys.ts'

export const columnOrder = [
  'name',
  'type',
  'launch',
  'cap',
  'raised',
  'low',
] as const satisfies readonly SaleSortKey[]

export const isNumericColumn = (key: SaleSortKey): boolean => key === 'cap' || key === 'raised'

const spoken = { asc: 'ascending', desc: 'descending' } as const
export const ariaSort = (direction: SortDirection): 'ascending' | 'descending' => spoken[direction]

/** Widths at 1440; below 1200 px the type and the money raised make room for the name. */
export const columnClasses: Record<SaleSortKey, string> = {
  name: '',
  type: 'w-18 max-wide:hidden',
  launch: 'w-37',
  cap: 'w-28 whitespace-normal!',
  raised: 'w-29 whitespace-normal! max-wide:hidden',
  score: 'w-44 ps-8!',
  low: 'w-44 ps-8!',
}

/** Whether a column carries the arrow; that of scores does for both ends of them. */
export const isSortedBy = (sorted: SaleSortKey, column: SaleSortKey): boolean =>
  sorted === column || (column === 'low' && sorted === 'score')

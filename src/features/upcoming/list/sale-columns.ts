// The columns of the sale table in order (R-UPL-004), and which of them sort.
import type { SaleSortKey, SortDirection } from '#domain/sale/sale-sort-keys.ts'

export const columnOrder = [
  'name',
  'type',
  'launch',
  'cap',
  'raised',
  'score',
  'low',
] as const satisfies readonly SaleSortKey[]

export const isNumericColumn = (key: SaleSortKey): boolean =>
  key === 'cap' || key === 'raised' || key === 'low'

const spoken = { asc: 'ascending', desc: 'descending' } as const
export const ariaSort = (direction: SortDirection): 'ascending' | 'descending' => spoken[direction]

/** Widths at 1440; below 1200 px the type and the money raised make room for the name. */
export const columnClasses: Record<SaleSortKey, string> = {
  name: '',
  type: 'w-18 max-wide:hidden',
  launch: 'w-37',
  cap: 'w-28',
  raised: 'w-29 max-wide:hidden',
  score: 'w-44 ps-8!',
  low: 'w-17',
}

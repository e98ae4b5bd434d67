// Rows that did not fit, where they are set aside.

/** A row as it was found. `id` is its key there. */
export type DamagedRow = {
  table: string
  id: string
  row: unknown
  foundAtMs: number
}

const prefix = 'damaged:'

/** Where a damaged row is kept in `meta`: the same row is never counted twice. */
export const damagedKey = ({ table, id }: Pick<DamagedRow, 'table' | 'id'>): string =>
  `${prefix}${table}:${id}`

/** The keys of all of them. */
export const damagedRange: [string, string] = [prefix, `${prefix}\uffff`]

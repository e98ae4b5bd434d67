// The order of a list by one of its columns, as its address says it: `sort` and `dir`, neither
// where it is the standard one.

type SortDirection = 'asc' | 'desc'
type OrderedSearch<Key extends string> = { sort?: Key | undefined; dir?: SortDirection | undefined }

export type ColumnOrder<Key extends string> = {
  /** Column and direction that an address asks for. */
  orderOf: (search: OrderedSearch<Key>) => { key: Key; direction: SortDirection }
  /**
   * What pressing a heading asks for: another column its own way round, the same one the other way.
   */
  nextOrder: (
    search: OrderedSearch<Key>,
    key: Key,
  ) => { sort: Key | undefined; dir: SortDirection | undefined }
  /** What a column's heading says of itself. */
  spokenOf: (search: OrderedSearch<Key>, key: Key) => 'ascending' | 'descending' | 'none'
}

const spoken = { asc: 'ascending', desc: 'descending' } as const

/** `firstDirection`: what the first press on a column gives. */
export const columnOrder = <Key extends string>(
  standard: NoInfer<Key>,
  firstDirection: (key: Key) => SortDirection,
): ColumnOrder<Key> => {
  const orderOf = ({ sort, dir }: OrderedSearch<Key>): { key: Key; direction: SortDirection } => {
    const key = sort ?? standard
    return { key, direction: dir ?? firstDirection(key) }
  }
  return {
    orderOf,
    nextOrder: (search, key) => {
      const now = orderOf(search)
      const first = firstDirection(key)
      const turned = now.direction === 'asc' ? 'desc' : 'asc'
      const direction = key === now.key ? turned : first
      return {
        sort: key === standard ? undefined : key,
        dir: direction === first ? undefined : direction,
      }
    },
    spokenOf: (search, key) => {
      const now = orderOf(search)
      return key === now.key ? spoken[now.direction] : 'none'
    },
  }
}

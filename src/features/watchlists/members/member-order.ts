// The rows of a watchlist on screen: found by search, ordered by any column. A member the catalogue
// lacks never vanishes.

export type ListMember<Row> = {
  id: string
  /** Null where the catalogue on this device does not hold it. */
  row: Row | null
  /** The add still waits in the queue. */
  isWaiting: boolean
}

export type MemberOrder<Key extends string> = { key: Key; direction: 'asc' | 'desc' }
type Figure = number | string | null
/** What each column sorts by; `added` keeps the order of the list and needs no entry. */
export type FigureReaders<Row, Key extends string> = Record<
  Exclude<Key, 'added'>,
  (row: Row) => Figure
>

const compareKnown = (a: number | string, b: number | string, collator: Intl.Collator): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b))

/** A sorted copy; unknown figures come last in both directions, ties keep the order of the list. */
export const orderMembers = <Row, Key extends string>(
  members: readonly ListMember<Row>[],
  order: MemberOrder<Key>,
  { readers, locale }: { readers: FigureReaders<Row, Key>; locale: string },
): ListMember<Row>[] => {
  if (order.key === 'added') return order.direction === 'asc' ? [...members] : members.toReversed()
  const read = readers[order.key as Exclude<Key, 'added'>]
  const collator = new Intl.Collator(locale, { numeric: true })
  const sign = order.direction === 'asc' ? 1 : -1
  return members.toSorted((left, right) => {
    const a = left.row === null ? null : read(left.row)
    const b = right.row === null ? null : read(right.row)
    if (a === null || b === null) return a === b ? 0 : Number(a === null) - Number(b === null)
    return compareKnown(a, b, collator) * sign
  })
}

const fold = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Members whose name, symbol or id holds the words typed. */
export const findMembers = <Row extends { name: string; symbol: string }>(
  members: readonly ListMember<Row>[],
  search: string,
): ListMember<Row>[] => {
  const wanted = fold(search.trim())
  if (wanted === '') return [...members]
  return members.filter(({ id, row }) =>
    [id, row?.name ?? '', row?.symbol ?? ''].some((text) => fold(text).includes(wanted)),
  )
}

/** The mean of the known scores, whole points; null where none is known. */
export const averageScore = (
  members: readonly ListMember<{ totalScore: number | null }>[],
): number | null => {
  const scores = members.flatMap(({ row }) => row?.totalScore ?? [])
  return scores.length === 0
    ? null
    : Math.round(scores.reduce((sum, score) => sum + score, 0) / scores.length)
}

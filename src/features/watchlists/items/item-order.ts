// The rows of a watchlist on screen: found by search, ordered by any column. An item the catalogue
// lacks never vanishes.

export type ListItem<Row> = {
  id: string
  /** Null where the catalogue on this device does not hold it. */
  row: Row | null
  /** The add still waits in the queue. */
  isWaiting: boolean
}

export type ItemOrder<Key extends string> = { key: Key; direction: 'asc' | 'desc' }
type Figure = number | string | null
/** What each column sorts by; `added` keeps the order of the list and needs no entry. */
export type FigureReaders<Row, Key extends string> = Record<
  Exclude<Key, 'added'>,
  (row: Row) => Figure
>

const compareKnown = (a: number | string, b: number | string, collator: Intl.Collator): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b))

/** A sorted copy; unknown figures come last in both directions, ties keep the order of the list. */
export const orderItems = <Row, Key extends string>(
  items: readonly ListItem<Row>[],
  order: ItemOrder<Key>,
  { readers, locale }: { readers: FigureReaders<Row, Key>; locale: string },
): ListItem<Row>[] => {
  if (order.key === 'added') return order.direction === 'asc' ? [...items] : items.toReversed()
  const read = readers[order.key as Exclude<Key, 'added'>]
  const collator = new Intl.Collator(locale, { numeric: true })
  const sign = order.direction === 'asc' ? 1 : -1
  return items.toSorted((left, right) => {
    const a = left.row === null ? null : read(left.row)
    const b = right.row === null ? null : read(right.row)
    if (a === null || b === null) return a === b ? 0 : Number(a === null) - Number(b === null)
    return compareKnown(a, b, collator) * sign
  })
}

const fold = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Items whose name, symbol or id holds the words typed. */
export const findItems = <Row extends { name: string; symbol: string }>(
  items: readonly ListItem<Row>[],
  search: string,
): ListItem<Row>[] => {
  const wanted = fold(search.trim())
  if (wanted === '') return [...items]
  return items.filter(({ id, row }) =>
    [id, row?.name ?? '', row?.symbol ?? ''].some((text) => fold(text).includes(wanted)),
  )
}

/** The mean of the known scores, whole points; null where none is known. */
export const averageScore = (
  items: readonly ListItem<{ totalScore: number | null }>[],
): number | null => {
  const scores = items.flatMap(({ row }) => row?.totalScore ?? [])
  return scores.length === 0
    ? null
    : Math.round(scores.reduce((sum, score) => sum + score, 0) / scores.length)
}

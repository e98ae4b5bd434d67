// The difference between rows as they are and as they should be, so that only what changed is
// written and repainted.

const areSame = (left: object, right: object): boolean => {
  const keys = Object.keys(right)
  return (
    keys.length === Object.keys(left).length &&
    keys.every((key) => Reflect.get(left, key) === Reflect.get(right, key))
  )
}

export type RowChanges<Row, Key> = { put: Row[]; gone: Key[] }

/** What to write and what to delete so that `now` becomes `wanted`; `keyOf` names a row. */
export const rowChanges = <Row extends object, Key extends string | [string, string]>(
  now: readonly Row[],
  wanted: readonly Row[],
  keyOf: (row: Row) => Key,
): RowChanges<Row, Key> => {
  const present = new Map(now.map((row) => [String(keyOf(row)), row]))
  const put = wanted.filter((row) => {
    const name = String(keyOf(row))
    const old = present.get(name)
    present.delete(name)
    return !old || !areSame(old, row)
  })
  return { put, gone: [...present.values()].map(keyOf) }
}

// The names of coins and sales by id, from the catalogue on this device; the bare id where it lacks
// one.
import { coinsByIds, salesRows } from '#data/catalog/queries.ts'
import { useLiveQuery } from '#data/live-query.ts'

export type ItemRef = { kind: string; itemId: string | null }

const keyOf = (kind: string, itemId: string): string => `${kind}:${itemId}`

const readNames = async (keys: readonly string[]): Promise<Map<string, string>> => {
  const coinIds = keys.flatMap((key) => (key.startsWith('coin:') ? key.slice('coin:'.length) : []))
  const names = new Map(
    [...(await coinsByIds(coinIds))].map(([id, { name }]) => [keyOf('coin', id), name]),
  )
  if (keys.length > coinIds.length)
    for (const { id, name } of await salesRows()) names.set(keyOf('ido', id), name)
  return names
}

export const useItemNames = (
  items: readonly ItemRef[],
): ((kind: string, itemId: string | null) => string) => {
  const keys = [
    ...new Set(items.flatMap(({ kind, itemId }) => (itemId === null ? [] : keyOf(kind, itemId)))),
  ].toSorted()
  const names = useLiveQuery(() => readNames(keys), [keys.join('\n')])
  return (kind, itemId) => (itemId === null ? '' : (names?.get(keyOf(kind, itemId)) ?? itemId))
}

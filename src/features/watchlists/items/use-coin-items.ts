// A coin list's items joined with the catalogue on this device, and how old its figures are.
import { coinRows, coinsByIds, coinSparklines } from '#data/catalog/queries.ts'
import { standardQuery, type CoinRow } from '#data/catalog/types/coin-row.ts'
import { useLiveQuery } from '#data/live-query.ts'
import type { WatchlistView } from '#data/watchlists/queries.ts'
import type { ListItem } from './item-order.ts'

export type CoinItems = {
  items: ListItem<CoinRow>[]
  sparklines: ReadonlyMap<string, Float32Array>
  /** Null where no coin was ever fetched. */
  asOfSec: number | null
}

const readItems = async (items: WatchlistView['items']): Promise<CoinItems> => {
  const ids = items.map(({ itemId }) => itemId)
  const [rows, sparklines, origin] = await Promise.all([
    coinsByIds(ids),
    coinSparklines(ids),
    coinRows({ ...standardQuery, to: 0 }),
  ])
  const joined = items.map(({ itemId, isPending }) => ({
    id: itemId,
    row: rows.get(itemId) ?? null,
    isWaiting: isPending,
  }))
  return { items: joined, sparklines, asOfSec: origin?.asOfSec ?? null }
}

/** Undefined until the first read. */
export const useCoinItems = ({ items }: WatchlistView): CoinItems | undefined =>
  useLiveQuery(() => readItems(items), [items])

// A sale list's items joined with the sales on this device, and how old their figures are.
import { salesRows } from '#data/catalog/queries.ts'
import { salesState } from '#data/catalog/queries/status.ts'
import type { SaleRow } from '#data/catalog/types/sale-row.ts'
import { useLiveQuery } from '#data/live-query.ts'
import type { WatchlistView } from '#data/watchlists/queries.ts'
import type { ListItem } from './item-order.ts'

export type SaleItems = { items: ListItem<SaleRow>[]; asOfSec: number | null }

const readItems = async (items: WatchlistView['items']): Promise<SaleItems> => {
  const [sales, state] = await Promise.all([salesRows(), salesState()])
  const rows = new Map(sales.map((sale) => [sale.id, sale]))
  const joined = items.map(({ itemId, isPending }) => ({
    id: itemId,
    row: rows.get(itemId) ?? null,
    isWaiting: isPending,
  }))
  return { items: joined, asOfSec: state?.asOfSec ?? null }
}

/** Undefined until the first read. */
export const useSaleItems = ({ items }: WatchlistView): SaleItems | undefined =>
  useLiveQuery(() => readItems(items), [items])

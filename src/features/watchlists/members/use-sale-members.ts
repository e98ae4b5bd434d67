// A sale list's members joined with the sales on this device, and how old their figures are.
import { salesRows } from '#data/catalog/queries.ts'
import { salesState } from '#data/catalog/queries/status.ts'
import type { SaleRow } from '#data/catalog/types/sale-row.ts'
import { useLiveQuery } from '#data/live-query.ts'
import type { WatchlistView } from '#data/watchlists/queries.ts'
import type { ListMember } from './member-order.ts'

export type SaleMembers = { members: ListMember<SaleRow>[]; asOfSec: number | null }

const readMembers = async (items: WatchlistView['items']): Promise<SaleMembers> => {
  const [sales, state] = await Promise.all([salesRows(), salesState()])
  const rows = new Map(sales.map((sale) => [sale.id, sale]))
  const members = items.map(({ itemId, isPending }) => ({
    id: itemId,
    row: rows.get(itemId) ?? null,
    isWaiting: isPending,
  }))
  return { members, asOfSec: state?.asOfSec ?? null }
}

/** Undefined until the first read. */
export const useSaleMembers = ({ items }: WatchlistView): SaleMembers | undefined =>
  useLiveQuery(() => readMembers(items), [items])

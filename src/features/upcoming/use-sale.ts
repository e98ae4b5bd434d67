// One sale from the device, fetched again while its screen is open.
import { saleById } from '#data/catalog/queries.ts'
import type { SaleRow } from '#data/catalog/sale-row.ts'
import { salesState } from '#data/catalog/status.ts'
import { useLiveQuery } from '#data/live-query.ts'
import { useSalePull, type Pull } from '#widgets/market/use-pulls.ts'

/** `sale` is undefined while the device is read, null where it holds none of that id. */
export const useSale = (id: string): { sale: SaleRow | null | undefined; asOfSec: number | null; pull: Pull } => {
  const pull = useSalePull(id)
  const stored = useLiveQuery(async () => ({ sale: await saleById(id), state: await salesState() }), [id])
  return { sale: stored?.sale, asOfSec: stored?.state?.asOfSec ?? stored?.sale?.asOfSec ?? null, pull }
}

// One sale from the device, fetched again while its screen is open.
import { saleById } from '#data/catalog/queries.ts'
import type { SaleRow } from '#data/catalog/types/sale-row.ts'
import { salesState } from '#data/catalog/queries/status.ts'
import { useLiveQuery } from '#data/live-query.ts'
import { useSalePull, type Pull } from '#client/market/use-pulls.ts'

/** `sale` is undefined while the device is read, null where it holds none of that id. */
export const useSale = (
  id: string,
): { sale: SaleRow | null | undefined; asOfSec: number | null; pull: Pull } => {
  const pull = useSalePull(id)
  const stored = useLiveQuery(
    async () => ({ sale: await saleById(id), state: await salesState() }),
    [id],
  )
  const [ofSale, ofList] = [stored?.sale?.asOfSec, stored?.state?.asOfSec]
  // Imported sales may differ in age, invented ones are all of now.
  const asOfSec =
    (stored?.state?.isSample === false ? (ofSale ?? ofList) : (ofList ?? ofSale)) ?? null
  return { sale: stored?.sale, asOfSec, pull }
}

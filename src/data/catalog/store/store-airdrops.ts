// Writing airdrops: the whole list at once. What a person ticked of them stands in the account's
// database, never here.
import { airdropOfWire, type AirdropWire } from '#contract/market/airdrop-wire.ts'
import type { MarketSourceWire } from '#contract/market/market-wire.ts'
import type { CatalogDb } from '../../catalog-db.ts'
import { airdropsStateKey, partStateOf } from '../queries/status.ts'

/** Replaces all airdrops in one transaction. */
export const storeAirdrops = async (
  db: CatalogDb,
  items: readonly AirdropWire[],
  { source, nowMs }: { source: MarketSourceWire | null; nowMs: number },
): Promise<void> => {
  await db.transaction('rw', db.airdrops, db.meta, async () => {
    await db.airdrops.clear()
    await db.airdrops.bulkPut(items.map(airdropOfWire))
    await db.meta.put({ key: airdropsStateKey, value: partStateOf(source, nowMs) })
  })
}

// Writing launchpads: the whole list at once.
import type { LaunchpadWire } from '#contract/market/launchpad-wire.ts'
import type { MarketSourceWire } from '#contract/market/market-wire.ts'
import type { CatalogDb } from '../../catalog-db.ts'
import { launchpadRowOfWire } from '../types/launchpad-row.ts'
import { launchpadsStateKey, partStateOf } from '../queries/status.ts'

/** Replaces all launchpads in one transaction. */
export const storeLaunchpads = async (
  db: CatalogDb,
  items: readonly LaunchpadWire[],
  { source, nowMs }: { source: MarketSourceWire | null; nowMs: number },
): Promise<void> => {
  const rows = items.map(launchpadRowOfWire)
  await db.transaction('rw', db.launchpads, db.meta, async () => {
    await db.launchpads.clear()
    await db.launchpads.bulkPut(rows)
    await db.meta.put({ key: launchpadsStateKey, value: partStateOf(source, nowMs) })
  })
}

// Room is made by dropping what can be fetched again.
import { catalogDb, type CatalogDb } from '../../catalog-db.ts'
import { emitCatalogEvent } from '../queries/catalog-events.ts'

/** How long nothing is fetched ahead after the device was full. */
const pauseMs = 86_400_000
const pauseKey = 'extrasPausedUntilMs'

/**
 * Drops saved charts and full records, and stops fetching ahead for a day; lists, sales and columns
 * stay.
 */
export const dropCatalogExtras = async (
  nowMs: number,
  db: CatalogDb = catalogDb(),
): Promise<void> => {
  const [charts, blocks] = await Promise.all([db.charts.count(), db.blocks.count()])
  await db.charts.clear()
  await db.blocks.clear()
  await Promise.all([
    db.records.clear(),
    db.dossiers.clear(),
    db.candles.clear(),
    db.closes.clear(),
  ])
  await db.meta.put({ key: pauseKey, value: nowMs + pauseMs })
  emitCatalogEvent({ type: 'extrasDropped', charts, blocks })
}

/** Whether room was short lately, so that nothing should be fetched ahead. */
export const areExtrasPaused = async (db: CatalogDb, nowMs: number): Promise<boolean> => {
  const until = (await db.meta.get(pauseKey))?.value
  return typeof until === 'number' && until > nowMs
}

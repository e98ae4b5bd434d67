// When the device is full: extras go first, the write is tried once more, then it fails with a code.
import type { CatalogDb } from '../../catalog-db.ts'
import { emitCatalogEvent } from '../catalog-events.ts'
import { CatalogFault, type CatalogFaultCode } from '../catalog-fault.ts'
import { storageWatch } from '../../storage/storage-health.ts'
import { forgetIndex } from '../index/open-index.ts'

/** Dexie wraps the browser's error: an aborted transaction carries the quota error inside. */
const isQuotaError = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  if (error.name === 'QuotaExceededError') return true
  const inner: unknown = 'inner' in error ? error.inner : error.cause
  return inner !== undefined && inner !== error && isQuotaError(inner)
}

/** How long nothing is fetched ahead after the device was full. */
const pauseMs = 86_400_000
const pauseKey = 'extrasPausedUntilMs'

/** Drops saved charts and full records, and stops fetching ahead for a day; lists, sales and columns stay. */
export const dropCatalogExtras = async (db: CatalogDb, nowMs: number): Promise<void> => {
  const [charts, blocks] = await Promise.all([db.charts.count(), db.blocks.count()])
  await db.charts.clear()
  await db.blocks.clear()
  await Promise.all([db.records.clear(), db.dossiers.clear(), db.candles.clear()])
  await db.meta.put({ key: pauseKey, value: nowMs + pauseMs })
  emitCatalogEvent({ type: 'extrasDropped', charts, blocks })
}

/** Whether room was short lately, so that nothing should be fetched ahead. */
export const areExtrasPaused = async (db: CatalogDb, nowMs: number): Promise<boolean> => {
  const until = (await db.meta.get(pauseKey))?.value
  return typeof until === 'number' && until > nowMs
}

const quota = (error: unknown): never => {
  if (isQuotaError(error)) throw new CatalogFault('CATALOG_QUOTA', 'the device is full', error)
  throw error
}

/** Runs a write that matters; where the device is full, drops the extras and tries once more. Throws CATALOG_QUOTA. */
export const writeMakingRoom = async <T>(
  db: CatalogDb,
  nowMs: number,
  write: () => Promise<T>,
): Promise<T> => {
  const result = await write().catch(async (error: unknown) => {
    if (!isQuotaError(error)) throw error
    try {
      await dropCatalogExtras(db, nowMs)
      return await write()
    } catch (again) {
      if (isQuotaError(again)) storageWatch.foundFull(db.name, true)
      return quota(again)
    }
  })
  storageWatch.foundFull(db.name, false)
  return result
}

/** Runs a write of something that could be fetched again later. Throws CATALOG_QUOTA where the device is full. */
export const writeExtra = <T>(write: () => Promise<T>): Promise<T> => write().catch(quota)

/** Throws the coin catalogue away after damage; the next pull fetches it again. */
export const dropCatalog = async (
  db: CatalogDb,
  { code, detail }: { code: CatalogFaultCode; detail: string },
): Promise<void> => {
  await db.transaction(
    'rw',
    db.catalogMeta,
    db.columns,
    db.deltas,
    db.firstPage,
    db.blocks,
    async () => {
      await Promise.all([
        db.catalogMeta.clear(),
        db.columns.clear(),
        db.deltas.clear(),
        db.firstPage.clear(),
        db.blocks.clear(),
      ])
    },
  )
  forgetIndex(db)
  emitCatalogEvent({ type: 'catalogDropped', code, detail })
}

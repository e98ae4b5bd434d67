// When the device is full: extras go first, the write is tried once more, then it fails with a
// code.
import type { CatalogDb } from '../../catalog-db.ts'
import { emitCatalogEvent } from '../queries/catalog-events.ts'
import { CatalogFault, type CatalogFaultCode } from '../catalog-fault.ts'
import { storageWatch } from '../../storage/queries/storage-health.ts'
import { dropCatalogExtras } from '../commands/drop-extras.ts'
import { forgetIndex } from '../index/open-index.ts'

/** Dexie wraps the browser's error: an aborted transaction carries the quota error inside. */
const isQuotaError = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  if (error.name === 'QuotaExceededError') return true
  const inner: unknown = 'inner' in error ? error.inner : error.cause
  return inner !== undefined && inner !== error && isQuotaError(inner)
}

const quota = (error: unknown): never => {
  if (isQuotaError(error)) throw new CatalogFault('CATALOG_QUOTA', 'the device is full', error)
  throw error
}

/**
 * Runs a write that matters; where the device is full, drops the extras and tries once more. Throws
 * CATALOG_QUOTA.
 */
export const writeMakingRoom = async <T>(
  db: CatalogDb,
  nowMs: number,
  write: () => Promise<T>,
): Promise<T> => {
  const result = await write().catch(async (error: unknown) => {
    if (!isQuotaError(error)) throw error
    try {
      await dropCatalogExtras(nowMs, db)
      return await write()
    } catch (again) {
      if (isQuotaError(again)) storageWatch.foundFull(db.name, true)
      return quota(again)
    }
  })
  storageWatch.foundFull(db.name, false)
  return result
}

/**
 * Runs a write of something that could be fetched again later. Throws CATALOG_QUOTA where the
 * device is full.
 */
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

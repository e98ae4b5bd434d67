// Writing what get_market answered: a snapshot or a delta, each in one transaction with the first
// screen's rows.
import type { MarketDeltaWire, MarketSnapshotWire } from '#contract/market/market-wire.ts'
import type { CatalogDb, CatalogMetaRow } from '../../catalog-db.ts'
import { CatalogFault } from '../catalog-fault.ts'
import { applyDelta } from '../columns/apply-delta.ts'
import { columnsOfSnapshot } from '../columns/columns.ts'
import { bytesOfColumns, storedColumns } from '../columns/stored-columns.ts'
import { createCatalogIndex, type CatalogIndex } from '../index/catalog-index.ts'
import { holdIndex, openCatalogIndex } from '../index/open-index.ts'
import { readableIndex } from '../index/readable-index.ts'
import { standardQuery } from '../types/coin-row.ts'

/** Rows kept ready to paint: the largest page size. */
export const firstPageSize = 100

/** What a pull hands up: never rows. */
export type MarketState = { version: number; asOfSec: number }

type Header = Pick<MarketSnapshotWire, 'version' | 'count' | 'source'>

const headerOf = ({ version, count, source }: Header) => ({
  version,
  count,
  asOfSec: source.as_of,
  sourceId: source.id,
  isSample: source.is_sample,
  quarantined: source.quarantined,
})

const firstPageOf = (index: CatalogIndex) => {
  const selection = index.select(standardQuery)
  return {
    key: 'current' as const,
    rows: index.rowsAt(selection, 0, firstPageSize),
    total: selection.length,
  }
}

const stateOf = ({ version, asOfSec }: CatalogMetaRow): MarketState => ({ version, asOfSec })

type SnapshotOptions = { nowMs: number; origin: CatalogMetaRow['origin'] }

/**
 * Replaces the catalogue by a snapshot, whatever its version: a server restored from a copy may
 * count lower. Throws CATALOG_SNAPSHOT_MALFORMED and then has changed nothing.
 */
export const storeSnapshot = async (
  db: CatalogDb,
  snapshot: MarketSnapshotWire,
  { nowMs, origin }: SnapshotOptions,
): Promise<MarketState> => {
  const columns = columnsOfSnapshot(snapshot)
  const index = createCatalogIndex(columns, snapshot.version)
  const row = storedColumns(columns, snapshot.version)
  const firstPage = firstPageOf(index)
  const meta = await db.transaction(
    'rw',
    db.catalogMeta,
    db.columns,
    db.deltas,
    db.firstPage,
    async () => {
      const old = await db.catalogMeta.get('current')
      const next: CatalogMetaRow = {
        key: 'current',
        revision: (old?.revision ?? 0) + 1,
        lineage: Math.max((old?.lineage ?? 0) + 1, nowMs),
        origin,
        blockSize: snapshot.block_size,
        savedAtMs: nowMs,
        bytes: bytesOfColumns(row),
        ...headerOf(snapshot),
      }
      await db.columns.put(row)
      await db.deltas.clear()
      await db.firstPage.put(firstPage)
      await db.catalogMeta.put(next)
      return next
    },
  )
  holdIndex(db, meta.lineage, index)
  return stateOf(meta)
}

const unrelated = (detail: string): never => {
  throw new CatalogFault('CATALOG_DELTA_UNRELATED', detail)
}

const isEmpty = ({ ids, removed, since, version }: MarketDeltaWire): boolean =>
  ids.length === 0 && removed.length === 0 && version === since

/** Refuses a delta that does not continue what is stored. */
const checkContinues = (
  meta: CatalogMetaRow | undefined,
  delta: MarketDeltaWire,
): CatalogMetaRow => {
  if (meta?.origin !== 'market' || meta.version !== delta.since)
    return unrelated(`since ${delta.since}, here ${meta?.version}`)
  if (delta.version <= delta.since && !isEmpty(delta))
    return unrelated('a version that does not advance')
  return meta
}

const nextIndex = (before: CatalogIndex, delta: MarketDeltaWire): CatalogIndex => {
  if (isEmpty(delta) && delta.count === before.columns.count) return before
  return createCatalogIndex(applyDelta(before.columns, delta), delta.version)
}

/** Whether the store still holds what was read, whoever refreshed its age meanwhile. */
const isSameState = (
  now: CatalogMetaRow | undefined,
  before: CatalogMetaRow,
): now is CatalogMetaRow => now?.lineage === before.lineage && now.version === before.version

/** Null when the store has moved on meanwhile. */
const appendDelta = (
  db: CatalogDb,
  delta: MarketDeltaWire,
  change: { from: CatalogMetaRow; index: CatalogIndex; nowMs: number },
) =>
  db.transaction('rw', db.catalogMeta, db.deltas, db.firstPage, async () => {
    const now = await db.catalogMeta.get('current')
    if (!isSameState(now, change.from)) return null
    const next: CatalogMetaRow = {
      ...now,
      ...headerOf(delta),
      revision: now.revision + 1,
      savedAtMs: change.nowMs,
    }
    if (!isEmpty(delta)) {
      await db.deltas.put({ version: delta.version, delta })
      await db.firstPage.put(firstPageOf(change.index))
    }
    await db.catalogMeta.put(next)
    return next
  })

/**
 * Appends a delta. Throws CATALOG_DELTA_UNRELATED when it does not continue the stored version
 * (unless another tab has stored it already), CATALOG_DELTA_MALFORMED when it does not fit; nothing
 * has changed then.
 */
export const storeDelta = async (
  db: CatalogDb,
  delta: MarketDeltaWire,
  nowMs: number,
): Promise<MarketState> => {
  const meta = await db.catalogMeta.get('current')
  if (meta?.version === delta.version && delta.since < delta.version) return stateOf(meta)
  const from = checkContinues(meta, delta)
  const index = nextIndex(await openCatalogIndex(db, from), delta)
  const stored = await appendDelta(db, delta, { from, index, nowMs })
  if (!stored) return stateOf((await db.catalogMeta.get('current')) ?? from)
  holdIndex(db, stored.lineage, index)
  return stateOf(stored)
}

/** Deltas worth folding: enough of them that opening would feel it. */
const foldAfter = 6

/**
 * Writes the deltas into the columns when there are many. For idle time; the catalogue reads the
 * same before and after.
 */
export const foldDeltas = async (db: CatalogDb, atLeast = foldAfter): Promise<boolean> => {
  const meta = await db.catalogMeta.get('current')
  if (!meta || (await db.deltas.count()) < atLeast) return false
  const index = await readableIndex(db, meta)
  if (!index) return false
  const row = storedColumns(index.columns, index.version)
  return db.transaction('rw', db.catalogMeta, db.columns, db.deltas, async () => {
    const now = await db.catalogMeta.get('current')
    if (!isSameState(now, meta)) return false
    await db.columns.put(row)
    await db.deltas.clear()
    await db.catalogMeta.put({ ...now, bytes: bytesOfColumns(row) })
    return true
  })
}

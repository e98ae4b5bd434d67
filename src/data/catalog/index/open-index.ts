// The index of what is stored now: loaded once, brought forward by deltas, shared by every query of
// this tab.
import type { CatalogDb, CatalogMetaRow } from '../../catalog-db.ts'
import { CatalogFault } from '../catalog-fault.ts'
import { applyDelta } from '../columns/apply-delta.ts'
import type { CatalogColumns } from '../columns/columns.ts'
import { columnsOfStored } from '../columns/stored-columns.ts'
import { createCatalogIndex, type CatalogIndex } from './catalog-index.ts'

type Held = { lineage: number; index: CatalogIndex }
type State = { held?: Held; loading?: { revision: number; index: Promise<CatalogIndex> } }

const states = new WeakMap<CatalogDb, State>()

const stateOf = (db: CatalogDb): State => {
  const known = states.get(db)
  if (known) return known
  const state: State = {}
  states.set(db, state)
  return state
}

type Point = { columns: CatalogColumns; version: number }

/** Applies the stored deltas from a version to the wanted one; null when the chain has a gap. */
const bringForward = async (
  db: CatalogDb,
  from: Point,
  toVersion: number,
): Promise<Point | null> => {
  let { columns, version } = from
  if (version === toVersion) return from
  const rows = await db.deltas.where('version').between(version, toVersion, false, true).toArray()
  for (const { delta } of rows) {
    if (delta.since !== version) return null
    columns = applyDelta(columns, delta)
    version = delta.version
  }
  return version === toVersion ? { columns, version } : null
}

const readWhole = async (db: CatalogDb, meta: CatalogMetaRow): Promise<Point> => {
  const row = await db.columns.get('current')
  if (!row) throw new CatalogFault('CATALOG_CORRUPT', 'no columns')
  const point = await bringForward(
    db,
    { columns: columnsOfStored(row), version: row.version },
    meta.version,
  )
  if (!point || point.columns.count !== meta.count)
    throw new CatalogFault('CATALOG_CORRUPT', 'columns and deltas do not add up')
  return point
}

/**
 * Columns and deltas must be read at one moment: a fold between the two reads would look like a
 * gap.
 */
const load = (db: CatalogDb, held: Held | undefined): PromiseLike<Held> =>
  db.transaction('r', db.catalogMeta, db.columns, db.deltas, async () => {
    const meta = await db.catalogMeta.get('current')
    if (!meta) throw new CatalogFault('CATALOG_CORRUPT', 'no meta')
    const isSameLineage = held?.lineage === meta.lineage
    const near = isSameLineage ? await bringForward(db, held.index, meta.version) : null
    const point = near ?? (await readWhole(db, meta))
    const index =
      held && point.columns === held.index.columns
        ? held.index
        : createCatalogIndex(point.columns, point.version)
    return { lineage: meta.lineage, index }
  })

/**
 * Runs a task free of the live query that asked for it: others wait for the same task when that
 * query is cancelled.
 */
const outsideZone = <T>(task: () => PromiseLike<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    setTimeout(() => void task().then(resolve, reject), 0)
  })

/**
 * A live query that waited for the load does not see what it read after the wait. What it read
 * before, every query of the index, is written again as it is, so that each runs once more, now
 * without a wait.
 */
const rerunWaiting = async (db: CatalogDb): Promise<void> => {
  try {
    await db.transaction('rw', db.catalogMeta, async () => {
      const meta = await db.catalogMeta.get('current')
      if (meta) await db.catalogMeta.put(meta)
    })
  } catch {
    // A device that takes no writes shows what it has; the next delta could not be stored on it
    // either.
  }
}

/** The index already in memory for this state of the store, without reading anything. */
export const heldIndex = (db: CatalogDb, meta: CatalogMetaRow): CatalogIndex | null => {
  const held = stateOf(db).held
  return held?.lineage === meta.lineage && held.index.version === meta.version ? held.index : null
}

/** The index of the stored catalogue. Throws CATALOG_CORRUPT when what is stored is damaged. */
export const openCatalogIndex = async (
  db: CatalogDb,
  meta: CatalogMetaRow,
): Promise<CatalogIndex> => {
  const state = stateOf(db)
  const held = heldIndex(db, meta)
  if (held) return held
  if (state.loading?.revision === meta.revision) return state.loading.index
  const index = outsideZone(async () => {
    state.held = await load(db, state.held)
    void rerunWaiting(db)
    return state.held.index
  })
  state.loading = { revision: meta.revision, index }
  try {
    return await index
  } finally {
    if (state.loading.index === index) delete state.loading
  }
}

/** Puts an index in memory that was just computed from what was just stored. */
export const holdIndex = (db: CatalogDb, lineage: number, index: CatalogIndex): void => {
  stateOf(db).held = { lineage, index }
}

/** Forgets what is in memory, for a store that was dropped. */
export const forgetIndex = (db: CatalogDb): void => {
  states.delete(db)
}

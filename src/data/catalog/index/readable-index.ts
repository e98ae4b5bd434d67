// The index, or nothing where the store is empty or damaged; damage is thrown away so that a pull
// can cure it.
import { Dexie } from 'dexie'
import type { CatalogDb, CatalogMetaRow } from '../../catalog-db.ts'
import { CatalogFault } from '../catalog-fault.ts'
import { dropCatalog } from '../store/make-room.ts'
import type { CatalogIndex } from './catalog-index.ts'
import { heldIndex, openCatalogIndex } from './open-index.ts'

/** Damage is repaired outside the reading query, which may not write. */
const repairLater = (db: CatalogDb, fault: CatalogFault): void => {
  setTimeout(() => {
    dropCatalog(db, { code: fault.code, detail: fault.message }).catch((error: unknown) => {
      console.error('the damaged catalogue could not be dropped', error)
    })
  }, 0)
}

/**
 * The index, or null where nothing (or nothing readable) is stored; damage is reported as a
 * `catalogDropped` event.
 */
export const readableIndex = (
  db: CatalogDb,
  meta: CatalogMetaRow | undefined,
): PromiseLike<CatalogIndex | null> => {
  // Dexie's own promises: the promise of an async function would hide from a live query what it
  // reads next.
  if (!meta) return Dexie.Promise.resolve(null)
  const held = heldIndex(db, meta)
  if (held) return Dexie.Promise.resolve(held)
  return Dexie.Promise.resolve(openCatalogIndex(db, meta)).then(null, (error: unknown) => {
    if (!(error instanceof CatalogFault)) throw error
    repairLater(db, error)
    return null
  })
}

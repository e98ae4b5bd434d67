// The storage of this device as our databases use it: the browser's, with memory behind it.
import { Dexie } from 'dexie'
import { loadLazy } from '#platform/worker/load-lazy.ts'
import { guardStorage, type GuardedStorage } from './guard-storage.ts'
import { storageWatch } from './queries/storage-health.ts'

const after = (delayMs: number, callback: () => void): (() => void) => {
  const timer = setTimeout(callback, delayMs)
  return () => clearTimeout(timer)
}

/** The guarded storage of one database; the code of the memory comes only where it is needed. */
export const deviceStorage = (): GuardedStorage =>
  guardStorage({
    native: () => globalThis.indexedDB ?? null,
    nativeRange: () => globalThis.IDBKeyRange,
    loadMemory: async () => {
      const { IDBFactory, IDBKeyRange } = await loadLazy(() => import('fake-indexeddb'))
      return { indexedDB: new IDBFactory(), IDBKeyRange }
    },
    watch: storageWatch,
    after,
  })

// Dexie compares with the browser's own at every opening; where even asking for it throws, there is
// none.
try {
  void globalThis.indexedDB
} catch {
  Object.defineProperty(globalThis, 'indexedDB', { value: undefined, configurable: true })
}

// Without an IndexedDB at its start Dexie lets every live query rest; ours has one either way.
if (!Dexie.dependencies.indexedDB) Object.assign(Dexie.dependencies, deviceStorage())

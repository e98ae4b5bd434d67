// The store of a place, as fast as it can be: where a file would be written, memory does as well.
import type { Store } from '#server/store/store.ts'
import { openStoreAt, type Place } from './both-stores.ts'
import { emptyMemoryStore } from './memory-server.ts'

export const fastStoreAt = (place: Place): Promise<Store> =>
  'DATABASE_URL' in place.environment ? openStoreAt(place) : emptyMemoryStore()

import { deviceStorage, type StoredThing } from '#features/legal/device-storage.ts'

/** Whether the cookie policy has a line for this name. */
export const isDeclared = (place: StoredThing['place'], name: string): boolean =>
  deviceStorage.some(
    (thing) =>
      thing.place === place &&
      thing.names.some((known) =>
        known.endsWith('…') ? name.startsWith(known.slice(0, -1)) : name === known,
      ),
  )

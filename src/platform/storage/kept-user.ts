// The last user this device's server confirmed, so that a flight opens the right local database
// (D-OFFLINEIDENTITY).
import { readStored, watchStored, writeStored } from './stored-values.ts'

const key = 'last_confirmed_user'

export const keptUserStorage = {
  /** The JSON that was kept, unchecked: its reader validates it. */
  text: (): string | null => readStored(key),
  keep: (user: object | null): void =>
    writeStored(key, user === null ? null : JSON.stringify(user)),
  watch: (listener: () => void): (() => void) => watchStored(key, listener),
}

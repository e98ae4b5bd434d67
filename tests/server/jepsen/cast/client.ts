// What the run asks of every client, whichever its kind.
import type { DeviceState } from '../history.ts'

export type Account = { id: string; token: string; sharedListId: string }

export type Client = {
  name: string
  /** Does one thing a person might do. */
  step: () => Promise<void>
  /** Dies and comes back as a closed and reopened app does; nothing where it keeps nothing. */
  restart: () => Promise<void>
  setClock: (offsetMs: number) => void
  /** Everything is up again: sends what is left. */
  settle: () => Promise<void>
  /** What it shows in the end; null where it shows nothing. */
  report: () => Promise<DeviceState | null>
  close: () => void
}

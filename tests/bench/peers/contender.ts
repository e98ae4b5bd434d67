// What every contender must be able to do. It is told nothing of the faults.
import type { Browser } from './browser.ts'
import type { Command } from './story.ts'

/** The app as it was opened once: two tabs, and a worker where there is one. */
export type Opened = {
  /**
   * Resolves when the contender has taken the change over (or done it): from then on it is its promise. Rejects where the
   * page is told no. May stay silent for ever where the browser dies.
   */
  submit: (tab: 0 | 1, command: Command, onLateRefusal: () => void) => Promise<void>
  /** The subjects of changes that are still queued. */
  queued: () => Promise<string[]>
  /** The person signs in again, with a token that works. */
  signIn: () => void
}

export type Contender = {
  name: string
  /** Opens the app in a new browser; `isFirst` where the device never saw it before. */
  open: (browser: Browser) => Promise<Opened>
}

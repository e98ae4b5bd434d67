// Background Sync as Chromium does it: an event at once or as soon as there is a connection, and after a failure twice
// more, 5 and 15 minutes later. Registrations outlive the browser.
import type { Browser } from '../browser.ts'

const attempts = 3
const firstRetryMs = 5 * 60_000
const retryFactor = 3
const soonMs = 50

type SyncEventLike = {
  tag: string
  lastChance: boolean
  waitUntil: (work: Promise<unknown>) => void
}

type Registration = { failures: number; isRunning: boolean; isAgain: boolean }

export type SyncManagerLike = {
  register: (tag: string) => Promise<void>
  /** The worker that is now alive and hears the events. */
  attach: (listener: (event: SyncEventLike) => void, isOver: () => boolean) => void
}

export const createSyncManager = (browser: Browser): SyncManagerLike => {
  const registered = new Map<string, Registration>()
  let worker: { hear: (event: SyncEventLike) => void; isOver: () => boolean } | null = null
  const succeeded = (tag: string, registration: Registration): void => {
    registration.isRunning = false
    registration.failures = 0
    if (registration.isAgain) later(tag, soonMs)
    else registered.delete(tag)
  }
  const failed = (tag: string, registration: Registration): void => {
    registration.isRunning = false
    registration.failures += 1
    if (registration.failures < attempts)
      later(tag, firstRetryMs * retryFactor ** (registration.failures - 1))
    else registered.delete(tag)
  }
  const fire = (tag: string): void => {
    const registration = registered.get(tag)
    const hearing = worker
    if (
      !registration ||
      registration.isRunning ||
      !browser.shore.isOn ||
      !hearing ||
      hearing.isOver()
    )
      return
    registration.isRunning = true
    registration.isAgain = false
    let waited: Promise<unknown> = Promise.resolve()
    hearing.hear({
      tag,
      lastChance: registration.failures === attempts - 1,
      waitUntil: (work) => void (waited = work),
    })
    void waited.then(() => succeeded(tag, registration)).catch(() => failed(tag, registration))
  }
  const later = (tag: string, ms: number): void => void browser.time.after(ms, () => fire(tag))
  browser.onOnline(() => [...registered.keys()].forEach((tag) => later(tag, soonMs)))
  return {
    register: async (tag) => {
      const known = registered.get(tag)
      if (known) known.isAgain = true
      else registered.set(tag, { failures: 0, isRunning: false, isAgain: false })
      later(tag, soonMs)
    },
    attach: (hear, isOver) => {
      worker = { hear, isOver }
      // What died with the old worker is tried again.
      for (const [tag, registration] of registered) {
        registration.isRunning = false
        later(tag, soonMs)
      }
    },
  }
}

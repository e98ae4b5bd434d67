// The engine and its database are not part of the first script: they come while the first screen is
// drawn, and to a visitor not at all, since nothing of theirs is sent.
import type { SyncEngine } from '#sync/engine.ts'
import { createStatusStore } from '#sync/sync-status.ts'

/** Whom no engine serves (sync/session/session.ts). */
const visitor = 'anon'

/**
 * Stands for an engine that is loaded at once where `isAwaited`, else with the first account to
 * serve; until then there is nothing to tell it. What it is told while it is on its way is done in
 * order once it is here; until then its status is idle and nothing is under way. Edits need no
 * engine: it finds them in the queue.
 */
export const lazyEngine = (
  load: () => Promise<SyncEngine>,
  { isAwaited }: { isAwaited: boolean },
): SyncEngine => {
  const status = createStatusStore()
  let engine: SyncEngine | null = null
  let arrival: Promise<SyncEngine> | null = null
  const fetchOnce = (): Promise<SyncEngine> =>
    (arrival ??= load().then((arrived) => {
      engine = arrived
      const copy = (): void => status.set(arrived.status.get())
      arrived.status.subscribe(copy)
      copy()
      return arrived
    }))
  const tell = (act: (engine: SyncEngine) => void): void => {
    if (engine) act(engine)
    // The page recovers from code that could not be loaded (preload-recovery.ts); the queue waits
    // for it.
    else arrival?.then(act).catch(() => {})
  }
  if (isAwaited) fetchOnce().catch(() => {})
  return {
    status,
    start: (accountKey, options) => {
      if (accountKey !== visitor) fetchOnce().catch(() => {})
      tell((here) => here.start(accountKey, options))
    },
    stop: () => tell((here) => here.stop()),
    wake: (reason) => tell((here) => here.wake(reason)),
    refresh: async () => (await arrival)?.refresh(),
    drained: async () => engine?.drained(),
    retryOperation: async (seq) => (await arrival)?.retryOperation(seq),
    discardOperation: async (seq) => (await arrival)?.discardOperation(seq),
    retryAll: async () => (await arrival)?.retryAll(),
    discardAll: async () => (await arrival)?.discardAll(),
    discardQueue: async () => (await arrival)?.discardQueue(),
  }
}

// The engine and its database are not part of the first script: they come while the first screen is
// drawn.
import type { SyncEngine } from '#sync/engine.ts'
import { createStatusStore } from '#sync/sync-status.ts'

/**
 * Stands for an engine that is still on its way. What it is told meanwhile is done in order once
 * the engine is here; until then its status is idle and nothing is under way. Edits need no engine:
 * it finds them in the queue.
 */
export const lazyEngine = (coming: Promise<SyncEngine>): SyncEngine => {
  const status = createStatusStore()
  let engine: SyncEngine | null = null
  const arrival = coming.then((arrived) => {
    engine = arrived
    const copy = (): void => status.set(arrived.status.get())
    arrived.status.subscribe(copy)
    copy()
    return arrived
  })
  const tell = (act: (engine: SyncEngine) => void): void => {
    if (engine) act(engine)
    // The page recovers from code that could not be loaded (preload-recovery.ts); the queue waits
    // for it.
    else arrival.then(act).catch(() => {})
  }
  return {
    status,
    start: (accountKey, options) => tell((here) => here.start(accountKey, options)),
    stop: () => tell((here) => here.stop()),
    wake: (reason) => tell((here) => here.wake(reason)),
    refresh: async () => (await arrival).refresh(),
    drained: async () => engine?.drained(),
    retryOperation: async (seq) => (await arrival).retryOperation(seq),
    discardOperation: async (seq) => (await arrival).discardOperation(seq),
    retryAll: async () => (await arrival).retryAll(),
    discardAll: async () => (await arrival).discardAll(),
    discardQueue: async () => (await arrival).discardQueue(),
  }
}

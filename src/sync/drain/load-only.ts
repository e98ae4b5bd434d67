// A drain that may not send, because nobody knows yet what the host can do: lists are still loaded.
import { rememberHost } from '#data/outbox/host-memory.ts'
import { honouredRetryAfterMs } from './retry.ts'
import { unlessFenced } from './drain.ts'
import { haltDrain, type DrainContext } from './drain-context.ts'
import type { HostCapabilities } from './host-capabilities.ts'
import { loadRows } from './load-rows.ts'
import { keptKinds } from '../synced-entity.ts'

type UnknownCapabilities = Extract<HostCapabilities, { type: 'unknown' }>

/** Null where the host did not ask for patience, else until when it has it, in ms. */
const patienceUntilMs = (
  { ports }: DrainContext,
  { failure }: UnknownCapabilities,
): number | null =>
  (failure.type === 'transient' || failure.type === 'foreign') &&
  (failure.status === 429 || failure.status === 425)
    ? ports.clock.nowMs() + Math.max(1000, honouredRetryAfterMs(failure.retryAfterMs))
    : null

/**
 * Loads the lists and halts. A load that succeeds shows that only the question fails: that is
 * counted, for a host that never answers it is a plain one in the end (`learnCapabilities`).
 * Always false: what waits has not been sent.
 */
export const loadOnly = (context: DrainContext, host: UnknownCapabilities): Promise<boolean> =>
  unlessFenced(context, async () => {
    const untilMs = patienceUntilMs(context, host)
    if (untilMs !== null) haltDrain(context, 'busy', untilMs)
    if (host.failure.type === 'notSent') haltDrain(context, 'unreachable')
    let isAnyLoaded = false
    const kept = keptKinds(context.ports, context.capabilities)
    for (const kind of context.db.entities.kinds) {
      if (context.halt.reason) break
      if (kept.has(kind)) continue
      context.kindsToLoad.delete(kind)
      isAnyLoaded = (await loadRows(context, kind)) || isAnyLoaded
    }
    if (isAnyLoaded)
      await rememberHost(context.db, { ...host.memory, misses: host.memory.misses + 1 })
    haltDrain(context, 'busy')
    return false
  })

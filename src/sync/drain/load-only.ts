// A drain that may not send, because nobody knows yet what the host can do: lists are still loaded.
import { rememberHost } from '#data/outbox/host-memory.ts'
import { honouredRetryAfterMs } from './retry.ts'
import { unlessFenced } from './drain.ts'
import { haltDrain, type DrainContext } from './drain-context.ts'
import type { HostWord } from './host-word.ts'
import { loadRows } from './load-rows.ts'

type Silent = Extract<HostWord, { type: 'silent' }>

/** Null where the host did not ask for patience, else until when it has it, in ms. */
const patienceUntilMs = ({ ports }: DrainContext, { silence }: Silent): number | null =>
  (silence.type === 'transient' || silence.type === 'foreign') &&
  (silence.status === 429 || silence.status === 425)
    ? ports.clock.nowMs() + Math.max(1000, honouredRetryAfterMs(silence.retryAfterMs))
    : null

/**
 * Loads the lists and halts. A load that succeeds shows that only the question fails: that is
 * counted, for a host that never answers it is a plain one in the end (`learnHost`). Always false:
 * what waits has not been sent.
 */
export const loadOnly = (context: DrainContext, silent: Silent): Promise<boolean> =>
  unlessFenced(context, async () => {
    const untilMs = patienceUntilMs(context, silent)
    if (untilMs !== null) haltDrain(context, 'busy', untilMs)
    if (silent.silence.type === 'notSent') haltDrain(context, 'unreachable')
    let isAnyLoaded = false
    for (const kind of context.db.entities.kinds) {
      if (context.halt.reason) break
      context.kindsToLoad.delete(kind)
      isAnyLoaded = (await loadRows(context, kind)) || isAnyLoaded
    }
    if (isAnyLoaded)
      await rememberHost(context.db, { ...silent.memory, misses: silent.memory.misses + 1 })
    haltDrain(context, 'busy')
    return false
  })

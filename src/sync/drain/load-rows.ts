// Asks the server for the rows of a kind and folds them in, or says why not (R-WLC-030 to
// R-WLC-033).
import { minimalAnswer, preferHeader } from '#contract/headers.ts'
import type { PulledRow } from '#data/outbox/entity.ts'
import type { Outcome } from '../ports.ts'
import type { LoadFailure } from './load-failure.ts'
import { honouredRetryAfterMs } from './retry.ts'
import { syncedOf, type SyncedEntity } from '../synced-entity.ts'
import { haltDrain, type DrainContext } from './drain-context.ts'
import { requestTimeoutMs } from './halt.ts'

type Loaded = { rows: PulledRow[] } | { failure: LoadFailure; serverMessage: string | null } | null

/**
 * A 503 that says when to come back is a server that is being restarted, and no word about the
 * rows.
 */
const isForLater = ({
  status,
  retryAfterMs,
}: Extract<Outcome, { type: 'transient' | 'foreign' }>): boolean =>
  [408, 425, 429].includes(status) || (status === 503 && retryAfterMs !== null)

/**
 * Null: no answer, or one that says nothing about the rows; the copy stays on screen
 * (D-WLLOADFAIL).
 */
const loadedFrom = (context: DrainContext, kind: string, outcome: Outcome): Loaded => {
  if (outcome.type === 'success') {
    const rows = syncedOf(context.ports, kind).rowsIn(kind, outcome.output)
    return rows ? { rows } : { failure: 'format', serverMessage: null }
  }
  if (outcome.type === 'failed')
    return { failure: 'exception', serverMessage: outcome.serverMessage }
  if (outcome.type === 'refused')
    return { failure: 'refused', serverMessage: outcome.serverMessage }
  if (outcome.type === 'unauthorized') haltDrain(context, 'unauthorized')
  else if (outcome.type === 'notSent' || outcome.type === 'lost') haltDrain(context, 'unreachable')
  else if (isForLater(outcome)) {
    haltDrain(
      context,
      'busy',
      context.ports.clock.nowMs() + Math.max(1000, honouredRetryAfterMs(outcome.retryAfterMs)),
    )
  } else if (outcome.type === 'foreign') haltDrain(context, 'foreign')
  else return { failure: 'exception', serverMessage: outcome.serverMessage }
  return null
}

const load = async (context: DrainContext, kind: string): Promise<Loaded> => {
  const { capabilities, ports, token } = context
  if (ports.session.token() !== token) {
    haltDrain(context, 'tokenChanged')
    return null
  }
  const outcome = await ports.transport.call({
    f: syncedOf(ports, kind).loadCall(kind),
    payload: {},
    headers: capabilities.has('minimal-answers') ? { [preferHeader]: minimalAnswer } : {},
    timeoutMs: requestTimeoutMs,
    token,
  })
  return loadedFrom(context, kind, outcome)
}

const tellFailure = async (
  context: DrainContext,
  kind: string,
  failed: { failure: LoadFailure; serverMessage: string | null },
): Promise<void> => {
  const { db, epoch, ports, steps, requestedKinds } = context
  const { count } = context.refusedLoads.get(kind) ?? { count: 0 }
  context.refusedLoads.set(kind, { count: count + 1, atMs: ports.clock.nowMs() })
  const isNew = await steps.hideAfterFailure(db, epoch, kind)
  context.changed(kind)
  if (!isNew && !requestedKinds.has(kind)) return
  const { failure, serverMessage } = failed
  const event = syncedOf(ports, kind).events.loadFailed(kind, failure, serverMessage)
  if (event) ports.notify(event)
}

/** What the server holds now, or null where it can't be asked. */
export const readNow = async (context: DrainContext, kind: string): Promise<PulledRow[] | null> => {
  const loaded = await load(context, kind)
  if (loaded && 'rows' in loaded) return loaded.rows
  if (loaded) await tellFailure(context, kind, loaded)
  return null
}

/** First told, then noted: whoever dies in between tells again. */
const tellNews = async (
  { db, epoch, ports, steps }: DrainContext,
  entity: SyncedEntity,
): Promise<void> => {
  const unnotified = await steps.unnotified(entity, db)
  for (const event of unnotified.flatMap(({ events }) => events)) ports.notify(event)
  const ids = unnotified.map(({ id }) => id)
  if (ids.length > 0) await steps.markNotified(entity, db, { epoch, ids })
}

/** How often an answer that was overtaken by a send is asked for anew. */
const triesWhenOvertaken = 3

/** Loads a kind and applies it; true where the screen now shows the server's word. */
export const loadRows = async (context: DrainContext, kind: string): Promise<boolean> => {
  const { db, epoch, ports, steps } = context
  for (let tries = 0; tries < triesWhenOvertaken; tries += 1) {
    const sendMark = await steps.readSendMark(db)
    const loaded = await load(context, kind)
    if (!loaded) {
      context.kindsToLoad.add(kind)
      return false
    }
    if (!('rows' in loaded)) {
      await tellFailure(context, kind, loaded)
      return false
    }
    const result = await steps.applyPull(db, {
      epoch,
      kind,
      rows: loaded.rows,
      sendMark,
      heldLanes: context.heldLanes,
      nowMs: ports.clock.nowMs(),
    })
    if (result.type === 'stale') continue
    context.refusedLoads.delete(kind)
    const entity = syncedOf(ports, kind)
    const event = result.takenBack && entity.events.takenBack(result.takenBack)
    if (event) ports.notify(event)
    await tellNews(context, entity)
    context.changed(kind)
    return true
  }
  return false
}

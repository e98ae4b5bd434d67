// Asks the server for the lists of a kind and folds them in, or says why not (R-WLC-030 to R-WLC-033).
import { listFieldNames } from '#data/outbox/list-fields.ts'
import type { PulledList } from '#data/watchlists/match-lists.ts'
import type { ListKind } from '#domain/watchlist.ts'
import type { LoadFailure, Outcome } from '../ports.ts'
import { honouredRetryAfterMs } from '../retry.ts'
import { callNames } from '../senders/call-names.ts'
import { haltDrain, type DrainContext } from './drain-context.ts'
import { requestTimeoutMs } from './halt.ts'
import { readLists } from './read-lists.ts'

type Loaded =
  | { lists: PulledList[] }
  | { failure: LoadFailure; serverMessage: string | null }
  | null

/** A 503 that says when to come back is a server that is being restarted, and no word about the lists. */
const isForLater = ({
  status,
  retryAfterMs,
}: Extract<Outcome, { type: 'transient' | 'foreign' }>): boolean =>
  [408, 425, 429].includes(status) || (status === 503 && retryAfterMs !== null)

/** Null: no answer, or one that says nothing about the lists; the copy stays on screen (D-WLLOADFAIL). */
const loadedFrom = (context: DrainContext, kind: ListKind, outcome: Outcome): Loaded => {
  if (outcome.type === 'success') {
    const lists = readLists(kind, outcome.output)
    return lists ? { lists } : { failure: 'format', serverMessage: null }
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

const load = async (context: DrainContext, kind: ListKind): Promise<Loaded> => {
  const { ports, token } = context
  if (ports.session.token() !== token) {
    haltDrain(context, 'tokenChanged')
    return null
  }
  const outcome = await ports.transport.call({
    f: callNames[kind].load,
    payload: {},
    headers: {},
    timeoutMs: requestTimeoutMs,
    token,
  })
  return loadedFrom(context, kind, outcome)
}

const tellFailure = async (
  context: DrainContext,
  kind: ListKind,
  failed: { failure: LoadFailure; serverMessage: string | null },
): Promise<void> => {
  const { db, epoch, ports, steps, kindsAskedFor } = context
  const isNew = await steps.hideAfterFailure(db, epoch, kind)
  context.changed(kind)
  if (isNew || kindsAskedFor.has(kind))
    ports.notify({
      type: 'loadFailed',
      kind,
      reason: failed.failure,
      serverMessage: failed.serverMessage,
    })
}

/** What the server holds now, or null where it can't be asked. */
export const readNow = async (
  context: DrainContext,
  kind: ListKind,
): Promise<PulledList[] | null> => {
  const loaded = await load(context, kind)
  if (loaded && 'lists' in loaded) return loaded.lists
  if (loaded) await tellFailure(context, kind, loaded)
  return null
}

/** First told, then noted: whoever dies in between tells again. */
const tellOvertaken = async ({ db, epoch, ports, steps }: DrainContext): Promise<void> => {
  const untold = await steps.untoldOvertakings(db)
  for (const { id, kind, listId, listName, fields } of untold) {
    for (const field of listFieldNames) {
      const change = fields[field]
      if (change)
        ports.notify({
          type: 'editOvertaken',
          editId: id,
          kind,
          listId,
          listName,
          field,
          mine: change.from,
          theirs: change.to,
        })
    }
  }
  if (untold.length > 0)
    await steps.noteTold(
      db,
      epoch,
      untold.map(({ id }) => id),
    )
}

/** How often an answer that was overtaken by a send is asked for anew. */
const triesWhenOvertaken = 3

/** Loads a kind and applies it; true where the screen now shows the server's word. */
export const loadLists = async (context: DrainContext, kind: ListKind): Promise<boolean> => {
  const { db, epoch, ports, steps } = context
  for (let tries = 0; tries < triesWhenOvertaken; tries += 1) {
    const sendMark = await steps.readSendMark(db)
    const loaded = await load(context, kind)
    if (!loaded) {
      context.kindsToLoad.add(kind)
      return false
    }
    if (!('lists' in loaded)) {
      await tellFailure(context, kind, loaded)
      return false
    }
    const result = await steps.applyPull(db, {
      epoch,
      kind,
      lists: loaded.lists,
      sendMark,
      heldLanes: context.heldLanes,
      nowMs: ports.clock.nowMs(),
    })
    if (result.type === 'stale') continue
    if (result.undeletable?.type === 'delete') {
      const { lane, listName, kind: ofKind } = result.undeletable
      const code = ofKind === 'ido' ? 'IDO_WATCHLIST_ONLY_ONE' : 'WATCHLIST_ONLY_ONE'
      ports.notify({
        type: 'deleteRefused',
        kind: ofKind,
        listId: lane,
        name: listName,
        code,
        serverMessage: null,
        isThrown: false,
      })
    }
    await tellOvertaken(context)
    context.changed(kind)
    return true
  }
  return false
}

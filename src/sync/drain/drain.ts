// One drain: send what is due, load what that changed, and again until nothing is left to do.
import { FencedError, sendingOf } from '#data/outbox/fence.ts'
import type { BatchClaim } from '#data/outbox/claim-batch.ts'
import type { Claim } from '#data/outbox/claim-next.ts'
import { handleClaim } from './send-operation.ts'
import { haltDrain, type DrainContext } from './drain-context.ts'
import { loadRows } from './load-rows.ts'
import { keptKinds } from '../synced-entity.ts'

/**
 * Lists sent side by side, so that a slow one does not delay the others. Without keys reading back
 * needs one at a time.
 */
const lanesAtOnce = 3
/** A bound, not a rhythm: each round needs an answer of the server that changed something. */
const mostRounds = 20

/** From so many changes on they go together, where the host takes that. */
const fewestInBatch = 10

const lanesOf = (claim: Claim | BatchClaim): Set<string> =>
  new Set(
    claim.type === 'batch' ? claim.operations.map(({ lane }) => lane) : [claim.operation.lane],
  )

const claimIn = async (
  { db, epoch, ports, steps, capabilities }: DrainContext,
  busyLanes: ReadonlySet<string>,
): Promise<Claim | BatchClaim | null> => {
  const hasKeys = capabilities.has('idempotency')
  const options = {
    epoch,
    nowMs: ports.clock.nowMs(),
    busyLanes,
    keptKinds: keptKinds(ports, capabilities),
    hasKeys,
    hasFieldVersions: capabilities.has('field-versions'),
  }
  const most = Math.min(...ports.entities.items.flatMap(({ batch }) => batch?.most ?? []))
  const batch =
    hasKeys && capabilities.has('batch') && Number.isFinite(most)
      ? await steps.claimBatch(db, { ...options, fewest: fewestInBatch, most })
      : null
  return batch ?? steps.claimNext(db, options)
}

const sendDue = async (context: DrainContext): Promise<void> => {
  const { capabilities, heldLanes, knownSendings } = context
  const hasKeys = capabilities.has('idempotency')
  const busyLanes = new Set(heldLanes)
  let turn: Promise<unknown> = Promise.resolve()
  const claimInTurn = (): Promise<Claim | BatchClaim | null> => {
    const mine = turn.then(async () => {
      const claim = context.halt.reason ? null : await claimIn(context, busyLanes)
      if (claim) for (const lane of lanesOf(claim)) busyLanes.add(lane)
      if (claim?.type === 'send' && !hasKeys)
        knownSendings.add(sendingOf(claim.operation.opId, claim.markedAtMs))
      return claim
    })
    turn = mine.catch(() => {})
    return mine
  }
  const work = async (): Promise<void> => {
    for (let claim = await claimInTurn(); claim; claim = await claimInTurn()) {
      const mayGoOn =
        claim.type === 'batch'
          ? await (await import('./send-batch.ts')).sendBatch(context, claim)
          : await handleClaim(context, claim)
      if (mayGoOn) for (const lane of lanesOf(claim)) busyLanes.delete(lane)
    }
  }
  const ends = await Promise.allSettled(Array.from({ length: hasKeys ? lanesAtOnce : 1 }, work))
  for (const end of ends) if (end.status === 'rejected') throw end.reason
}

const loadWanted = async (context: DrainContext): Promise<boolean> => {
  let isAll = true
  for (const kind of keptKinds(context.ports, context.capabilities))
    context.kindsToLoad.delete(kind)
  for (const kind of context.db.entities.kinds.filter((known) => context.kindsToLoad.has(known))) {
    if (context.halt.reason) return false
    context.kindsToLoad.delete(kind)
    isAll = (await loadRows(context, kind)) && isAll
  }
  return isAll
}

/** Runs a drain's work; false where another tab took over meanwhile. */
export const unlessFenced = async (
  context: DrainContext,
  work: () => Promise<boolean>,
): Promise<boolean> => {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof FencedError)) throw error
    haltDrain(context, 'fenced')
    return false
  }
}

/**
 * Runs until nothing is due or something halts it; true where every load that was wanted succeeded.
 */
export const drain = (context: DrainContext): Promise<boolean> =>
  unlessFenced(context, async () => {
    for (let rounds = 0; rounds < mostRounds && !context.halt.reason; rounds += 1) {
      await sendDue(context)
      if (context.halt.reason || context.kindsToLoad.size === 0) break
      if (!(await loadWanted(context))) return false
    }
    return context.halt.reason === null
  })

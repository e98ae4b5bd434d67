// One drain: send what is due, load what that changed, and again until nothing is left to do.
import { FencedError, sendingOf } from '#data/outbox/fence.ts'
import { listKinds } from '#domain/watchlist.ts'
import { handleClaim } from './send-operation.ts'
import { haltDrain, type DrainContext } from './drain-context.ts'
import { loadLists } from './load-lists.ts'

/** Lists sent side by side, so that a slow one does not delay the others. Without keys reading back needs one at a time. */
const lanesAtOnce = 3
/** A bound, not a rhythm: each round needs an answer of the server that changed something. */
const mostRounds = 20

const sendDue = async (context: DrainContext): Promise<void> => {
  const { db, epoch, ports, steps, capabilities, heldLanes, knownSendings } = context
  const hasKeys = capabilities.has('idempotency')
  const busyLanes = new Set(heldLanes)
  let turn: Promise<unknown> = Promise.resolve()
  const claimInTurn = (): ReturnType<typeof steps.claimNext> => {
    const mine = turn.then(async () => {
      const nowMs = ports.clock.nowMs()
      const claim = context.halt.reason ? null : await steps.claimNext(db, { epoch, nowMs, busyLanes, hasKeys, hasFieldVersions: capabilities.has('field-versions') })
      if (claim) busyLanes.add(claim.operation.lane)
      if (claim?.type === 'send' && !hasKeys) knownSendings.add(sendingOf(claim.operation.opId, nowMs))
      return claim
    })
    turn = mine.catch(() => {})
    return mine
  }
  const work = async (): Promise<void> => {
    for (let claim = await claimInTurn(); claim; claim = await claimInTurn()) {
      if (await handleClaim(context, claim)) busyLanes.delete(claim.operation.lane)
    }
  }
  const ends = await Promise.allSettled(Array.from({ length: hasKeys ? lanesAtOnce : 1 }, work))
  for (const end of ends) if (end.status === 'rejected') throw end.reason
}

const loadWanted = async (context: DrainContext): Promise<boolean> => {
  let isAll = true
  for (const kind of listKinds.filter((known) => context.kindsToLoad.has(known))) {
    if (context.halt.reason) return false
    context.kindsToLoad.delete(kind)
    isAll = (await loadLists(context, kind)) && isAll
  }
  return isAll
}

/** Runs a drain's work; false where another tab took over meanwhile. */
export const unlessFenced = async (context: DrainContext, work: () => Promise<boolean>): Promise<boolean> => {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof FencedError)) throw error
    haltDrain(context, 'fenced')
    return false
  }
}

/** Runs until nothing is due or something halts it; true where every load that was wanted succeeded. */
export const drain = (context: DrainContext): Promise<boolean> =>
  unlessFenced(context, async () => {
    for (let rounds = 0; rounds < mostRounds && !context.halt.reason; rounds += 1) {
      await sendDue(context)
      if (context.halt.reason || context.kindsToLoad.size === 0) break
      if (!(await loadWanted(context))) return false
    }
    return context.halt.reason === null
  })

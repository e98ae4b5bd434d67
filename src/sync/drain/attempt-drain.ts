// One attempt to drain: is there anything to do, may this tab do it, and with whose token.
import { deviceId, drainSilenceMs, latecomerMs } from '#data/outbox/fence.ts'
import { queueCounts } from '#data/outbox/queries.ts'
import { withStorage } from '#data/storage-fault.ts'
import { announceRows, showProgress, type Run } from '../engine-run.ts'
import type { SyncPorts } from '../ports.ts'
import type { DrainContext } from './drain-context.ts'
import { drain } from './drain.ts'
import type { EngineSteps } from './engine-steps.ts'
import { askHostAgain } from './host-capabilities.ts'
import { drainLock } from './drain-lock.ts'
import { frozenAfterMs } from './halt.ts'
import { loadOnly } from './load-only.ts'

export type Draining = { ports: SyncPorts; steps: EngineSteps; run: Run; token: string }

/**
 * The rows say until when as well, by the device's clock; a timer is right where that is set
 * meanwhile.
 */
const holdLanes = ({ clock }: SyncPorts, run: Run, lanes: readonly string[]): void => {
  if (lanes.length === 0) return
  for (const lane of lanes) run.heldLanes.add(lane)
  run.stops.push(
    clock.after(latecomerMs, () => {
      for (const lane of lanes) run.heldLanes.delete(lane)
      run.wakeUp()
    }),
  )
}

type Begun = { halt: DrainContext['halt']; capabilities: DrainContext['capabilities'] }

const contextOf = async (
  { ports, steps, run, token }: Draining,
  { halt, capabilities }: Begun,
): Promise<DrainContext> => {
  const { isReconnected } = run
  run.isReconnected = false
  const { epoch, unsettled } = await steps.beginDrain(run.db, {
    known: run.knownSendings,
    isReconnected,
  })
  for (const { sending } of unsettled) run.knownSendings.add(sending)
  holdLanes(
    ports,
    run,
    unsettled.map(({ lane }) => lane),
  )
  return {
    ports,
    steps,
    db: run.db,
    account: run.account,
    epoch,
    token,
    capabilities,
    heldLanes: run.heldLanes,
    knownSendings: run.knownSendings,
    deviceId: await deviceId(run.db),
    halt,
    losses: 0,
    kindsToLoad: run.wanted,
    requestedKinds: run.requestedKinds,
    refusedLoads: run.refusedLoads,
    changed: (kind) => {
      if (run.isStopped) halt.reason ??= 'stopped'
      announceRows(ports, run, kind)
      showProgress(ports, run)
    },
  }
}

/** True where the token changed under the drain, so that another attempt should follow at once. */
const remember = (
  { ports, run, token }: Draining,
  { reason, untilMs }: DrainContext['halt'],
  isDone: boolean,
): boolean => {
  run.failures = isDone ? 0 : run.failures + 1
  run.unreachableAtMs = reason === 'unreachable' ? ports.clock.nowMs() : null
  run.pausedUntilMs = untilMs
  if (reason === 'unauthorized' || reason === 'otherAccount') {
    run.rejectedToken = token
    run.confirmedToken = null
    ports.notify({ type: 'needsSignIn', account: run.account })
  }
  return reason === 'tokenChanged'
}

const drainAsKnown = async (draining: Draining, halt: DrainContext['halt']): Promise<boolean> => {
  const { ports, steps, run } = draining
  const host = await steps.learnCapabilities(ports, run)
  if (host.type === 'unknown')
    return loadOnly(await contextOf(draining, { halt, capabilities: new Set() }), host)
  const isDone = await drain(await contextOf(draining, { halt, capabilities: host.names }))
  if (isDone && host.isOld) await askHostAgain(ports, run)
  return isDone
}

const drainOnce = async (draining: Draining): Promise<boolean> => {
  const { ports, steps, run, token } = draining
  const isConfirmed = run.confirmedToken === token
  const halt: DrainContext['halt'] = {
    reason: isConfirmed ? null : await steps.confirmAccount(ports, run.account, token),
    untilMs: 0,
  }
  if (halt.reason === null) run.confirmedToken = token
  if (run.isStopped) return false
  const isDone = halt.reason === null && (await drainAsKnown(draining, halt))
  run.requestedKinds.clear()
  return remember(draining, halt, isDone)
}

const isWorthIt = async (run: Run): Promise<boolean> =>
  run.wanted.size > 0 || (await withStorage(run.db, () => queueCounts(run.db))).waiting > 0

/**
 * Drains if there is a reason to and no other tab does; true where it should be tried again at
 * once.
 */
export const attemptDrain = async (
  draining: Draining,
  begun: () => Promise<void>,
): Promise<boolean> => {
  const { ports, run, token } = draining
  if (
    token === run.rejectedToken ||
    run.pausedUntilMs > ports.clock.nowMs() ||
    !(await isWorthIt(run))
  )
    return false
  run.isDraining = true
  await begun()
  const name = drainLock(run.account)
  const work = (): Promise<boolean> => drainOnce(draining)
  const result = await ports.locks.runIfFree(name, work)
  if (result !== null) return result
  run.failures = Math.max(run.failures, 1)
  const isFrozen = (await drainSilenceMs(run.db)) > frozenAfterMs
  return isFrozen ? ((await ports.locks.runIfFree(name, work, { isForced: true })) ?? false) : false
}

// One tab of the app: the real engine on the device's database, with a life that can end at any label.
import { lazyList } from '#data/outbox/lazy-list.ts'
import { partOf } from './parts/sim-part.ts'
import { createCallApi } from '#api/call.ts'
import { anonymousAccount, type AccountDb } from '#data/account-db.ts'
import type { WatchlistOperation } from '#data/watchlists/operation.ts'
import { createSyncEngine, type SyncEngine } from '#sync/engine.ts'
import { createApiTransport } from '#sync/api-transport.ts'
import type { SyncPorts } from '#sync/ports.ts'
import type { SyncEvent } from '#sync/sync-event.ts'
import type { Bug } from './bug.ts'
import { ownersOf, type PageDb, type SimDevice } from './device.ts'
import type { Fields } from './field-judge.ts'
import type { Interruption, StorageFaultName } from './story.ts'
import { Violation } from './violation.ts'
import { watchSteps } from './watched-steps.ts'
import type { World } from './world.ts'

export type Tab = {
  index: number
  device: SimDevice
  db: AccountDb
  /** The database of whoever is not signed in. */
  visitor: () => AccountDb
  engine: SyncEngine
  state: 'alive' | 'frozen' | 'dead'
  /** Edits it has claimed, by the server's id of their list. */
  edits: Map<string, WatchlistOperation>
  /** What the server last said to it of each list. */
  readings: Map<string, { fields: Fields; atMs: number }>
  cross: (label: string) => Promise<void>
  arm: (what: Interruption, afterLabels: number) => void
  thaw: () => void
  kill: () => void
  failWrites: (fault: { name: StorageFaultName; afterWrites: number; times: number }) => void
  /** The schedule broke a transaction of this tab: faults of storage are its doing. */
  hasInjectedFault: () => boolean
}

/** One each: what waits on a shared promise is kept by it, and every dead tab with it. */
const never = (): Promise<never> => new Promise<never>(() => {})
const nothing = (): void => {}

/** Storage that fails at a write, in the middle of its transaction: all of it must be as if it had never begun. */
const createFaults = (
  count: (what: string) => void,
): Pick<Tab, 'failWrites' | 'hasInjectedFault'> & { beforeWrite: () => void } => {
  let armed: { name: StorageFaultName; left: number; times: number } | null = null
  let hasFired = false
  return {
    failWrites: ({ name, afterWrites, times }) => {
      armed = { name, left: afterWrites, times }
    },
    beforeWrite: () => {
      if (!armed || (armed.left -= 1) >= 0) return
      const { name } = armed
      armed.times -= 1
      if (armed.times === 0) armed = null
      hasFired = true
      count(`storage ${name}`)
      throw Object.assign(new Error(`simulated ${name}`), { name })
    },
    hasInjectedFault: () => hasFired,
  }
}

export const openTab = (world: World, index: number, device: SimDevice, bug: Bug | null): Tab => {
  const account = device.user.id
  let armed: { what: Interruption; left: number } | null = null
  let resume = nothing
  let thawed: Promise<void> = Promise.resolve()
  const { beforeWrite, ...faults } = createFaults((what) => world.count(what))
  const { db, vanish } = device.openDb(account, beforeWrite)
  let anonymous: PageDb | null = null

  const tab: Tab = {
    index,
    device,
    db,
    engine: undefined as unknown as SyncEngine,
    visitor: () => (anonymous ??= device.openDb(anonymousAccount, beforeWrite)).db,
    state: 'alive',
    edits: new Map(),
    readings: new Map(),
    cross: async (label) => {
      world.count(`label ${label}`)
      // Between the engine's last look at the clock and the request no page is frozen, only a whole machine: decisions/030.
      const isInWindow = label === 'call:before' && armed?.what === 'freeze' && world.isPlain
      if (tab.state === 'alive' && armed && !isInWindow && (armed.left -= 1) < 0) {
        const { what } = armed
        armed = null
        world.count(`${what} at ${label}`)
        if (what === 'kill') tab.kill()
        else if (what === 'freeze') {
          tab.state = 'frozen'
          thawed = new Promise((resolve) => {
            resume = resolve
          })
        } else world.interrupt(tab, what)
      }
      if (tab.state === 'frozen') await thawed
      // The type checker can't see that the tab may have died meanwhile.
      if ((tab.state as string) === 'dead') await never()
    },
    arm: (what, afterLabels) => {
      armed = { what, left: afterLabels }
    },
    thaw: () => {
      if (tab.state !== 'frozen') return
      tab.state = 'alive'
      resume()
    },
    kill: () => {
      tab.state = 'dead'
      tab.engine.stop()
      vanish()
      anonymous?.vanish()
      device.releaseLocks(tab)
    },
    ...faults,
  }

  const steps = watchSteps(world.stepsFor(bug), {
    cross: tab.cross,
    onClaim: (operation, serverId, oldestSeq) => {
      world.watchOrder(tab, operation, oldestSeq)
      partOf(world.parts, operation.kind).claimed(tab, operation, serverId)
    },
    onHidden: () => world.judge(() => world.voices.hidden(tab)),
    onPulled: (kind) => partOf(world.parts, kind).pulled(tab, kind),
    onConflict: (operation) => world.refusedOps.add(operation.opId),
    onRefused: async (within, operation) => {
      const part = partOf(world.parts, operation.kind)
      part.freed(account, operation)
      world.refusedOps.add(operation.opId)
      await part.checkRefused(within, operation)
    },
  })
  const callApi = createCallApi(async (request) => {
    await tab.cross('call:before')
    const answer = await world.request(tab, account, request)
    await tab.cross('call:after')
    return answer
  })
  const ports: SyncPorts = {
    entities: lazyList(
      world.parts.slice(0, 1).map(({ synced }) => synced),
      world.parts.slice(1).map(
        ({ synced }) =>
          async () =>
            synced,
      ),
    ),
    transport: createApiTransport(callApi, 'http://simulated.test'),
    clock: {
      nowMs: device.nowMs,
      after: (delayMs, callback) =>
        world.time.after(delayMs, () => tab.state === 'alive' && callback()),
    },
    random: world.random,
    locks: device.locksFor(tab),
    session: { token: () => device.token, confirmedAccountId: () => null },
    hints: { isProbablyOnline: () => !device.isPartitioned, isVisible: () => true },
    channel: device.channelFor(tab),
    notify: (event: SyncEvent) => {
      world.count(`event ${event.type}`)
      if (event.type === 'needsSignIn') world.judge(() => world.voices.signInPrompted(tab))
      if (event.type === 'editOvertaken') {
        const { listId: lane, field, mine, theirs } = event
        world.judge(() =>
          world.fields.notified({ owners: ownersOf(device, account), lane, field, mine, theirs }),
        )
      }
      if (event.type === 'deleteRefused') world.ledger.freedList(account, event.listId)
    },
    log: (message, { error }) => {
      if (message === 'sync stopped' && !String(error).startsWith('STORAGE_'))
        world.failed ??= new Violation('no defect', String(error))
    },
    openDb: () => db,
  }
  tab.engine = createSyncEngine(bug?.ports?.(ports) ?? ports, steps)
  tab.engine.start(account)
  return tab
}

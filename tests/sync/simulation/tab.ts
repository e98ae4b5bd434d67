// One tab of the app: the real engine on the device's database, with a life that can end at any label.
import { createCallApi } from '#api/call.ts'
import { AccountDb } from '#data/account-db.ts'
import { createSyncEngine, type SyncEngine } from '#sync/engine.ts'
import { createApiTransport } from '#sync/api-transport.ts'
import type { SyncEvent } from '#sync/ports.ts'
import type { Bug } from './bugs.ts'
import type { SimDevice } from './device.ts'
import { Violation } from './violation.ts'
import { watchSteps } from './watched-steps.ts'
import type { World } from './world.ts'

export type Tab = {
  index: number
  device: SimDevice
  db: AccountDb
  engine: SyncEngine
  state: 'alive' | 'frozen' | 'dead'
  cross: (label: string) => Promise<void>
  arm: (what: 'kill' | 'freeze', afterLabels: number) => void
  thaw: () => void
  kill: () => void
  failNextTransactions: (name: string) => void
  /** The schedule broke a transaction of this tab: faults of storage are its doing. */
  hasInjectedFault: () => boolean
}

/** One each: what waits on a shared promise is kept by it, and every dead tab with it. */
const never = (): Promise<never> => new Promise<never>(() => {})
const nothing = (): void => {}

const withFaults = (db: AccountDb): Pick<Tab, 'failNextTransactions' | 'hasInjectedFault'> => {
  let armed: string[] = []
  let hasFired = false
  const plain = db.transaction.bind(db) as (mode: string, tables: unknown, scope: (transaction: unknown) => Promise<unknown>) => Promise<unknown>
  const faulty = (mode: string, tables: unknown, scope: (transaction: unknown) => Promise<unknown>): Promise<unknown> =>
    plain(mode, tables, async (transaction) => {
      const name = mode === 'rw' ? armed.shift() : undefined
      const result = await scope(transaction)
      // Everything was written, and none of it may stay.
      hasFired ||= name !== undefined
      if (name) throw Object.assign(new Error(`simulated ${name}`), { name })
      return result
    })
  Object.defineProperty(db, 'transaction', { value: faulty })
  return {
    failNextTransactions: (name) => {
      armed = name === 'InvalidStateError' ? [name] : [name, name]
    },
    hasInjectedFault: () => hasFired,
  }
}

export const openTab = (world: World, index: number, device: SimDevice, bug: Bug | null): Tab => {
  const account = device.user.id
  let armed: { what: 'kill' | 'freeze'; left: number } | null = null
  let resume = nothing
  let thawed: Promise<void> = Promise.resolve()
  const db = new AccountDb(account, device.dbOptions)
  const faults = withFaults(db)

  const tab: Tab = {
    index,
    device,
    db,
    engine: undefined as unknown as SyncEngine,
    state: 'alive',
    cross: async (label) => {
      world.count(`label ${label}`)
      // A request that a tab sends after a long sleep can't be told from a new one by a plain host: decisions/030.
      const isInWindow = label === 'call:before' && armed?.what === 'freeze' && world.isPlain
      if (tab.state === 'alive' && armed && !isInWindow && (armed.left -= 1) < 0) {
        world.count(`${armed.what} at ${label}`)
        if (armed.what === 'kill') tab.kill()
        else {
          tab.state = 'frozen'
          thawed = new Promise((resolve) => {
            resume = resolve
          })
        }
        armed = null
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
      db.close()
      device.releaseLocks(tab)
    },
    ...faults,
  }

  const steps = watchSteps(world.stepsFor(bug), {
    cross: tab.cross,
    onClaim: (operation) => world.watchOrder(tab, operation),
    onRefused: (operation) => {
      world.ledger.freed(account, operation)
      world.refusedOps.add(operation.opId)
    },
  })
  const callApi = createCallApi(async (request) => {
    await tab.cross('call:before')
    const answer = await world.request(tab, account, request)
    await tab.cross('call:after')
    return answer
  })
  tab.engine = createSyncEngine(
    {
      transport: createApiTransport(callApi, 'http://simulated.test'),
      clock: { nowMs: device.nowMs, after: (delayMs, callback) => world.time.after(delayMs, () => tab.state === 'alive' && callback()) },
      random: world.random,
      locks: device.locksFor(tab),
      session: { token: () => device.token, confirmedAccountId: () => null },
      hints: { isProbablyOnline: () => !device.isPartitioned, isVisible: () => true },
      channel: device.channelFor(tab),
      notify: (event: SyncEvent) => {
        world.count(`event ${event.type}`)
        if (event.type === 'deleteRefused') world.ledger.freedList(account, event.listId)
      },
      log: (message, { error }) => {
        if (message === 'sync stopped' && !String(error).startsWith('STORAGE_')) world.failed ??= new Violation('no defect', String(error))
      },
      openDb: () => db,
    },
    steps,
  )
  tab.engine.start(account)
  return tab
}

// Watchlists in the simulation: their rows, the judge of fields and the ledger.
import type { AccountDb } from '#data/account-db.ts'
import type { OperationRow } from '#data/outbox/operation.ts'
import { watchlists } from '#data/watchlists/entity.ts'
import type { WatchlistOperation } from '#data/watchlists/operation.ts'
import { listKinds, type ListKind } from '#domain/watchlist.ts'
import { watchlists as syncedWatchlists } from '#sync/entities/watchlists/entity.ts'
import { ownerOf } from '../device.ts'
import { checkNotified } from '../field-watch.ts'
import { checkConverged, checkListRows } from '../invariants.ts'
import { promise } from '../violation.ts'
import type { World } from '../world.ts'
import type { SimPart } from './sim-part.ts'

const checkRefused = async (db: AccountDb, operation: OperationRow): Promise<void> => {
  const row = await db.outbox.get(operation.seq)
  const { type, kind } = operation
  const isKept = type === 'member' || (type === 'edit' && kind === 'coin')
  const state = row?.state ?? 'gone'
  const expected = isKept || type === 'edit' ? 'refusedKept' : type === 'create' ? 'parked' : 'gone'
  promise(
    (row?.isOffList === true) === (type === 'edit' && kind === 'ido'),
    'revert table',
    () => `a refused ${kind} ${type} is shown or not against the rule`,
  )
  promise(
    state === expected,
    'revert table',
    () => `a refused ${kind} ${type} is ${state}, not ${expected}`,
  )
  if (type === 'delete' && (await db.baseLists.get(operation.lane))) {
    promise(
      (await db.viewLists.get(operation.lane)) !== undefined,
      'revert table',
      () => 'a list whose delete was refused did not come back',
    )
  }
}

export const watchlistsPart = (world: World): SimPart => {
  const { fields, host, ledger } = world
  return {
    entity: watchlists,
    synced: syncedWatchlists,
    stores: {},
    claimed: (tab, operation, serverId) => {
      const change = operation as WatchlistOperation
      fields.claimed(ownerOf(tab.device, tab.db.accountKey), change, serverId)
      if (change.type === 'edit' && serverId !== null) tab.edits.set(serverId, change)
    },
    pulled: (tab, kind) => fields.pulled(ownerOf(tab.device, tab.db.accountKey), kind as ListKind),
    freed: (account, operation) => ledger.freed(account, operation as WatchlistOperation),
    freedLane: ledger.freedList,
    lost: (account, change) => ledger.lost(account, change),
    checkRefused,
    checkRows: checkListRows,
    checkConverged: async (device, user) => {
      for (const kind of listKinds)
        await checkConverged(world.inspector(device), kind, await host.lists(user, kind))
    },
    checkServer: async (user, devices) => {
      fields.checkProved()
      for (const kind of listKinds) {
        const lists = await host.lists(user, kind)
        ledger.check(user.id, kind, lists)
        for (const device of devices) {
          const db = world.inspector(device, user.id)
          await checkNotified({ device, db, kind, lists, fields, ledger })
        }
        promise(
          lists.length > 0,
          'the only list is never deleted',
          () => `the server holds no ${kind} list of ${user.id}`,
        )
      }
    },
  }
}

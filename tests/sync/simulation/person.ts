// What a person does in a tab of a schedule, and what the ledger is told of it.
import type { AccountDb } from '#data/account-db.ts'
import { storageFaultOf } from '#data/storage-fault.ts'
import { createWatchlist, deleteWatchlist, editWatchlist, setMembership, undoHistoryEntry } from '#data/watchlists/commands.ts'
import { WatchlistFault } from '#data/watchlists/watchlist-fault.ts'
import type { ListKind } from '#domain/watchlist.ts'
import type { SimDevice } from './device.ts'
import type { Ledger } from './ledger.ts'
import type { Move } from './story.ts'
import type { Tab } from './tab.ts'

export const realCommands = { createWatchlist, deleteWatchlist, editWatchlist, setMembership, undoHistoryEntry }
export type Commands = typeof realCommands

type Edit = Extract<Move, { do: 'create' | 'toggle' | 'edit' | 'delete' | 'undo' }>

export type Person = {
  command: (tab: Tab, edit: Edit) => Promise<void>
  /** Decides about the changes that need it. */
  review: (tab: Tab, decision: 'retryAll' | 'discardAll') => Promise<void>
}

type Surroundings = {
  ledger: Ledger
  commands: Commands
  count: (what: string) => void
  /** The database of whoever uses the device now, by a connection that no fault reaches. */
  inspector: (device: SimDevice) => AccountDb
}

export const createPerson = ({ ledger, commands, count, inspector }: Surroundings): Person => {
  let tags = 0

  /** A command either does all of it or nothing: a fault of storage or a rule must leave no trace. Nobody reads what a page that is gone would tell. */
  const attempt = async <Result>(tab: Tab, act: () => Promise<Result>): Promise<Result | null> => {
    try {
      return await act()
    } catch (error) {
      if (error instanceof WatchlistFault) count(`fault ${error.code}`)
      else if (storageFaultOf(error) && (tab.hasInjectedFault() || tab.state === 'dead')) count(`fault ${storageFaultOf(error)?.code}`)
      else throw error
      return null
    }
  }

  const pick = async (tab: Tab, kind: ListKind, at: number): Promise<{ listId: string; tag: string; items: string[]; serverId: string | null } | null> => {
    const db = inspector(tab.device)
    const lists = (await db.viewLists.where('kind').equals(kind).toArray()).toSorted((a, b) => (a.description < b.description ? -1 : 1))
    const list = lists[at % Math.max(lists.length, 1)]
    if (!list) return null
    ledger.named(list.listId, list.description)
    const items = (await db.viewMembers.toArray()).filter((row) => row.listId === list.listId).map((row) => row.itemId)
    return { listId: list.listId, tag: list.description, items, serverId: list.serverId }
  }

  const review = async (tab: Tab, decision: 'retryAll' | 'discardAll'): Promise<void> => {
    const operations = await inspector(tab.device).outbox.toArray()
    const stuck = operations.filter(({ state }) => state === 'parked' || state === 'refusedKept')
    const lanes = new Set(stuck.filter((operation) => operation.type === 'create').map((operation) => operation.lane))
    const dropped = operations.filter((operation) => stuck.includes(operation) || lanes.has(operation.lane))
    if (decision === 'discardAll') {
      for (const operation of dropped) ledger.freed(tab.db.accountKey, operation)
      for (const lane of lanes) ledger.freedList(tab.db.accountKey, lane)
    }
    await attempt(tab, () => tab.engine[decision]())
  }

  const undo = async (tab: Tab, at: number): Promise<void> => {
    const entries = (await inspector(tab.device).history.orderBy(':id').toArray()).toReversed()
    const entry = entries[at]
    if (!entry || entry.isUndone) return
    const list = await inspector(tab.device).viewLists.get(entry.listId)
    const isDone = await attempt(tab, () => commands.undoHistoryEntry(tab.db, entry.entryId))
    if (!isDone || !list) return
    ledger.named(list.listId, list.description)
    if (entry.type === 'create') ledger.deleted(tab.db.accountKey, list.description, list.serverId)
    else ledger.wished(tab.db.accountKey, list.description, entry.itemId ?? '', { device: tab.device.index, value: entry.type === 'add' ? 'out' : 'in' })
  }

  const command = async (tab: Tab, move: Edit): Promise<void> => {
    const { db, device } = tab
    const user = db.accountKey
    if (move.do === 'undo') return undo(tab, move.entry)
    const { kind } = move
    if (move.do === 'create') {
      const tag = `tag-${(tags += 1)}`
      const made = await attempt(tab, () => commands.createWatchlist(db, { kind, name: move.sameName ? 'Same' : `List ${tag}`, description: tag }))
      if (made) {
        ledger.named(made.listId, tag)
        ledger.created(user, kind, tag)
      }
      return
    }
    const list = await pick(tab, kind, move.list)
    if (!list) return
    const { listId, tag, serverId } = list
    if (move.do === 'toggle') {
      const itemId = `item-${move.item}`
      const desired = list.items.includes(itemId) ? 'out' : 'in'
      if (await attempt(tab, () => commands.setMembership(db, { kind, listId, itemId, desired }))) {
        ledger.wished(user, tag, itemId, { device: device.index, value: desired })
      }
    } else if (move.do === 'edit') {
      const name = `Name ${(tags += 1)}`
      if (await attempt(tab, () => commands.editWatchlist(db, { kind, listId, patch: { name } }))) {
        ledger.wished(user, tag, 'name', { device: device.index, value: name })
      }
    } else if (await attempt(tab, () => commands.deleteWatchlist(db, { kind, listId }))) ledger.deleted(user, tag, serverId)
  }

  return { command, review }
}

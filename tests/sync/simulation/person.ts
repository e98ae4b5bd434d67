// What a person does in a tab of a schedule, and what the ledger is told of it.
import type { AccountDb } from '#data/account-db.ts'
import { storageFaultOf } from '#data/storage-fault.ts'
import { createWatchlist, deleteWatchlist, editWatchlist, setMembership, undoHistoryEntry } from '#data/watchlists/commands.ts'
import { WatchlistFault } from '#data/watchlists/watchlist-fault.ts'
import type { ListKind } from '#domain/watchlist.ts'
import { ownerOf, type SimDevice } from './device.ts'
import type { Field, FieldJudge, Fields } from './field-judge.ts'
import { tagIn, type Ledger } from './ledger.ts'
import type { Move } from './story.ts'
import type { Tab } from './tab.ts'
import { promise } from './violation.ts'

export const realCommands = { createWatchlist, deleteWatchlist, editWatchlist, setMembership, undoHistoryEntry }
export type Commands = typeof realCommands

type Command = Extract<Move, { do: 'create' | 'toggle' | 'edit' | 'delete' | 'undo' }>
type Picked = { kind: ListKind; listId: string; tag: string; items: string[]; serverId: string | null }

export type Person = {
  command: (tab: Tab, move: Command) => Promise<void>
  /** Decides about the changes that need it. */
  review: (tab: Tab, decision: 'retryAll' | 'discardAll') => Promise<void>
}

type Surroundings = {
  ledger: Ledger
  fields: FieldJudge
  /** Lists whose create has left some device and is not answered yet, where the server can't tell whose they are (decisions/030, window 4). */
  openCreates: () => Promise<ReadonlySet<string>>
  commands: Commands
  count: (what: string) => void
  /** The database of whoever uses the device now, by a connection that no fault reaches. */
  inspector: (device: SimDevice) => AccountDb
}

export const createPerson = ({ ledger, fields, openCreates, commands, count, inspector }: Surroundings): Person => {
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

  const pick = async (tab: Tab, kind: ListKind, at: number): Promise<Picked | null> => {
    const db = inspector(tab.device)
    const lists = (await db.viewLists.where('kind').equals(kind).toArray()).toSorted((a, b) => (a.description < b.description ? -1 : 1))
    const list = lists[at % Math.max(lists.length, 1)]
    if (!list) return null
    const tag = tagIn(list.description)
    ledger.named(list.listId, tag)
    const items = (await db.viewMembers.toArray()).filter((row) => row.listId === list.listId).map((row) => row.itemId)
    return { kind, listId: list.listId, tag, items, serverId: list.serverId }
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
    const tag = tagIn(list.description)
    ledger.named(list.listId, tag)
    if (entry.type === 'create') ledger.deleted(tab.db.accountKey, tag, list.serverId)
    else ledger.wished(tab.db.accountKey, tag, entry.itemId ?? '', { device: tab.device.index, value: entry.type === 'add' ? 'out' : 'in' })
  }

  const unsentEdit = async (tab: Tab, lane: string): Promise<Partial<Fields>> => {
    const unsent = (await inspector(tab.device).outbox.toArray()).findLast((one) => one.lane === lane && one.type === 'edit' && one.state === 'queued' && !one.everSent)
    return unsent?.type === 'edit' ? unsent.patch : {}
  }

  /** Every value is given once, so that whoever reads one knows whose it is; of icons there are 64. */
  const newValues = (tag: string, touched: readonly Field[]): Partial<Fields> => {
    const values: Fields = { name: `Name ${(tags += 1)}`, description: `${tag} said ${tags}`, iconId: 2 + (tags % 63) }
    return Object.fromEntries(touched.map((field) => [field, values[field]]))
  }

  const edit = async (tab: Tab, { kind, listId, tag, serverId }: Picked, wanted: readonly Field[]): Promise<void> => {
    const isLeftOut = wanted.includes('description') && (await openCreates()).has(tag)
    const patch = newValues(tag, wanted.filter((field) => !isLeftOut || field !== 'description'))
    const [before, base] = [await unsentEdit(tab, listId), await inspector(tab.device).baseLists.get(listId)]
    if (!(await attempt(tab, () => commands.editWatchlist(tab.db, { kind, listId, patch })))) return
    const allowed = Object.keys({ ...before, ...patch })
    const queued = Object.keys(await unsentEdit(tab, listId))
    promise(queued.every((field) => allowed.includes(field)), 'an edit carries what was touched', () => `${queued.join(', ')} are queued where ${allowed.join(', ')} were touched`)
    for (const [name, value] of Object.entries(patch)) {
      const field = name as Field
      ledger.wished(tab.db.accountKey, tag, field, { device: tab.device.index, value })
      fields.touched({ by: ownerOf(tab.device, tab.db.accountKey), lane: listId, listId: serverId, kind, field, value, onServer: base?.[field], replaces: before[field] })
    }
  }

  const command = async (tab: Tab, move: Command): Promise<void> => {
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
    } else if (move.do === 'edit') await edit(tab, list, move.fields)
    else if (await attempt(tab, () => commands.deleteWatchlist(db, { kind, listId }))) ledger.deleted(user, tag, serverId)
  }

  return { command, review }
}

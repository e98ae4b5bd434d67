// What a person does in a tab of a schedule, and what the ledger is told of it.
import type { AccountDb } from '#data/account-db.ts'
import type { OperationRow } from '#data/outbox/operation.ts'
import { storageFaultOf } from '#data/storage-fault.ts'
import {
  createWatchlist,
  deleteWatchlist,
  editWatchlist,
  setListItem,
  undoEdit,
  undoHistoryEntry,
} from '#data/watchlists/commands.ts'
import { importAnonymousLists } from '#data/watchlists/import-anonymous.ts'
import { WatchlistFault } from '#data/watchlists/watchlist-fault.ts'
import type { ListKind } from '#domain/watchlist.ts'
import { ownerOf, type SimDevice } from './device.ts'
import type { Field, FieldJudge, Fields } from './field-judge.ts'
import { tagIn, type Ledger } from './ledger.ts'
import type { Move } from './story.ts'
import type { Tab } from './tab.ts'
import { promise } from './violation.ts'

export const realCommands = {
  createWatchlist,
  deleteWatchlist,
  editWatchlist,
  setListItem,
  undoEdit,
  undoHistoryEntry,
  importAnonymousLists,
}
export type Commands = typeof realCommands

type Command = Extract<Move, { do: 'create' | 'toggle' | 'edit' | 'delete' | 'undo' | 'undoEdit' }>
type Noted = {
  field: Field
  value: string | number
  onServer: string | number | undefined
  replaces: string | number | undefined
}
type Picked = {
  kind: ListKind
  listId: string
  tag: string
  items: string[]
  serverId: string | null
}

export type Person = {
  /** What a rule or storage refuses leaves no trace; null then. */
  attempt: <Result>(tab: Tab, act: () => Promise<Result>) => Promise<Result | null>
  command: (tab: Tab, move: Command) => Promise<void>
  visit: (tab: Tab, move: Extract<Move, { do: 'visit' }>) => Promise<void>
  importLists: (tab: Tab) => Promise<void>
  /** The device has lost what visitors made on it. */
  visitorsGone: (device: SimDevice) => void
  hasVisitors: (device: SimDevice) => boolean
  /** Decides about the changes that need it. */
  review: (tab: Tab, decision: 'retryAll' | 'discardAll') => Promise<void>
}

type Surroundings = {
  /** Given up by the person: whoever judges such changes is told. */
  freed: (account: string, operation: OperationRow) => void
  ledger: Ledger
  fields: FieldJudge
  /** Lists whose create has left some device and is not answered yet, where the server can't tell whose they are (decisions/030, window 4). */
  openCreates: () => Promise<ReadonlySet<string>>
  commands: Commands
  count: (what: string) => void
  /** The database of whoever uses the device now, by a connection that no fault reaches. */
  inspector: (device: SimDevice) => AccountDb
}

export const createPerson = ({
  freed,
  ledger,
  fields,
  openCreates,
  commands,
  count,
  inspector,
}: Surroundings): Person => {
  let tags = 0

  /** A command either does all of it or nothing: a fault of storage or a rule must leave no trace. Nobody reads what a page that is gone would tell. */
  const attempt = async <Result>(tab: Tab, act: () => Promise<Result>): Promise<Result | null> => {
    try {
      return await act()
    } catch (error) {
      if (error instanceof WatchlistFault) count(`fault ${error.code}`)
      else if (storageFaultOf(error) && (tab.hasInjectedFault() || tab.state === 'dead'))
        count(`fault ${storageFaultOf(error)?.code}`)
      else throw error
      return null
    }
  }

  const pick = async (tab: Tab, kind: ListKind, at: number): Promise<Picked | null> => {
    const db = inspector(tab.device)
    const lists = (await db.viewLists.where('kind').equals(kind).toArray()).toSorted((a, b) =>
      a.description < b.description ? -1 : 1,
    )
    const list = lists[at % Math.max(lists.length, 1)]
    if (!list) return null
    const tag = tagIn(list.description)
    ledger.named(list.listId, tag)
    const items = (await db.viewMembers.toArray())
      .filter((row) => row.listId === list.listId)
      .map((row) => row.itemId)
    return { kind, listId: list.listId, tag, items, serverId: list.serverId }
  }

  const review = async (tab: Tab, decision: 'retryAll' | 'discardAll'): Promise<void> => {
    const operations = await inspector(tab.device).outbox.toArray()
    const stuck = operations.filter(({ state }) => state === 'parked' || state === 'refusedKept')
    const lanes = new Set(
      stuck.filter((operation) => operation.type === 'create').map((operation) => operation.lane),
    )
    const dropped = operations.filter(
      (operation) => stuck.includes(operation) || lanes.has(operation.lane),
    )
    if (decision === 'discardAll') {
      for (const operation of dropped) freed(tab.db.accountKey, operation)
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
    else
      ledger.wished(tab.db.accountKey, tag, entry.itemId ?? '', {
        device: tab.device.index,
        value: entry.type === 'add' ? 'out' : 'in',
      })
  }

  const undoOneEdit = async (tab: Tab, at: number): Promise<void> => {
    const inspected = inspector(tab.device)
    const entry = (await inspected.edits.orderBy(':id').toArray()).toReversed()[at]
    const list = entry && (await inspected.viewLists.get(entry.listId))
    if (!entry || entry.isUndone || !list) return
    const [before, base, tag] = [
      await unsentEdit(tab, list.listId),
      await inspected.baseLists.get(list.listId),
      tagIn(list.description),
    ]
    if (entry.fields.description && (await openCreates()).has(tag)) return
    // Told as done only where it was: the answer says nothing.
    if (
      (await attempt(tab, async () => (await commands.undoEdit(tab.db, entry.id), true))) !== true
    )
      return
    ledger.named(list.listId, tag)
    for (const [name, change] of Object.entries(entry.fields))
      noteField(
        tab,
        { kind: entry.kind, listId: list.listId, tag, items: [], serverId: list.serverId },
        {
          field: name as Field,
          value: change.from,
          onServer: base?.[name as Field],
          replaces: before[name as Field],
        },
      )
  }

  const unsentEdit = async (tab: Tab, lane: string): Promise<Partial<Fields>> => {
    const unsent = (await inspector(tab.device).outbox.toArray()).filter(
      (one) => one.lane === lane && one.state === 'queued' && !one.everSent,
    )
    return unsent.reduce<Partial<Fields>>(
      (all, one) => (one.type === 'edit' ? { ...all, ...one.patch } : all),
      {},
    )
  }

  /** Every value is given once, so that whoever reads one knows whose it is; of icons there are 64. */
  const newValues = (tag: string, touched: readonly Field[]): Partial<Fields> => {
    const values: Fields = {
      name: `Name ${(tags += 1)}`,
      description: `${tag} said ${tags}`,
      iconId: 2 + (tags % 63),
    }
    return Object.fromEntries(touched.map((field) => [field, values[field]]))
  }

  const noteField = (
    tab: Tab,
    { kind, listId, tag, serverId }: Picked,
    { field, value, onServer, replaces }: Noted,
  ): void => {
    ledger.wished(tab.db.accountKey, tag, field, { device: tab.device.index, value })
    fields.touched({
      by: ownerOf(tab.device, tab.db.accountKey),
      lane: listId,
      listId: serverId,
      kind,
      field,
      value,
      onServer,
      replaces,
    })
  }

  const edit = async (tab: Tab, list: Picked, wanted: readonly Field[]): Promise<void> => {
    const { kind, listId, tag } = list
    const isLeftOut = wanted.includes('description') && (await openCreates()).has(tag)
    const patch = newValues(
      tag,
      wanted.filter((field) => !isLeftOut || field !== 'description'),
    )
    const [before, base] = [
      await unsentEdit(tab, listId),
      await inspector(tab.device).baseLists.get(listId),
    ]
    if (!(await attempt(tab, () => commands.editWatchlist(tab.db, { kind, listId, patch })))) return
    const allowed = Object.keys({ ...before, ...patch })
    const queued = Object.keys(await unsentEdit(tab, listId))
    promise(
      queued.every((field) => allowed.includes(field)),
      'an edit carries what was touched',
      () => `${queued.join(', ')} are queued where ${allowed.join(', ')} were touched`,
    )
    for (const [name, value] of Object.entries(patch)) {
      const field = name as Field
      noteField(tab, list, { field, value, onServer: base?.[field], replaces: before[field] })
    }
  }

  const command = async (tab: Tab, move: Command): Promise<void> => {
    const { db, device } = tab
    const user = db.accountKey
    if (move.do === 'undo') return undo(tab, move.entry)
    if (move.do === 'undoEdit') return undoOneEdit(tab, move.entry)
    const { kind } = move
    if (move.do === 'create') {
      const tag = `tag-${(tags += 1)}`
      const made = await attempt(tab, () =>
        commands.createWatchlist(db, {
          kind,
          name: move.sameName ? 'Same' : `List ${tag}`,
          description: tag,
        }),
      )
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
      if (await attempt(tab, () => commands.setListItem(db, { kind, listId, itemId, desired }))) {
        ledger.wished(user, tag, itemId, { device: device.index, value: desired })
      }
    } else if (move.do === 'edit') await edit(tab, list, move.fields)
    else if (await attempt(tab, () => commands.deleteWatchlist(db, { kind, listId })))
      ledger.deleted(user, tag, serverId)
  }

  const visitors = new Map<SimDevice, Set<string>>()

  const visit = async (
    tab: Tab,
    { kind, item, isNew }: Extract<Move, { do: 'visit' }>,
  ): Promise<void> => {
    const db = tab.visitor()
    const known = visitors.get(tab.device) ?? new Set()
    visitors.set(tab.device, known)
    if (isNew) {
      const tag = `visit-${(tags += 1)}`
      if (
        !(await attempt(tab, () =>
          commands.createWatchlist(db, { kind, name: `Visit ${tag}`, description: tag }),
        ))
      )
        return
      known.add(tag)
      ledger.visited(kind, tag)
      return
    }
    const list = await attempt(
      tab,
      async () => (await db.viewLists.where('kind').equals(kind).toArray())[0] ?? null,
    )
    if (!list) return
    const itemId = `item-${item}`
    await attempt(tab, async () => {
      const isIn = await db.viewMembers.get([list.listId, itemId])
      return commands.setListItem(db, {
        kind,
        listId: list.listId,
        itemId,
        desired: isIn ? 'out' : 'in',
      })
    })
  }

  /** Each list belongs to whoever was the first to bring it home, or to begin with it. */
  const importLists = async (tab: Tab): Promise<void> => {
    await attempt(tab, () => commands.importAnonymousLists(tab.visitor(), tab.db))
    const lists = await inspector(tab.device).viewLists.toArray()
    for (const { listId, description } of lists) {
      if (!visitors.get(tab.device)?.has(tagIn(description))) continue
      ledger.named(listId, tagIn(description))
      ledger.importedBy(tagIn(description), tab.db.accountKey)
    }
  }

  const visitorsGone = (device: SimDevice): void => {
    for (const tag of visitors.get(device) ?? []) ledger.gone(tag)
  }

  return {
    attempt,
    command,
    review,
    visit,
    importLists,
    visitorsGone,
    hasVisitors: (device) => visitors.has(device),
  }
}

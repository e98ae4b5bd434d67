// A device: the app's own commands and sync engine on an IndexedDB in memory, over the line. Its time runs faster, so
// that its patience, made for people, fits into seconds.
import { accountEntities } from '#data/entities.ts'
import { syncedEntities } from '#sync/entities/registry.ts'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { setTimeout as wait } from 'node:timers/promises'
import { createCallApi } from '#api/call.ts'
import { createHttp } from '#api/http.ts'
import { AccountDb } from '#data/account-db.ts'
import type { WatchlistOperation } from '#data/watchlists/operation.ts'
import {
  createWatchlist,
  deleteWatchlist,
  editWatchlist,
  setListItem,
} from '#data/watchlists/commands.ts'
import { WatchlistFault } from '#data/watchlists/watchlist-fault.ts'
import type { ListKind } from '#domain/watchlist.ts'
import { createApiTransport } from '#sync/api-transport.ts'
import { createSyncEngine, type SyncEngine } from '#sync/engine.ts'
import type { Dice } from '../dice.ts'
import type { DeviceState } from '../history.ts'
import { recorded, type Recorder } from '../recorder.ts'
import type { Account, Client } from './client.ts'

const speed = 10
const settlesForMs = 60_000
const mostLists = 5

type Made = { url: string; account: Account; dice: Dice; recorder: Recorder }

const isRefused = ({ state }: WatchlistOperation): boolean => state === 'refusedKept'

/** One opening of the app on the device: its database connection and its engine, gone together. */
const openApp = (
  name: string,
  { url, account, dice, recorder }: Made,
  device: { indexedDB: IDBFactory; nowMs: () => number },
): { db: AccountDb; engine: SyncEngine; close: () => void } => {
  const db = new AccountDb(account.id, {
    entities: accountEntities,
    indexedDB: device.indexedDB,
    IDBKeyRange,
    nowMs: device.nowMs,
  })
  const timers = new Set<NodeJS.Timeout>()
  const http = recorded(
    createHttp({
      origin: url,
      token: () => account.token,
      language: () => 'en',
      isOffline: () => false,
      onAnswer: () => {},
      onUnauthorized: () => {},
    }),
    recorder,
    name,
  )
  const callApi = createCallApi((request) =>
    http({
      ...request,
      ...(request.timeoutMs === undefined ? {} : { timeoutMs: request.timeoutMs / speed }),
    }),
  )
  const engine = createSyncEngine({
    entities: syncedEntities,
    transport: createApiTransport(callApi, url),
    clock: {
      nowMs: device.nowMs,
      after: (delayMs, callback) => {
        const timer = setTimeout(() => {
          timers.delete(timer)
          callback()
        }, delayMs / speed)
        timers.add(timer)
        return () => {
          clearTimeout(timer)
          timers.delete(timer)
        }
      },
    },
    // Short waits: what is proved here does not depend on patience.
    random: () => dice.next() / 10,
    locks: { runIfFree: (_, work) => work() },
    session: { token: () => account.token, confirmedAccountId: () => null },
    hints: { isProbablyOnline: () => true, isVisible: () => true },
    channel: { post: () => {}, listen: () => () => {} },
    notify: () => {},
    log: () => {},
    openDb: () => db,
  })
  engine.start(account.id)
  return {
    db,
    engine,
    close: () => {
      engine.stop()
      for (const timer of timers) clearTimeout(timer)
      db.close()
    },
  }
}

const listsOf = async (db: AccountDb, kind: ListKind): Promise<DeviceState['lists'][ListKind]> => {
  const [lists, rows] = await Promise.all([
    db.viewLists.where('kind').equals(kind).toArray(),
    db.viewMembers.toArray(),
  ])
  return lists.map(({ listId, name, description }) => ({
    name,
    description,
    items: rows.filter((row) => row.listId === listId).map(({ itemId }) => itemId),
  }))
}

class EngineClient implements Client {
  readonly name: string
  readonly #made: Made
  readonly #device: { indexedDB: IDBFactory; nowMs: () => number }
  #app: ReturnType<typeof openApp>
  #offsetMs = 0
  #counted = 0
  #entries = 0
  readonly #items: { tag: string; item: string }[] = []

  constructor(name: string, made: Made) {
    this.name = name
    this.#made = made
    const startedMs = Date.now()
    this.#device = {
      indexedDB: new IDBFactory(),
      nowMs: () => startedMs + (Date.now() - startedMs) * speed + this.#offsetMs,
    }
    this.#app = openApp(name, made, this.#device)
  }

  async step(): Promise<void> {
    const { dice } = this.#made
    try {
      const what = dice.next()
      if (what < 0.3) await this.#quarrel()
      else if (what < 0.45) await this.#create('coin')
      else await this.#change()
    } catch (error) {
      // A rule said no, and nothing was done.
      if (!(error instanceof WatchlistFault)) throw error
    }
  }

  async restart(): Promise<void> {
    this.#app.close()
    this.#app = openApp(this.name, this.#made, this.#device)
  }

  setClock(offsetMs: number): void {
    this.#offsetMs = offsetMs
  }

  async settle(): Promise<void> {
    const untilMs = Date.now() + settlesForMs
    const { db, engine } = this.#app
    while (Date.now() < untilMs) {
      const left = (await db.outbox.toArray()).filter(({ state }) => state !== 'refusedKept')
      if (left.length === 0) break
      if (left.some(({ state }) => state === 'parked')) await engine.retryAll()
      engine.wake('person')
      await wait(100)
    }
  }

  async report(): Promise<DeviceState> {
    const { db, engine } = this.#app
    await engine.refresh()
    await engine.drained()
    const [coin, ido, outbox, opLog, lastEntry] = await Promise.all([
      listsOf(db, 'coin'),
      listsOf(db, 'ido'),
      db.outbox.toArray(),
      db.opLog.toArray(),
      db.history.orderBy(':id').last(),
    ])
    return {
      lists: { coin, ido },
      queued: outbox.filter((operation) => !isRefused(operation)).length,
      refused: await Promise.all(
        outbox.filter(isRefused).map((operation) => this.#wishOf(operation)),
      ),
      acknowledged: opLog
        .filter(({ outcome }) => outcome === 'acknowledged')
        .map(({ opId }) => opId),
      entriesExpected: this.#entries,
      // The history is a ring, its numbers are not.
      entriesKept: lastEntry?.entryId ?? 0,
    }
  }

  /** The list's tag is its description, and what was wished of it. */
  async #wishOf(operation: WatchlistOperation): Promise<string> {
    const { db } = this.#app
    const list =
      (await db.viewLists.get(operation.lane)) ?? (await db.baseLists.get(operation.lane))
    return `${list?.description} ${operation.type === 'member' ? operation.itemId : 'name'}`
  }

  close(): void {
    this.#app.close()
  }

  #nextTag(): string {
    return `${this.name}-${(this.#counted += 1)}`
  }

  async #create(kind: ListKind): Promise<void> {
    const tag = this.#nextTag()
    const { db } = this.#app
    const own = (await db.viewLists.where('kind').equals(kind).toArray()).filter(
      ({ description }) => description.startsWith(this.name),
    )
    if (own.length >= mostLists) return
    await createWatchlist(db, { kind, name: tag, description: tag })
    this.#entries += 1
    this.#made.recorder.add(this.name, { type: 'wish', f: 'create', kind, tag, value: tag })
  }

  /** All devices at the same few lists: deleting the last one must be refused, here or by the server. */
  async #quarrel(): Promise<void> {
    const { dice, recorder } = this.#made
    const lists = await this.#app.db.viewLists.where('kind').equals('ido').toArray()
    if (lists.length < 3 && dice.next() < 0.5) return this.#create('ido')
    if (lists.length === 0) return
    const { listId, description } = dice.pick(lists)
    await deleteWatchlist(this.#app.db, { kind: 'ido', listId })
    recorder.add(this.name, { type: 'wish', f: 'delete', kind: 'ido', tag: description, value: '' })
  }

  async #change(): Promise<void> {
    const { dice, recorder, account } = this.#made
    const lists = await this.#app.db.viewLists.where('kind').equals('coin').toArray()
    const own = lists.filter(
      ({ description, serverId }) =>
        description.startsWith(this.name) || serverId === account.sharedListId,
    )
    if (own.length === 0) return
    const { listId, description: tag, serverId } = dice.pick(own)
    const isShared = serverId === account.sharedListId
    const what = dice.next()
    const wish = (f: 'add' | 'remove' | 'rename' | 'delete', value: string): void =>
      recorder.add(this.name, { type: 'wish', f, kind: 'coin', tag, value })
    if (!isShared && what < 0.25) {
      const name = this.#nextTag()
      await editWatchlist(this.#app.db, { kind: 'coin', listId, patch: { name } })
      wish('rename', name)
    } else if (!isShared && what < 0.3) {
      await deleteWatchlist(this.#app.db, { kind: 'coin', listId })
      wish('delete', '')
    } else if (what < 0.5) {
      const at = this.#items.findIndex((one) => one.tag === tag)
      if (at < 0) return
      const [one] = this.#items.splice(at, 1)
      await this.#setItem(listId, one?.item ?? '', 'out')
      wish('remove', one?.item ?? '')
    } else {
      const item = this.#nextTag()
      await this.#setItem(listId, item, 'in')
      this.#items.push({ tag, item })
      wish('add', item)
    }
  }

  async #setItem(listId: string, itemId: string, desired: 'in' | 'out'): Promise<void> {
    const { entryId } = await setListItem(this.#app.db, { kind: 'coin', listId, itemId, desired })
    if (entryId !== null) this.#entries += 1
  }
}

export const createEngineClient = (name: string, made: Made): Client => new EngineClient(name, made)

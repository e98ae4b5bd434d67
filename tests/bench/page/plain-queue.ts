// The least a durable edit must write (list read, member, operation, history), without and with Dexie.
import { Dexie } from 'dexie'
import { answered, finished } from './raw-indexed-db.ts'

const name = 'bench-queue'
const stores = {
  lists: 'listId',
  members: '[listId+itemId]',
  outbox: '++seq',
  history: '++entryId',
}

const operation = (at: number) => ({
  v: 1,
  opId: crypto.randomUUID(),
  account: 'bench',
  kind: 'coin',
  type: 'member',
  lane: 'list',
  itemId: `coin-${at}`,
  desired: 'in',
  onRefusal: 'keep',
  state: 'queued',
  attempts: 0,
  nextAtMs: 0,
  everSent: false,
  lastError: null,
  createdAtMs: at,
})
const itemRow = (at: number) => ({
  listId: 'list',
  itemId: `coin-${at}`,
  kind: 'coin',
  addedAtSec: at,
  position: at,
  isPending: true,
})
const entry = (at: number) => ({
  type: 'add',
  atMs: at,
  kind: 'coin',
  listId: 'list',
  listName: 'Bench',
  itemId: `coin-${at}`,
  previousLists: [],
  isUndone: false,
})

const openRaw = (): Promise<IDBDatabase> => {
  const request = indexedDB.open(name, 1)
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore('lists', { keyPath: 'listId' })
    request.result.createObjectStore('members', { keyPath: ['listId', 'itemId'] })
    request.result.createObjectStore('outbox', { keyPath: 'seq', autoIncrement: true })
    request.result.createObjectStore('history', { keyPath: 'entryId', autoIncrement: true })
  })
  return answered(request)
}

/** Milliseconds from the press. */
export type StarTimes = { commitMs: number; seenMs: number }

const erase = (): Promise<unknown> => answered(indexedDB.deleteDatabase(name))

export const queueSteps = {
  /** What a star must read and write at least, durably: five gets, three puts; then read back. */
  rawStars: async (count: number): Promise<StarTimes[]> => {
    await erase()
    const db = await openRaw()
    await answered(
      db.transaction('lists', 'readwrite').objectStore('lists').put({ listId: 'list' }),
    )
    const times: StarTimes[] = []
    for (let at = 0; at < count; at++) {
      const start = performance.now()
      const transaction = db.transaction(['lists', 'members', 'outbox', 'history'], 'readwrite', {
        durability: 'strict',
      })
      const [lists, members] = [
        transaction.objectStore('lists'),
        transaction.objectStore('members'),
      ]
      for (let read = 0; read < 4; read++) await answered(lists.get('list'))
      await answered(members.get(['list', `coin-${at}`]))
      members.put(itemRow(at))
      transaction.objectStore('outbox').add(operation(at))
      transaction.objectStore('history').add(entry(at))
      await finished(transaction)
      const commitMs = performance.now() - start
      await answered(
        db
          .transaction('members')
          .objectStore('members')
          .get(['list', `coin-${at}`]),
      )
      document.title = `coin-${at} in`
      times.push({ commitMs, seenMs: performance.now() - start })
    }
    db.close()
    await erase()
    return times
  },
  rawEnqueue: async (count: number): Promise<number> => {
    await erase()
    const db = await openRaw()
    db.transaction('lists', 'readwrite').objectStore('lists').put({ listId: 'list' })
    const start = performance.now()
    for (let at = 0; at < count; at++) {
      const transaction = db.transaction(['lists', 'members', 'outbox', 'history'], 'readwrite', {
        durability: 'strict',
      })
      await answered(transaction.objectStore('lists').get('list'))
      transaction.objectStore('members').put(itemRow(at))
      transaction.objectStore('outbox').add(operation(at))
      transaction.objectStore('history').add(entry(at))
      await finished(transaction)
    }
    const ms = performance.now() - start
    db.close()
    await erase()
    return ms
  },
  dexieEnqueue: async (count: number): Promise<number> => {
    await erase()
    const db = new Dexie(name, { chromeTransactionDurability: 'strict' })
    db.version(1).stores(stores)
    await db.table('lists').put({ listId: 'list' })
    const start = performance.now()
    for (let at = 0; at < count; at++) {
      await db.transaction('rw', Object.keys(stores), async () => {
        await db.table('lists').get('list')
        await db.table('members').put(itemRow(at))
        await db.table('outbox').add(operation(at))
        await db.table('history').add(entry(at))
      })
    }
    const ms = performance.now() - start
    db.close()
    await erase()
    return ms
  },
}

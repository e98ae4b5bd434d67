// A queue of any length in a browser's IndexedDB, made by the product's own commands: the rows are read from the page,
// the commands run over them in memory, and what they wrote goes back.
import type { Page } from '@playwright/test'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { openAccountDb } from '#data/open-account.ts'
import { setListItem } from '#data/watchlists/commands.ts'

type Rows = Record<string, unknown[]>

const readAll = (page: Page, database: string): Promise<Rows> =>
  page.evaluate(async (name) => {
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open(name)
      opening.addEventListener('success', () => resolve(opening.result))
      opening.addEventListener('error', () => reject(new Error(`${name} can't be opened`)))
    })
    const stores = [...db.objectStoreNames]
    const read = (store: string): Promise<unknown[]> =>
      new Promise((resolve) => {
        const request = db.transaction(store).objectStore(store).getAll()
        request.addEventListener('success', () => resolve(request.result))
      })
    const rows = Object.fromEntries(
      await Promise.all(stores.map(async (store) => [store, await read(store)] as const)),
    )
    db.close()
    return rows
  }, database)

const writeAll = (page: Page, database: string, store: string, rows: unknown[]): Promise<void> =>
  page.evaluate(
    async ([name, into, given]) => {
      const db = await new Promise<IDBDatabase>((resolve) => {
        const opening = indexedDB.open(name)
        opening.addEventListener('success', () => resolve(opening.result))
      })
      await new Promise<void>((resolve, reject) => {
        const transaction = db.transaction(into, 'readwrite')
        for (const row of given) transaction.objectStore(into).put(row)
        transaction.addEventListener('complete', () => resolve())
        transaction.addEventListener('error', () => reject(new Error(`${into} can't be written`)))
      })
      db.close()
    },
    [database, store, rows] as const,
  )

const written = ['viewMembers', 'outbox', 'history'] as const
const rowsAtOnce = 1000

/** Puts `changes` items into the lists that the page shows, in turn or list after list, as that account on that device would have. */
export const makeLongQueue = async (
  page: Page,
  accountKey: string,
  { changes, isInTurn }: { changes: number; isInTurn: boolean },
): Promise<void> => {
  const database = `account_${accountKey}`
  const before = await readAll(page, database)
  const db = openAccountDb(accountKey, { indexedDB: new IDBFactory(), IDBKeyRange })
  for (const table of db.tables) await table.bulkPut(before[table.name] ?? [])
  const lists = (before['viewLists'] as { listId: string; kind: 'coin' | 'ido' }[]).filter(
    ({ kind }) => kind === 'coin',
  )
  const perList = Math.ceil(changes / lists.length)
  for (let n = 0; n < changes; n += 1) {
    const list = lists[isInTurn ? n % lists.length : Math.floor(n / perList)]
    if (list)
      await setListItem(db, {
        kind: 'coin',
        listId: list.listId,
        itemId: `queued-${n}`,
        desired: 'in',
      })
  }
  for (const store of written) {
    const rows: unknown[] = await db.table(store).toArray()
    for (let at = 0; at < rows.length; at += rowsAtOnce)
      await writeAll(page, database, store, rows.slice(at, at + rowsAtOnce))
  }
  db.close()
}

/** How many changes wait in the page's own database; read past the app. */
export const countQueue = async (page: Page, accountKey: string): Promise<number> =>
  page.evaluate(
    (name) =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open(name)
        opening.addEventListener('success', () => {
          const db = opening.result
          const request = db.transaction('outbox').objectStore('outbox').count()
          request.addEventListener('success', () => {
            db.close()
            resolve(request.result)
          })
        })
      }),
    `account_${accountKey}`,
  )

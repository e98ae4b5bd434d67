// A database that version 1 left behind opens in the newest app, with everything in it.
import { readFileSync } from 'node:fs'
import { Dexie } from 'dexie'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { expect, it } from 'vitest'
import { AccountDb } from '#data/account-db.ts'
import { recentActivity } from '#data/history/queries.ts'
import { pendingOperations } from '#data/outbox/queries.ts'
import { watchlistsOfKind } from '#data/watchlists/queries.ts'
import { accountV1 } from '#data/versions/account-v1.ts'

type Golden = { stores: Record<string, string>; rows: Record<string, object[]> }
const golden = JSON.parse(readFileSync(new URL('../fixtures/account-v1.json', import.meta.url), 'utf8')) as Golden

it('the schema of version 1 is what was released', () => {
  expect(accountV1).toEqual(golden.stores)
})

it('opens a database of version 1', async () => {
  const indexedDB = new IDBFactory()
  const old = new Dexie('account_u1', { indexedDB, IDBKeyRange })
  old.version(1).stores(golden.stores)
  for (const [table, rows] of Object.entries(golden.rows)) await old.table(table).bulkAdd(rows)
  old.close()
  const db = new AccountDb('u1', { indexedDB, IDBKeyRange })
  expect((await watchlistsOfKind(db, 'coin')).map(({ name, items, pendingCount, isDefault }) => [name, items.map((item) => item.itemId), pendingCount, isDefault])).toEqual([
    ['From the server', ['bitcoin', 'solana'], 1, true],
    ['Made offline', ['ethereum'], 2, false],
  ])
  expect((await pendingOperations(db)).map((operation) => operation.type)).toEqual(['member', 'create', 'member'])
  expect((await recentActivity(db)).map((entry) => entry.type)).toEqual(['add', 'create', 'add'])
  db.close()
})

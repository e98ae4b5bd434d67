import { accountEntities } from '#data/entities.ts'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { AccountDb } from '../account-db.ts'
import { appendHistory, historyCap } from './append-history.ts'
import { recentActivity } from './queries.ts'

let db: AccountDb
beforeEach(() => {
  db = new AccountDb('u1', {
    entities: accountEntities,
    indexedDB: new IDBFactory(),
    IDBKeyRange,
    nowMs: () => 7,
  })
})
afterEach(() => db.close())

const entry = (itemId: string) => ({
  type: 'add' as const,
  kind: 'coin' as const,
  listId: 'l',
  listName: 'Core',
  itemId,
  previousLists: ['m'],
})

it('R-HIS-004 what a person did is remembered with its time and what undoes it, newest first', async () => {
  expect([await appendHistory(db, entry('a')), await appendHistory(db, entry('b'))]).toEqual([1, 2])
  expect(await recentActivity(db)).toEqual([
    { ...entry('b'), entryId: 2, atMs: 7, isUndone: false },
    { ...entry('a'), entryId: 1, atMs: 7, isUndone: false },
  ])
})

it('R-HIS-004 fifty entries are shown, and little more is ever kept', async () => {
  for (let at = 1; at <= 65; at++) await appendHistory(db, entry(`c${at}`))
  const shown = await recentActivity(db)
  expect([shown.length, shown[0]?.itemId, shown.at(-1)?.itemId]).toEqual([historyCap, 'c65', 'c16'])
  expect((await db.history.toArray()).map(({ entryId }) => entryId)[0]).toBe(11)
  expect(await db.history.count()).toBe(55)
})

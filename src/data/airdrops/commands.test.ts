import { accountEntities } from '#data/entities.ts'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { AccountDb } from '../account-db.ts'
import { airdropMarks } from './queries.ts'
import { markClaimed, markTask } from './commands.ts'

let db: AccountDb
beforeEach(() => {
  // Given, not global: unit tests share one load of Dexie, which looks for a global one only then.
  db = new AccountDb('airdrop-marks', {
    entities: accountEntities,
    indexedDB: new IDBFactory(),
    IDBKeyRange,
  })
})
afterEach(() => db.delete())

test('R-AIX-004 ticks are kept one airdrop a row, a second tick of the same task changes nothing', async () => {
  await markTask(db, 'tide', { id: 'follow', isDone: true })
  await markTask(db, 'tide', { id: 'follow', isDone: true })
  await markTask(db, 'moss', { id: 'claim', isDone: true })
  expect(await airdropMarks(db)).toEqual(
    new Map([
      ['moss', { done: ['claim'], isClaimed: false }],
      ['tide', { done: ['follow'], isClaimed: false }],
    ]),
  )
})

test('R-AIX-004 what is taken back leaves nothing behind; a claim stands apart from the ticks', async () => {
  await markTask(db, 'tide', { id: 'follow', isDone: true })
  await markClaimed(db, 'tide', true)
  await markTask(db, 'tide', { id: 'follow', isDone: false })
  expect(await airdropMarks(db)).toEqual(new Map([['tide', { done: [], isClaimed: true }]]))
  await markClaimed(db, 'tide', false)
  expect(await db.prefs.count()).toBe(0)
})

test('R-AIX-004 two ticks at once are both kept, and a mark that cannot be read counts as none', async () => {
  await db.prefs.put({ key: 'airdrop:tide', value: { done: 'all of it' } })
  await Promise.all(['a', 'b', 'c'].map((id) => markTask(db, 'tide', { id, isDone: true })))
  expect((await airdropMarks(db)).get('tide')?.done.toSorted()).toEqual(['a', 'b', 'c'])
})

test('R-AIX-004 a mark of which a part cannot be read keeps the other; what is not a mark at all counts as none', async () => {
  await db.prefs.bulkPut([
    { key: 'airdrop:a', value: { done: ['x'], isClaimed: 'yes' } },
    { key: 'airdrop:b', value: { done: [7], isClaimed: true } },
    { key: 'airdrop:c', value: 'torn' },
    { key: 'views:coins', value: [] },
  ])
  expect(await airdropMarks(db)).toEqual(
    new Map([
      ['a', { done: ['x'], isClaimed: false }],
      ['b', { done: [], isClaimed: true }],
      ['c', { done: [], isClaimed: false }],
    ]),
  )
})

test('R-AIX-004 a tick taken away leaves the others', async () => {
  for (const id of ['one', 'two']) await markTask(db, 'tide', { id, isDone: true })
  await markTask(db, 'tide', { id: 'one', isDone: false })
  expect((await airdropMarks(db)).get('tide')).toEqual({ done: ['two'], isClaimed: false })
})

import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { AccountDb } from '../account-db.ts'
import { airdropMarks, markClaimed, markTask } from './airdrop-marks.ts'

let db: AccountDb
beforeEach(() => {
  // Given, not global: unit tests share one load of Dexie, which looks for a global one only then.
  db = new AccountDb('airdrop-marks', { indexedDB: new IDBFactory(), IDBKeyRange })
})
afterEach(() => db.delete())

test('R-AIX-004 ticks are kept one airdrop a row, a second tick of the same task changes nothing', async () => {
  await markTask(db, 'tide', { id: 'follow', isDone: true })
  await markTask(db, 'tide', { id: 'follow', isDone: true })
  await markTask(db, 'moss', { id: 'claim', isDone: true })
  expect(await airdropMarks(db)).toEqual(new Map([['moss', { done: ['claim'], isClaimed: false }], ['tide', { done: ['follow'], isClaimed: false }]]))
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

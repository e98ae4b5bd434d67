import { accountEntities } from '#data/entities.ts'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { AccountDb } from '../account-db.ts'
import { damagedCount, damagedRows } from './queries.ts'
import { discardDamaged } from './commands.ts'
import { completeEntities } from '../complete-entities.ts'
import { quarantineDamaged } from './quarantine.ts'

type Row = Record<string, unknown>
type Table = 'baseLists' | 'baseMembers' | 'viewLists' | 'viewMembers' | 'outbox'
const { rows } = JSON.parse(
  readFileSync(new URL('../../../tests/fixtures/account-v1.json', import.meta.url), 'utf8'),
) as { rows: Record<Table, Row[]> }
const serverList = '00000000-0000-4000-8000-000000000001'
const ownList = '00000000-0000-4000-8000-000000000003'

let db: AccountDb
beforeEach(async () => {
  db = new AccountDb('u1', {
    entities: accountEntities,
    indexedDB: new IDBFactory(),
    IDBKeyRange,
    nowMs: () => 77,
  })
  for (const table of ['baseLists', 'baseMembers', 'viewLists', 'viewMembers', 'outbox'] as const)
    await db.table(table).bulkPut(rows[table])
})
afterEach(() => db.close())

const everything = () =>
  Promise.all(db.tables.map(async (table) => [table.name, await table.toArray()]))
const damage = (table: Table, key: string | number, over: Row) => db.table(table).update(key, over)
const seqs = async () => (await db.outbox.toArray()).map(({ seq }) => seq)
const shown = async () => (await db.viewLists.toArray()).map(({ listId, name }) => [listId, name])

test('a whole account is left exactly as it is', async () => {
  const before = await everything()
  expect([await quarantineDamaged(db), await everything()]).toEqual([false, before])
})

test('a damaged change is set aside once, as it was found and with when; its effect leaves the screen, the other lists stay', async () => {
  await damage('outbox', 1, { state: 'lost' })
  expect(await quarantineDamaged(db)).toBe(true)
  const found = { ...rows.outbox[0], state: 'lost' }
  expect(await damagedRows(db)).toEqual([{ table: 'outbox', id: '1', row: found, foundAtMs: 77 }])
  expect([await seqs(), (await db.viewMembers.toArray()).map(({ itemId }) => itemId)]).toEqual([
    rows.outbox.slice(1).map(({ seq }) => seq),
    ['bitcoin', 'ethereum'],
  ])
  expect([await quarantineDamaged(db), await damagedCount(db)]).toEqual([false, 1])
})

test('a damaged change of no list that can be told is set aside alone', async () => {
  await db.outbox.add({ torn: true } as never)
  await db.outbox.add({ lane: 7 } as never)
  // While code is missing it might be a change of an entity that has not come.
  await completeEntities(db)
  const before = await shown()
  expect([
    await quarantineDamaged(db),
    await damagedCount(db),
    await shown(),
    await seqs(),
  ]).toEqual([true, 2, before, rows.outbox.map(({ seq }) => seq)])
})

test('a list whose name cannot be read keeps its place and its items, and the row as it was is kept for support', async () => {
  await damage('baseLists', serverList, { name: 7 })
  expect(await quarantineDamaged(db)).toBe(true)
  expect(await db.baseLists.get(serverList)).toMatchObject({ name: '\u2026', serverId: '11' })
  expect([await shown(), await damagedRows(db)]).toMatchObject([
    [
      [serverList, '\u2026'],
      [ownList, 'Made offline'],
    ],
    [{ table: 'baseLists', id: serverList, row: { name: 7 } }],
  ])
})

test('a list of which nobody can tell whose it is goes from the screen', async () => {
  await damage('baseLists', serverList, { serverId: null })
  expect([await quarantineDamaged(db), await db.baseLists.count(), await damagedCount(db)]).toEqual(
    [true, 0, 1],
  )
})

test('a list with a key of another kind is set aside by that key', async () => {
  await db.table('baseLists').put({ listId: 7, name: 'Seven' })
  expect([await quarantineDamaged(db), (await damagedRows(db)).map(({ id }) => id)]).toEqual([
    true,
    ['7'],
  ])
})

test('what is shown is made again from what it is made of, and nothing is set aside for it', async () => {
  await damage('viewLists', serverList, { name: 7 })
  expect([await quarantineDamaged(db), await shown(), await damagedCount(db)]).toEqual([
    true,
    [
      [serverList, 'From the server'],
      [ownList, 'Made offline'],
    ],
    0,
  ])
})

const aside = (id: string, row: unknown, table = 'outbox') => ({
  key: `damaged:${table}:${id}`,
  value: { table, id, row, foundAtMs: 1 },
})

const edit = {
  atMs: 5,
  kind: 'coin',
  listId: serverList,
  listName: 'From the server',
  fields: { name: { from: 'Old', to: 'From the server' } },
  origin: 'here',
  isUndone: false,
  toldAtMs: null,
}
const acked = {
  listId: serverList,
  kind: 'coin',
  field: 'name',
  value: 'From the server',
  version: 3,
  atMs: 5,
}

test('an edit in Recent activity that cannot be read is set aside, and those beside it stay', async () => {
  await db.table('edits').bulkAdd([edit, { ...edit, fields: null }, { ...edit, origin: 'moon' }])
  await quarantineDamaged(db)
  expect((await db.edits.toArray()).map(({ id }) => id)).toEqual([1])
  expect((await damagedRows(db)).map(({ table, id }) => [table, id])).toEqual([
    ['edits', '2'],
    ['edits', '3'],
  ])
})

test('a value the server accepted that cannot be read is set aside, and those beside it stay', async () => {
  await db
    .table('ackedFields')
    .bulkAdd([acked, { ...acked, field: 'description', value: { torn: true } }])
  await quarantineDamaged(db)
  expect((await db.ackedFields.toArray()).map(({ field }) => field)).toEqual(['name'])
  expect((await damagedRows(db)).map(({ table, id }) => [table, id])).toEqual([
    ['ackedFields', `${serverList},description`],
  ])
})

test('what an older version did not understand comes back with the one that does; what nobody understands stays aside', async () => {
  const [itemChange] = rows.outbox
  await db.outbox.delete(1)
  await db.meta.bulkPut([
    aside('1', itemChange),
    aside('5', { ...itemChange, v: 9 }),
    aside('x', rows.outbox[1], 'baseLists'),
    { key: 'other', value: 1 },
  ])
  expect([
    await quarantineDamaged(db),
    await seqs(),
    (await damagedRows(db)).map(({ id }) => id),
  ]).toEqual([true, rows.outbox.map(({ seq }) => seq), ['x', '5']])
  await discardDamaged(db)
  expect((await db.meta.toArray()).map(({ key }) => key)).toEqual(['other'])
})

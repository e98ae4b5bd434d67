// A row that does not fit is set aside and counted; the queue and the lists go on without it.
import { readFileSync } from 'node:fs'
import { afterEach, expect, it, vi } from 'vitest'
import type { AccountDb } from '#data/account-db.ts'
import { damagedCount, damagedRows } from '#data/damage/queries.ts'
import { discardDamaged } from '#data/damage/commands.ts'
import { isBaseList, isOperation, isViewList } from '#data/watchlists/row-schemas.ts'
import { exportAccount } from '#data/device/queries/export-account.ts'
import { operationVersion } from '#data/outbox/operation.ts'
import { pendingOperations } from '#data/outbox/queries.ts'
import { createWatchlist, setListItem } from '#data/watchlists/commands.ts'
import { watchlistsOfKind } from '#data/watchlists/queries.ts'
import { createDevice } from '#tests/fakes/device-storage.ts'
import { createRulesKit } from './rules-kit.ts'

const kind = 'coin'
const device = createDevice()
let opened: AccountDb[] = []

afterEach(() => {
  for (const db of opened) db.close()
  opened = []
})

const open = (account: string): AccountDb => {
  const db = device.open(account)
  opened.push(db)
  return db
}
/** The page is loaded again. */
const reopen = (db: AccountDb): AccountDb => {
  db.close()
  return open(db.accountKey)
}
const shown = async (db: AccountDb): Promise<[string, string[]][]> =>
  (await watchlistsOfKind(db, kind)).map(({ name, items }) => [
    name,
    items.map(({ itemId }) => itemId),
  ])

/** Two lists; the first holds bitcoin and, as change 3, ether. */
const furnish = async (account: string): Promise<{ db: AccountDb; listId: string }> => {
  const db = open(account)
  const { listId } = await createWatchlist(db, { kind, name: 'Core' })
  await setListItem(db, { kind, listId, itemId: 'bitcoin', desired: 'in' })
  await setListItem(db, { kind, listId, itemId: 'ethereum', desired: 'in' })
  await createWatchlist(db, { kind, name: 'Yield' })
  return { db, listId }
}

it('what earlier versions left behind counts as whole', () => {
  const { rows } = JSON.parse(
    readFileSync(new URL('../../fixtures/account-v1.json', import.meta.url), 'utf8'),
  ) as { rows: Record<'outbox' | 'baseLists' | 'viewLists', unknown[]> }
  expect(rows.outbox.every(isOperation)).toBe(true)
  expect(rows.baseLists.every(isBaseList)).toBe(true)
  expect(rows.viewLists.every(isViewList)).toBe(true)
})

it('everything the commands write counts as whole', async () => {
  const { db, listId } = await furnish('u1')
  const again = reopen(db)
  expect(await damagedCount(again)).toBe(0)
  expect((await pendingOperations(again)).length).toBe(4)
  expect(await again.viewLists.get(listId)).toMatchObject({ name: 'Core' })
})

it('a damaged change is set aside, its effect leaves the screen, and the others stay in their order', async () => {
  const { db } = await furnish('u2')
  const third = await db.outbox.get(3)
  await db.outbox.put({ ...third, desired: 'sideways' } as never)
  const again = reopen(db)
  expect(await shown(again)).toEqual([
    ['Core', ['bitcoin']],
    ['Yield', []],
  ])
  expect((await pendingOperations(again)).map(({ seq }) => seq)).toEqual([1, 2, 4])
  expect(await damagedRows(again)).toMatchObject([
    { table: 'outbox', id: '3', row: { itemId: 'ethereum', desired: 'sideways' } },
  ])
  expect((await exportAccount(again)).damaged).toHaveLength(1)
  expect(await damagedCount(reopen(again))).toBe(1)
})

it('is forgotten when the person says so', async () => {
  const { db } = await furnish('u3')
  await db.outbox.put({ seq: 9 } as never)
  const again = reopen(db)
  expect(await damagedCount(again)).toBe(1)
  await discardDamaged(again)
  expect(await damagedCount(reopen(again))).toBe(0)
})

it('a change of a version to come waits aside until that version is here', async () => {
  const { db } = await furnish('u4')
  const third = await db.outbox.get(3)
  await db.outbox.put({ ...third, v: operationVersion + 1 } as never)
  const older = reopen(db)
  expect((await pendingOperations(older)).map(({ seq }) => seq)).toEqual([1, 2, 4])
  await older.meta.put({
    key: 'damaged:outbox:3',
    value: { table: 'outbox', id: '3', row: third, foundAtMs: 0 },
  })
  const newer = reopen(older)
  expect((await pendingOperations(newer)).map(({ seq }) => seq)).toEqual([1, 2, 3, 4])
  expect(await damagedCount(newer)).toBe(0)
  expect(await shown(newer)).toEqual([
    ['Core', ['bitcoin', 'ethereum']],
    ['Yield', []],
  ])
})

it('a visitor keeps the items of a list whose name can not be read', async () => {
  const { db, listId } = await furnish('anon')
  const list = await db.baseLists.get(listId)
  await db.baseLists.put({ ...list, name: 7, description: null } as never)
  const again = reopen(db)
  expect(await shown(again)).toEqual([
    ['…', ['bitcoin', 'ethereum']],
    ['Yield', []],
  ])
  expect(await damagedRows(again)).toMatchObject([
    { table: 'baseLists', id: listId, row: { name: 7 } },
  ])
})

it('a list on screen is made again from what it was made of', async () => {
  const { db, listId } = await furnish('u5')
  await db.viewLists.put({ listId, kind } as never)
  expect(await shown(reopen(db))).toEqual([
    ['Core', ['bitcoin', 'ethereum']],
    ['Yield', []],
  ])
})

it('R-WLC-010 a row that breaks the drain is set aside, and the rest is sent', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const kit = await createRulesKit()
  kit.session.isOnline = false
  const { listId } = await createWatchlist(kit.db, { kind, name: 'Core' })
  await kit.settle()
  // Between two lists a create without its fields: no fold gets past it.
  await kit.db.outbox.add({
    ...(await kit.db.outbox.get(1)),
    seq: 2,
    lane: 'broken',
    fields: undefined,
  } as never)
  await setListItem(kit.db, { kind, listId, itemId: 'bitcoin', desired: 'in' })
  await kit.settle()
  kit.session.isOnline = true
  await kit.engine.refresh()
  await kit.fireTimers()
  await kit.fireTimers()
  expect(await pendingOperations(kit.db)).toEqual([])
  expect(await damagedCount(kit.db)).toBe(1)
  expect(await shown(kit.db)).toEqual([['Core', ['bitcoin']]])
  await kit.close()
})

import { accountEntities } from '#data/entities.ts'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { AccountDb } from '../../account-db.ts'
import { completeEntities } from '../../complete-entities.ts'
import type { ViewListRow } from '../../account-rows.ts'
import { watchlists } from '../../watchlists/entity.ts'
import type { WatchlistOperation } from '../../watchlists/operation.ts'
import { lossWithAccount, onlyOnThisDevice } from '../queries.ts'
import { exportAccount } from './export-account.ts'

const nowMs = Date.UTC(2026, 0, 2)
let db: AccountDb
beforeEach(() => {
  db = new AccountDb('u1', {
    entities: accountEntities,
    indexedDB: new IDBFactory(),
    IDBKeyRange,
    nowMs: () => nowMs,
  })
})
afterEach(() => db.close())

const list = (listId: string, over: Partial<ViewListRow> = {}): ViewListRow => ({
  listId,
  kind: 'coin',
  serverId: null,
  name: listId,
  description: 'd',
  iconId: 1,
  createdAtSec: 60,
  isServerDefault: false,
  position: 0,
  isAwaitingCreate: true,
  ...over,
})
const common = {
  kind: 'coin',
  lane: 'core',
  state: 'queued',
  attempts: 2,
  createdAtMs: 1000,
  lastError: null,
} as const
const operation = (opId: string, over: object): WatchlistOperation =>
  ({ ...common, opId, ...over }) as WatchlistOperation

it('lists and their items stand as the screen shows them, with when they were made and whether the server has them', async () => {
  await db.viewLists.bulkPut([
    list('core', { position: 2, serverId: '11' }),
    list('first', { position: 1, kind: 'ido' }),
  ])
  await db.viewMembers.bulkPut([
    { listId: 'core', kind: 'coin', itemId: 'ada', addedAtSec: 120, position: 2, isPending: true },
    { listId: 'core', kind: 'coin', itemId: 'zil', addedAtSec: 60, position: 1, isPending: false },
  ])
  expect((await exportAccount(db)).lists).toEqual([
    {
      name: 'first',
      kind: 'ido',
      description: 'd',
      createdAt: '1970-01-01T00:01:00.000Z',
      serverId: null,
      isOnServer: false,
      items: [],
    },
    {
      name: 'core',
      kind: 'coin',
      description: 'd',
      createdAt: '1970-01-01T00:01:00.000Z',
      serverId: '11',
      isOnServer: true,
      items: [
        { id: 'zil', addedAt: '1970-01-01T00:01:00.000Z', isWaiting: false },
        { id: 'ada', addedAt: '1970-01-01T00:02:00.000Z', isWaiting: true },
      ],
    },
  ])
})

it('a change that waits says what it is, of which list, and why it has not gone', async () => {
  await db.viewLists.put(list('core'))
  await db.outbox.bulkAdd([
    operation('a', { type: 'create', fields: { name: 'core', description: '', iconId: 1 } }),
    operation('b', {
      type: 'member',
      itemId: 'ada',
      desired: 'in',
      lastError: { reason: 'server', code: null, serverMessage: null },
    }),
    operation('c', {
      type: 'member',
      itemId: 'zil',
      desired: 'out',
      lastError: { reason: 'refused', code: 'X', serverMessage: 'No such coin' },
    }),
    operation('d', { type: 'delete', listName: 'Gone', lane: 'gone', state: 'parked' }),
  ] as never[])
  const shared = { kind: 'coin', madeAt: '1970-01-01T00:00:01.000Z', attempts: 2 }
  expect((await exportAccount(db)).unsentChanges).toEqual([
    {
      ...shared,
      id: 'a',
      list: 'core',
      change: 'create',
      item: null,
      state: 'queued',
      lastError: null,
    },
    {
      ...shared,
      id: 'b',
      list: 'core',
      change: 'add',
      item: 'ada',
      state: 'queued',
      lastError: 'server',
    },
    {
      ...shared,
      id: 'c',
      list: 'core',
      change: 'remove',
      item: 'zil',
      state: 'queued',
      lastError: 'No such coin',
    },
    {
      ...shared,
      id: 'd',
      list: 'Gone',
      change: 'delete',
      item: null,
      state: 'parked',
      lastError: null,
    },
  ])
})

it('history, choices and what was set aside go along, with whose they are and when it was', async () => {
  await db.history.add({
    type: 'add',
    atMs: 2000,
    kind: 'coin',
    listId: 'core',
    listName: 'Core',
    itemId: 'ada',
    previousLists: [],
    isUndone: true,
  })
  await db.edits.add({
    kind: 'coin',
    listId: 'core',
    listName: 'Core',
    atMs: 3000,
    fields: { name: { from: 'Old', to: 'Core' } },
    origin: 'here',
    isUndone: false,
    toldAtMs: null,
  })
  await db.ackedFields.put({
    listId: 'core',
    kind: 'coin',
    field: 'name',
    value: 'Core',
    version: 2,
    atMs: 4000,
  })
  await db.prefs.bulkPut([
    { key: 'sort', value: 'score' },
    { key: 'views', value: [1] },
  ])
  await db.meta.bulkPut([
    { key: 'damaged:outbox:3', value: { table: 'outbox', id: '3', row: 'torn', foundAtMs: 5 } },
    { key: 'other', value: 1 },
  ])
  await completeEntities(db)
  const others = accountEntities.loaded.filter((entity) => entity !== watchlists)
  const ofOthers: object[] = await Promise.all(others.map((entity) => entity.forExport(db)))
  expect(await exportAccount(db)).toEqual({
    ...(Object.assign({}, ...ofOthers) as object),
    format: 'coinsight-account',
    version: 1,
    exportedAt: '2026-01-02T00:00:00.000Z',
    account: 'u1',
    lists: [],
    unsentChanges: [],
    history: [
      { at: '1970-01-01T00:00:02.000Z', action: 'add', list: 'Core', item: 'ada', isUndone: true },
    ],
    edits: [
      {
        at: '1970-01-01T00:00:03.000Z',
        list: 'Core',
        kind: 'coin',
        origin: 'here',
        fields: { name: { from: 'Old', to: 'Core' } },
        isUndone: false,
      },
    ],
    acceptedFields: [
      { list: 'core', field: 'name', value: 'Core', at: '1970-01-01T00:00:04.000Z' },
    ],
    preferences: { sort: 'score', views: [1] },
    damaged: [{ table: 'outbox', id: '3', row: 'torn', foundAtMs: 5 }],
  })
})

it('D-LOGOUTQUEUE what only this device has is told before it is erased: a visitor\u2019s lists, a member\u2019s unsent changes', async () => {
  const visitor = new AccountDb('anon', {
    entities: accountEntities,
    indexedDB: new IDBFactory(),
    IDBKeyRange,
  })
  for (const each of [db, visitor])
    await each.viewLists.bulkPut([list('core'), list('sales', { kind: 'ido' })])
  await db.outbox.add(operation('a', { type: 'delete', listName: 'Gone' }))
  expect([await onlyOnThisDevice(db), await onlyOnThisDevice(visitor)]).toEqual([
    { unsentChanges: 1, lists: 0 },
    { unsentChanges: 0, lists: 2 },
  ])
  expect([await lossWithAccount(db), await lossWithAccount(visitor)]).toEqual([
    { lists: 2, unsentChanges: 1 },
    { lists: 2, unsentChanges: 0 },
  ])
  visitor.close()
})

// A refresh: what the server says becomes the truth of this device, and nothing the person did is lost by it (design 5).
import { lastSyncedAtMs } from '#data/outbox/queries.ts'
import { describe, expect, it } from 'vitest'
import type { AccountDb } from '#data/account-db.ts'
import type { BaseListRow, BaseItemRow } from '#data/account-rows.ts'
import { fresh } from '#data/outbox/enqueue.ts'
import {
  beginDrain,
  FencedError,
  moveSendMark,
  readSendMark,
  readSuccesses,
} from '#data/outbox/fence.ts'
import type { OperationError } from '#data/outbox/operation.ts'
import type { WatchlistDraft, WatchlistOperation } from '#data/watchlists/operation.ts'
import { applyPull, hideAfterFailure, type Pull, type PullResult } from '#data/outbox/apply-pull.ts'
import { listsKnown } from '#data/watchlists/lists-read.ts'
import type { PulledList } from '#data/watchlists/match-lists.ts'
import { isHiddenByFailure, watchlistsOfKind } from '#data/watchlists/queries.ts'
import { createDevice } from '#tests/fakes/device-storage.ts'

const nowMs = 1_700_000_000_000
const nowSec = 1_700_000_000
const kind = 'coin'

const baseList = (listId: string, position = 0): BaseListRow => ({
  listId,
  kind,
  serverId: `s-${listId}`,
  name: listId,
  description: '',
  iconId: 1,
  createdAtSec: 7,
  isServerDefault: false,
  position,
})
const baseItem = (listId: string, itemId: string, addedAtSec: number): BaseItemRow => ({
  listId,
  kind,
  itemId,
  addedAtSec,
  position: 0,
})
const pulled = (name: string, ...itemIds: string[]): PulledList => ({
  serverId: `s-${name}`,
  clientId: null,
  name,
  description: '',
  iconId: 1,
  createdAtSec: 7,
  isServerDefault: false,
  items: itemIds.map((itemId) => ({ itemId, addedAtSec: 9 })),
})

type Account = {
  db: AccountDb
  epoch: number
  add: (draft: WatchlistDraft, stands?: Partial<WatchlistOperation>) => Promise<number>
  pull: (lists: PulledList[], how?: Partial<Pull>) => Promise<PullResult>
}

/** An account whose server had these lists when it was last asked. */
const accountWith = async (...lists: string[]): Promise<Account> => {
  const db = createDevice().open('u1')
  await db.baseLists.bulkPut(lists.map(baseList))
  const { epoch } = await beginDrain(db)
  return {
    db,
    epoch,
    add: async (draft, stands = {}) =>
      db.outbox.add({ ...fresh(db, draft), ...stands } as WatchlistOperation),
    pull: async (now, how = {}) =>
      applyPull(db, { epoch, kind, rows: now, sendMark: await readSendMark(db), nowMs, ...how }),
  }
}
const star = (lane: string, itemId: string): WatchlistDraft => ({
  type: 'member',
  kind,
  lane,
  itemId,
  desired: 'in',
})
const create = (lane: string): WatchlistDraft => ({
  type: 'create',
  kind,
  lane,
  fields: { name: 'New', description: '', iconId: 1 },
})
const rename = (lane: string, name: string): WatchlistDraft => ({
  type: 'edit',
  kind,
  lane,
  patch: { name },
})
const states = async (db: AccountDb): Promise<string[]> =>
  (await db.outbox.toArray()).map(({ state }) => state)
const shown = async (db: AccountDb) =>
  (await watchlistsOfKind(db, kind)).map(({ name, items }) => [
    name,
    items.map(({ itemId }) => itemId),
  ])

describe('R-WLC-005 what the server says', () => {
  it('is what is shown: its lists and items in its order, and no more', async () => {
    const { db, pull } = await accountWith('gone', 'kept')
    await db.baseMembers.bulkPut([
      baseItem('gone', 'x', 3),
      baseItem('kept', 'x', 3),
      baseItem('kept', 'left', 3),
    ])
    expect(await pull([pulled('new', 'b', 'a'), pulled('kept', 'c', 'x')])).toEqual({
      type: 'applied',
      resolved: [],
      takenBack: null,
    })
    expect(await shown(db)).toEqual([
      ['new', ['b', 'a']],
      ['kept', ['c', 'x']],
    ])
    expect(
      (await db.baseLists.toArray())
        .toSorted((one, other) => one.position - other.position)
        .map(({ listId, name, position }) => [listId === name, name, position]),
    ).toEqual([
      [false, 'new', 0],
      [true, 'kept', 1],
    ])
    expect((await db.baseMembers.toArray()).filter(({ listId }) => listId === 'kept')).toEqual([
      { listId: 'kept', kind, itemId: 'c', addedAtSec: 9, position: 0 },
      { listId: 'kept', kind, itemId: 'x', addedAtSec: 9, position: 1 },
    ])
  })

  it('D-WLSHAPE where it tells no time: a list is as old as this look, an item as old as it was known to be', async () => {
    const { db, pull } = await accountWith('kept')
    await db.baseMembers.put(baseItem('kept', 'known', 3))
    const untimed = {
      ...pulled('kept'),
      createdAtSec: null,
      items: ['known', 'new'].map((itemId) => ({ itemId, addedAtSec: null })),
    }
    await pull([untimed])
    const [list] = await watchlistsOfKind(db, kind)
    expect(list?.createdAtSec).toEqual(nowSec)
    expect(list?.items.map(({ itemId, addedAtSec }) => [itemId, addedAtSec])).toEqual([
      ['known', 3],
      ['new', nowSec],
    ])
  })

  it('R-WLI-003 says nothing about lists of the other kind', async () => {
    const { db, pull, add } = await accountWith()
    await db.baseLists.put({ ...baseList('sales'), kind: 'ido' })
    await add(
      { type: 'edit', kind: 'ido', lane: 'sales', patch: { name: 'Other' } },
      { state: 'refusedKept' },
    )
    await pull([pulled('new')])
    expect(await db.baseLists.get('sales')).toMatchObject({ name: 'sales' })
    expect(await states(db)).toMatchObject(['refusedKept'])
  })

  it('is dated, and ends what a failed load hid (D-WLLOADFAIL)', async () => {
    const { db, epoch, pull } = await accountWith('kept')
    expect(await lastSyncedAtMs(db, kind)).toBeNull()
    expect(await hideAfterFailure(db, epoch, kind)).toBe(true)
    expect(await hideAfterFailure(db, epoch, kind)).toBe(false)
    expect(await isHiddenByFailure(db, kind)).toBe(true)
    expect(await isHiddenByFailure(db, 'ido')).toBe(false)
    expect(await watchlistsOfKind(db, kind)).toEqual([])
    await pull([pulled('kept')])
    expect(await isHiddenByFailure(db, kind)).toBe(false)
    expect(await lastSyncedAtMs(db, kind)).toEqual(nowMs)
    expect(await lastSyncedAtMs(db, 'ido')).toBe(null)
  })

  it('counts for nothing where something was sent since it was asked, or where another tab has taken over', async () => {
    const { db, epoch, pull } = await accountWith('kept')
    const sendMark = await readSendMark(db)
    await moveSendMark(db)
    expect(await pull([], { sendMark })).toEqual({ type: 'stale' })
    await beginDrain(db)
    await expect(pull([])).rejects.toThrow(FencedError)
    await expect(hideAfterFailure(db, epoch, kind)).rejects.toThrow(FencedError)
    expect((await db.baseLists.toArray()).map(({ name }) => name)).toEqual(['kept'])
  })
})

describe('a change that waits while lists are refreshed', () => {
  it('R-WLC-010 stays in the queue and on the screen', async () => {
    const { db, pull, add } = await accountWith('kept')
    await add(star('kept', 'mine'))
    await add(create('local'))
    await add(rename('kept', 'Ours'), { state: 'inflight', everSent: true })
    const mark = await readSendMark(db)
    expect(await pull([pulled('kept', 'theirs')])).toMatchObject({ resolved: [] })
    expect(await shown(db)).toEqual([
      ['Ours', ['theirs', 'mine']],
      ['New', []],
    ])
    expect(await states(db)).toEqual(['queued', 'queued', 'inflight'])
    expect((await readSendMark(db)) - mark).toBe(0)
    expect(await readSuccesses(db)).toBe(0)
  })

  it('R-WLC-011 D-WLTOGGLE leaves the screen where it was refused, with the reason on record', async () => {
    const lastError: OperationError = { reason: 'refused', code: 'NO', serverMessage: 'No.' }
    const { db, pull, add } = await accountWith('kept')
    await add(star('kept', 'refused'), { state: 'refusedKept', lastError })
    await add(star('kept', 'waiting'))
    await pull([pulled('kept')])
    expect(await shown(db)).toEqual([['kept', ['waiting']]])
    expect(await states(db)).toEqual(['refusedKept', 'queued'])
    expect(await db.outbox.toArray()).toMatchObject([
      { itemId: 'refused', isOffList: true, lastError },
      { itemId: 'waiting' },
    ])
  })

  it('what was refused and came to pass all the same is over', async () => {
    const { db, pull, add } = await accountWith('kept')
    await add(star('kept', 'there'), {
      state: 'refusedKept',
      lastError: { reason: 'refused', code: 'NO', serverMessage: 'No.' },
    })
    await pull([pulled('kept', 'there')])
    expect(await shown(db)).toEqual([['kept', ['there']]])
    expect(await states(db)).toEqual([])
    expect(await db.opLog.toArray()).toMatchObject([{ itemId: 'there', outcome: 'superseded' }])
  })
})

const unknown = { state: 'ambiguous', everSent: true, lastSentAtMs: nowMs - 60_000 } as const

describe('design 5: a change of unknown fate is judged by the lists', () => {
  it('is over where they show what it wanted: it counts as a success, and answers asked before are out of date', async () => {
    const { db, pull, add } = await accountWith('kept')
    const seq = await add(star('kept', 'arrived'), unknown)
    const mark = await readSendMark(db)
    expect(await pull([pulled('kept', 'arrived')])).toMatchObject({
      resolved: [{ seq, itemId: 'arrived' }],
    })
    expect(await states(db)).toEqual([])
    expect(await readSuccesses(db)).toBe(1)
    expect((await readSendMark(db)) - mark).toBe(1)
    expect(await db.opLog.toArray()).toMatchObject([{ outcome: 'acknowledged', error: null }])
  })

  it('goes again where they do not, as soon as no latecomer can arrive', async () => {
    const { db, pull, add } = await accountWith('kept')
    await add(star('kept', 'lost'), unknown)
    const mark = await readSendMark(db)
    expect(await pull([pulled('kept')])).toMatchObject({ resolved: [] })
    expect(await states(db)).toEqual(['queued'])
    expect((await readSendMark(db)) - mark).toBe(0)
    expect(await readSuccesses(db)).toBe(0)
  })

  it.each<[string, Partial<WatchlistOperation>, Partial<Pull>]>([
    ['its key will tell', { sentWithKey: true }, {}],
    ['it may still arrive', { nextAtMs: nowMs + 1_000 }, {}],
    ['another page of this device may still be sending it', {}, { heldLanes: new Set(['kept']) }],
  ])('keeps its unknown fate where %s', async (_, stands, how) => {
    const { db, pull, add } = await accountWith('kept')
    await add(star('kept', 'lost'), { ...unknown, ...stands })
    await pull([pulled('kept')], how)
    expect(await states(db)).toEqual(['ambiguous'])
  })

  it('goes again where only another list is held back', async () => {
    const { db, pull, add } = await accountWith('kept')
    await add(star('kept', 'lost'), unknown)
    await pull([pulled('kept')], { heldLanes: new Set(['other']) })
    expect(await states(db)).toEqual(['queued'])
  })

  it('a create is over as soon as its list is there, whatever was known of the request', async () => {
    const { db, pull, add } = await accountWith()
    await add(create('mine'), { state: 'queued' })
    const seq = await add(create('other'))
    expect(await pull([{ ...pulled('New'), clientId: 'mine' }])).toMatchObject({
      resolved: [{ lane: 'mine' }],
    })
    expect((await db.outbox.toArray()).map((operation) => operation.seq)).toEqual([seq])
    expect(await shown(db)).toEqual([
      ['New', []],
      ['New', []],
    ])
  })

  it('an edit that waits is no create: it stays, though its list is there', async () => {
    const { db, pull, add } = await accountWith('kept')
    await add(rename('kept', 'kept'))
    await pull([pulled('kept')])
    expect(await states(db)).toEqual(['queued'])
  })
})

it('R-WLC-022 a delete whose list became the only one is taken back', async () => {
  const { db, pull, add } = await accountWith('kept', 'elsewhere')
  const seq = await add({ type: 'delete', kind, lane: 'kept', listName: 'kept' })
  expect(await pull([pulled('kept')])).toMatchObject({ type: 'applied', takenBack: { seq } })
  expect(await shown(db)).toEqual([['kept', []]])
  expect(await states(db)).toEqual([])
})

describe('what this device knows of the lists', () => {
  it('is that they were never read, before the first refresh', async () => {
    const { db } = await accountWith()
    expect(await listsKnown(db, kind)).toEqual({ isRead: false, isHidden: false, hasLists: false })
  })

  it('is that they came, how many, and whether a failed load keeps them off the screen: for each kind', async () => {
    const { db, epoch, pull } = await accountWith()
    await pull([])
    expect(await listsKnown(db, kind)).toEqual({ isRead: true, isHidden: false, hasLists: false })
    await pull([pulled('new')])
    await hideAfterFailure(db, epoch, kind)
    expect(await listsKnown(db, kind)).toEqual({ isRead: true, isHidden: true, hasLists: true })
    expect(await listsKnown(db, 'ido')).toEqual({ isRead: false, isHidden: false, hasLists: false })
  })

  it('is all there is of a visitor’s lists (D-WLLOCAL)', async () => {
    expect(await listsKnown(createDevice().open('anon'), kind)).toEqual({
      isRead: true,
      isHidden: false,
      hasLists: false,
    })
  })
})

// The queue as the pill counts it and as its screen names it.
import { describe, expect, it } from 'vitest'
import type { AccountDb } from '#data/account-db.ts'
import { fresh } from '#data/outbox/enqueue.ts'
import { lastFinished } from '#data/outbox/last-finished.ts'
import { finish } from '#data/outbox/finish.ts'
import type { WatchlistDraft, WatchlistOperation } from '#data/watchlists/operation.ts'
import { pendingCount, queueCounts } from '#data/outbox/queries.ts'
import { queuedChanges } from '#data/outbox/queue-view.ts'
import { operationsToReview, retryOperation } from '#data/outbox/review.ts'
import { createDevice } from '#tests/fakes/device-storage.ts'

const star = (lane: string, itemId = 'x'): WatchlistDraft => ({
  type: 'member',
  kind: 'coin',
  lane,
  itemId,
  desired: 'in',
})
const add = (
  db: AccountDb,
  draft: WatchlistDraft,
  stands: Partial<WatchlistOperation> = {},
): Promise<number> => db.outbox.add({ ...fresh(db, draft), ...stands } as WatchlistOperation)
const list = {
  kind: 'coin',
  description: '',
  iconId: 1,
  createdAtSec: 1,
  isServerDefault: false,
  position: 0,
} as const

describe('the figures of the queue', () => {
  it('are nothing of an empty one', async () => {
    expect(await queueCounts(createDevice().open('u1'))).toEqual({
      waiting: 0,
      inFlight: 0,
      needsReview: 0,
      nextAtMs: null,
      acknowledged: 0,
    })
  })

  it('tell what waits, what is under way, what needs the person, and when something may be tried next', async () => {
    const db = createDevice().open('u1')
    await add(db, star('a'), { state: 'inflight', nextAtMs: 900 })
    await add(db, star('b'), { nextAtMs: 500 })
    await add(db, star('c'), { state: 'ambiguous', nextAtMs: 700 })
    await add(db, star('d'), { state: 'parked', nextAtMs: 1 })
    await add(db, star('e'), { state: 'refusedKept', nextAtMs: 2 })
    expect(await queueCounts(db)).toEqual({
      waiting: 3,
      inFlight: 1,
      needsReview: 2,
      nextAtMs: 500,
      acknowledged: 0,
    })
    expect(await pendingCount(db)).toBe(4)
    expect((await operationsToReview(db)).map(({ lane }) => lane)).toEqual(['d', 'e'])
  })
})

it('a change is named by its list: as it is shown, as the server has it, or as the change itself tells', async () => {
  const db = createDevice().open('u1')
  await db.viewLists.put({
    ...list,
    listId: 'shown',
    serverId: null,
    name: 'Shown',
    isAwaitingCreate: false,
  })
  await db.baseLists.bulkPut([
    { ...list, listId: 'shown', serverId: 's1', name: 'Old name' },
    { ...list, listId: 'known', serverId: 's2', name: 'Known' },
  ])
  await add(db, star('shown'))
  await add(db, star('known'))
  await add(db, star('nowhere'))
  await add(db, {
    type: 'create',
    kind: 'coin',
    lane: 'new',
    fields: { name: 'New', description: '', iconId: 1 },
  })
  await add(db, { type: 'delete', kind: 'coin', lane: 'gone', listName: 'Gone' })
  expect((await queuedChanges(db)).map(({ name, operation }) => [operation.type, name])).toEqual([
    ['member', 'Shown'],
    ['member', 'Known'],
    ['member', null],
    ['create', 'New'],
    ['delete', 'Gone'],
  ])
})

const triedAgain = async (
  stands: Partial<WatchlistOperation>,
): Promise<{ before: WatchlistOperation | undefined; after: WatchlistOperation | undefined }> => {
  const db = createDevice().open('u1')
  const seq = await add(db, star('a'), { attempts: 4, serverErrors: 8, nextAtMs: 9_000, ...stands })
  const before = await db.outbox.get(seq)
  await retryOperation(db, seq)
  return { before, after: await db.outbox.toCollection().first() }
}
describe('a change the person tries again', () => {
  const fromTheStart = { attempts: 0, serverErrors: 0, nextAtMs: 0, lastError: null }

  it('is due at once, as sent as it was', async () => {
    expect((await triedAgain({})).after).toMatchObject({
      ...fromTheStart,
      state: 'queued',
      everSent: false,
    })
    expect(
      (await triedAgain({ state: 'parked', everSent: true, sentWithKey: true })).after,
    ).toMatchObject({ ...fromTheStart, state: 'ambiguous', everSent: true, sentWithKey: true })
    expect((await triedAgain({ state: 'parked' })).after).toMatchObject({
      ...fromTheStart,
      state: 'queued',
    })
    expect((await triedAgain({ state: 'queued', everSent: true })).after).toMatchObject({
      ...fromTheStart,
      state: 'queued',
      everSent: true,
    })
  })

  it('that was refused goes under a new key, as if it had never been sent', async () => {
    const lastError = { reason: 'refused', code: 'NO', serverMessage: null } as const
    const { before, after } = await triedAgain({
      state: 'refusedKept',
      everSent: true,
      sentWithKey: true,
      lastError,
    })
    expect(after).toMatchObject({
      ...fromTheStart,
      state: 'queued',
      everSent: false,
      sentWithKey: false,
    })
    expect(after?.opId).not.toBe(before?.opId)
  })
})

it('the last ends are told newest first, as many as are asked for', async () => {
  const db = createDevice().open('u1')
  for (const itemId of ['one', 'two', 'three']) {
    const seq = await add(db, star('a', itemId))
    const row = await db.outbox.get(seq)
    if (row) await finish(db, row, 'acknowledged')
  }
  const seq = await add(db, { type: 'delete', kind: 'coin', lane: 'a', listName: 'A' })
  const row = await db.outbox.get(seq)
  if (row) await finish(db, row, 'discarded')
  expect((await lastFinished(db, 2)).map(({ itemId, type }) => [type, itemId])).toEqual([
    ['delete', null],
    ['member', 'three'],
  ])
})

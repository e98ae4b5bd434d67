// What becomes of a change that only the person can decide about, and of those behind it.
import { describe, expect, it } from 'vitest'
import type { AccountDb } from '#data/account-db.ts'
import { fresh } from '#data/outbox/enqueue.ts'
import type { WatchlistDraft, WatchlistOperation } from '#data/watchlists/operation.ts'
import { discardOperation, retryOperation } from '#data/outbox/review.ts'
import { createDevice } from '#tests/fakes/device-storage.ts'

const star = (lane: string, itemId = 'bitcoin'): WatchlistDraft => ({
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
const refusal = { reason: 'refused', code: 'NO', serverMessage: null } as const
const makes = (lane: string): WatchlistDraft => ({
  type: 'create',
  kind: 'coin',
  lane,
  fields: { name: lane, description: '', iconId: 1 },
})
const lanes = async (db: AccountDb): Promise<string[]> =>
  (await db.outbox.orderBy(':id').toArray()).map(({ type, lane }) => `${type} ${lane}`)

describe('the place of a change the person tries again', () => {
  it('R-WLC-011 is behind what followed it where it was refused', async () => {
    const db = createDevice().open('u1')
    const seq = await add(db, star('a'), { state: 'refusedKept', lastError: refusal })
    await add(db, star('b'))
    await retryOperation(db, seq)
    expect(await lanes(db)).toEqual(['member b', 'member a'])
  })

  it('R-WLC-015 is kept by a refused create, for nothing of its list can go before it', async () => {
    const db = createDevice().open('u1')
    const seq = await add(db, makes('a'), { state: 'parked', lastError: refusal })
    await add(db, star('a'))
    await retryOperation(db, seq)
    expect(await lanes(db)).toEqual(['create a', 'member a'])
  })

  it('is kept where it only failed', async () => {
    const db = createDevice().open('u1')
    const seq = await add(db, star('a'), {
      state: 'parked',
      lastError: { ...refusal, reason: 'server' },
    })
    await add(db, star('b'))
    await retryOperation(db, seq)
    expect(await lanes(db)).toEqual(['member a', 'member b'])
  })

  it('is not touched while it is being sent, and nothing happens to what is over', async () => {
    const db = createDevice().open('u1')
    const seq = await add(db, star('a'), { state: 'inflight', attempts: 3 })
    await retryOperation(db, seq)
    await retryOperation(db, seq + 1)
    expect(await db.outbox.toArray()).toMatchObject([{ seq, state: 'inflight', attempts: 3 }])
  })
})

describe('a change the person gives up', () => {
  it('R-WLC-015 takes its list along where it is a create, and nothing of other lists', async () => {
    const db = createDevice().open('u1')
    const seq = await add(db, makes('a'), { state: 'parked', lastError: refusal })
    await add(db, star('b'))
    await add(db, star('a'))
    await discardOperation(db, seq)
    expect(await lanes(db)).toEqual(['member b'])
    expect(await db.opLog.toArray()).toMatchObject([
      { type: 'create', outcome: 'discarded', error: refusal },
      { type: 'member', lane: 'a', outcome: 'discarded' },
    ])
  })

  it('goes alone where it is anything else', async () => {
    const db = createDevice().open('u1')
    const seq = await add(db, star('a', 'bitcoin'), { state: 'parked' })
    await add(db, star('a', 'ethereum'))
    await discardOperation(db, seq)
    expect(await lanes(db)).toEqual(['member a'])
  })
})

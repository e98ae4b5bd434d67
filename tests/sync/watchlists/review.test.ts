// What a person decides about a waiting change, while the engine may be busy with that very change.
import { describe, expect, it } from 'vitest'
import type { AccountDb } from '#data/account-db.ts'
import { pendingOperations } from '#data/outbox/queries.ts'
import { discardOperation } from '#data/outbox/review.ts'
import { createWatchlist, setListItem } from '#data/watchlists/commands.ts'
import { createDevice } from '#tests/fakes/device-storage.ts'

const kind = 'coin'

const withWaitingStar = async (): Promise<{ db: AccountDb; seq: number }> => {
  const db = createDevice().open('u1')
  const { listId } = await createWatchlist(db, { kind, name: 'Core' })
  await setListItem(db, { kind, listId, itemId: 'bitcoin', desired: 'in' })
  const star = (await pendingOperations(db)).at(-1)
  if (!star) throw new Error('nothing was queued')
  return { db, seq: star.seq }
}

const pendingTypes = async (db: AccountDb): Promise<string[]> =>
  (await pendingOperations(db)).map(({ type }) => type)

describe('discarding a waiting change', () => {
  it('gives up a change that waits at once', async () => {
    const { db, seq } = await withWaitingStar()
    await discardOperation(db, seq)
    expect(await pendingTypes(db)).toEqual(['create'])
  })

  it('gives up a change that is being sent as soon as that attempt has failed', async () => {
    const { db, seq } = await withWaitingStar()
    await db.outbox.update(seq, { state: 'inflight' })
    const discarded = discardOperation(db, seq)
    expect(await pendingTypes(db)).toEqual(['create', 'member'])
    await db.outbox.update(seq, { state: 'ambiguous' })
    await discarded
    expect(await pendingTypes(db)).toEqual(['create'])
  })

  it('has nothing left to give up where the attempt went through', async () => {
    const { db, seq } = await withWaitingStar()
    await db.outbox.update(seq, { state: 'inflight' })
    const discarded = discardOperation(db, seq)
    await db.outbox.delete(seq)
    await discarded
    expect(await pendingTypes(db)).toEqual(['create'])
  })

  it('says so where the attempt never ends, keeps the change, and gives it up when it is over', async () => {
    const { db, seq } = await withWaitingStar()
    await db.outbox.update(seq, { state: 'inflight' })
    await expect(discardOperation(db, seq, 300)).rejects.toMatchObject({
      name: 'QueueFault',
      code: 'CHANGE_STILL_SENDING',
    })
    expect(await pendingTypes(db)).toEqual(['create', 'member'])
    await db.outbox.update(seq, { state: 'ambiguous' })
    await discardOperation(db, seq)
    expect(await pendingTypes(db)).toEqual(['create'])
  })
})

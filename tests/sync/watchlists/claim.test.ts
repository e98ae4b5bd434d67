// What is sent next, and what must be known before it may be sent (design 5, "Order").
import { describe, expect, it } from 'vitest'
import type { AccountDb } from '#data/account-db.ts'
import type { BaseListRow } from '#data/account-rows.ts'
import { claimNext, type Claim } from '#data/outbox/claim-next.ts'
import { noteIdsBefore } from '#data/outbox/read-first.ts'
import { beginDrain } from '#data/outbox/fence.ts'
import { fresh } from '#data/outbox/enqueue.ts'
import type { WatchlistDraft, WatchlistOperation } from '#data/watchlists/operation.ts'
import { createDevice } from '#tests/fakes/device-storage.ts'

const nowMs = 1_700_000_000_000
const dayMs = 86_400_000
const kind = 'coin'

type Account = {
  db: AccountDb
  epoch: number
  add: (draft: WatchlistDraft, stands?: Partial<WatchlistOperation>) => Promise<number>
  claim: (
    busyLanes?: string[],
    hasKeys?: boolean,
    hasFieldVersions?: boolean,
  ) => Promise<Claim | null>
}

const baseList = (listId: string, position: number): BaseListRow => ({
  listId,
  kind,
  serverId: `s-${listId}`,
  name: listId,
  description: 'Long',
  iconId: 4,
  createdAtSec: 1,
  isServerDefault: false,
  position,
})

/** An account whose server has the lists named, and nothing waits. */
const accountWith = async (...lists: string[]): Promise<Account> => {
  const db = createDevice().open('u1')
  await db.baseLists.bulkPut(lists.map(baseList))
  const { epoch } = await beginDrain(db)
  return {
    db,
    epoch,
    add: async (draft, stands = {}) =>
      db.outbox.add({ ...fresh(db, draft), ...stands } as WatchlistOperation),
    claim: (busyLanes = [], hasKeys = true, hasFieldVersions = false) =>
      claimNext(db, { epoch, nowMs, busyLanes: new Set(busyLanes), hasKeys, hasFieldVersions }),
  }
}
const star = (lane: string, itemId = 'bitcoin'): WatchlistDraft => ({
  type: 'member',
  kind,
  lane,
  itemId,
  desired: 'in',
})
const leave = (lane: string): WatchlistDraft => ({ type: 'delete', kind, lane, listName: lane })
const create = (lane: string): WatchlistDraft => ({
  type: 'create',
  kind,
  lane,
  fields: { name: lane, description: '', iconId: 1 },
})

describe('in the order of a list', () => {
  it('the oldest goes first, by the name the server knows the list by, and is marked as sent', async () => {
    const { db, add, claim } = await accountWith('a')
    const seq = await add(star('a'))
    await add(star('a', 'ethereum'))
    expect(await claim()).toMatchObject({
      type: 'send',
      serverId: 's-a',
      markedAtMs: nowMs,
      operation: { seq, state: 'queued' },
    })
    expect(await db.outbox.get(seq)).toMatchObject({
      state: 'inflight',
      everSent: true,
      sentWithKey: true,
      lastSentAtMs: nowMs,
    })
  })

  it('nothing overtakes an older change of its list that has to wait, and other lists do not wait for it', async () => {
    const { add, claim } = await accountWith('a', 'b')
    await add(star('a'), { nextAtMs: nowMs + 1_000 })
    await add(star('a', 'ethereum'))
    const seq = await add(star('b'))
    expect(await claim()).toMatchObject({ operation: { seq } })
    expect(await claim(['b'])).toBeNull()
  })

  it('what was refused and is only shown holds nothing up', async () => {
    const { add, claim } = await accountWith('a')
    await add(star('a'), { state: 'refusedKept' })
    const seq = await add(star('a', 'ethereum'))
    expect(await claim()).toMatchObject({ operation: { seq } })
  })

  it.each([
    ['now', nowMs, true],
    ['a moment later', nowMs + 1, false],
    ['in two hours, the longest wait there is', nowMs + 7_200_000, false],
    ['further off than any wait: the clock was set back', nowMs + 7_200_001, true],
  ])('a change that is due %s', async (_, nextAtMs, isDue) => {
    const { add, claim } = await accountWith('a')
    await add(star('a'), { nextAtMs })
    expect((await claim()) !== null).toBe(isDue)
  })

  it.each(['parked', 'inflight'] as const)(
    'what is %s is not sent, and holds back what follows it in its list',
    async (state) => {
      const { add, claim } = await accountWith('a')
      await add(star('a'), { state })
      await add(star('a', 'ethereum'))
      expect(await claim()).toBeNull()
    },
  )

  it.each([64, 70, 128])('the change behind %i of a list that waits is found', async (waiting) => {
    const { add, claim } = await accountWith('a', 'b')
    for (let at = 0; at < waiting; at += 1)
      await add(star('a', `c${at}`), { nextAtMs: nowMs + 1_000 })
    expect(await claim()).toBeNull()
    const seq = await add(star('b'))
    expect(await claim()).toMatchObject({ operation: { seq } })
  })
})

describe('R-WLC-022 a delete', () => {
  it('waits while the server has no other list of the kind, or none that stays', async () => {
    const only = await accountWith('a')
    await only.add(leave('a'))
    expect(await only.claim()).toBeNull()

    const both = await accountWith('a', 'b')
    await both.add(leave('b'), { state: 'inflight', everSent: true })
    await both.add(leave('a'))
    expect(await both.claim(['b'])).toBeNull()
    await both.db.outbox.toCollection().modify((row) => {
      if (row.state === 'inflight')
        Object.assign(row, { state: 'ambiguous', nextAtMs: nowMs + 1_000 })
    })
    expect(await both.claim(['b'])).toBeNull()
  })

  it('goes where another list stays, also one whose own delete has not been sent', async () => {
    const { add, claim } = await accountWith('a', 'b')
    await add(leave('b'), { nextAtMs: nowMs + 1_000 })
    const seq = await add(leave('a'))
    expect(await claim()).toMatchObject({ type: 'send', operation: { seq } })
  })

  it('goes where something other than a delete of the last other list is under way', async () => {
    const { add, claim } = await accountWith('a', 'b')
    await add(star('b'), { state: 'inflight', everSent: true })
    const seq = await add(leave('a'))
    expect(await claim(['b'])).toMatchObject({ operation: { seq } })
  })

  it('that was sent before needs no other list, and one whose list is gone there is over', async () => {
    const sent = await accountWith('a')
    await sent.add(leave('a'), { everSent: true })
    expect(await sent.claim()).toMatchObject({ type: 'send' })
    const gone = await accountWith('b')
    await gone.add(leave('a'))
    expect(await gone.claim()).toMatchObject({ type: 'gone' })
  })
})

describe('what is sent', () => {
  it('R-WLC-019 D1 an edit goes whole, merged with the list as the host says it is, and guarded by that version', async () => {
    const { db, add, claim } = await accountWith('a')
    await add({ type: 'edit', kind, lane: 'a', patch: { name: 'Renamed' } })
    await db.baseLists.update('a', { fieldsVersion: 7 })
    expect(await claim([], true, true)).toMatchObject({
      type: 'send',
      operation: { sentFields: { name: 'Renamed', description: 'Long', iconId: 4 }, mergedWith: 7 },
    })
  })

  it.each([
    ['the host knows no versions', 7, false],
    ['this device does not know the version', undefined, true],
  ])(
    'D1 the list of an edit is read first where %s',
    async (_, fieldsVersion, hasFieldVersions) => {
      const { db, add, claim } = await accountWith('a')
      const seq = await add({ type: 'edit', kind, lane: 'a', patch: { name: 'Renamed' } })
      if (fieldsVersion !== undefined) await db.baseLists.update('a', { fieldsVersion })
      expect(await claim([], true, hasFieldVersions)).toMatchObject({
        type: 'readFields',
        operation: { seq },
      })
      expect(await db.outbox.get(seq)).toMatchObject({ state: 'queued', everSent: false })
    },
  )

  it('an edit under its key has the same words and the same guard every time', async () => {
    const { db, add, claim } = await accountWith('a')
    const seq = await add({ type: 'edit', kind, lane: 'a', patch: { name: 'Renamed' } })
    await db.baseLists.update('a', { fieldsVersion: 7 })
    const first = await claim([], true, true)
    await db.baseLists.update('a', { description: 'Changed elsewhere', fieldsVersion: 8 })
    await db.outbox.update(seq, { state: 'ambiguous' })
    const { opId, sentFields, mergedWith } = first?.operation ?? {}
    expect(await claim([], true, true)).toMatchObject({
      type: 'send',
      operation: { opId, sentFields, mergedWith },
    })
  })

  it('an edit whose key is no longer believed is merged anew, under another', async () => {
    const { db, add, claim } = await accountWith('a')
    const sentFields = { name: 'Renamed', description: 'Long', iconId: 4 }
    const seq = await add(
      { type: 'edit', kind, lane: 'a', patch: { name: 'Renamed' } },
      { opId: 'first-key', everSent: true, sentFields, mergedWith: 7 },
    )
    await db.baseLists.update('a', { description: 'Changed elsewhere', fieldsVersion: 8 })
    expect(await claim([], true, true)).toMatchObject({
      type: 'send',
      operation: { sentFields: { ...sentFields, description: 'Changed elsewhere' }, mergedWith: 8 },
    })
    expect((await db.outbox.get(seq))?.opId).not.toBe('first-key')
  })

  it('a change of a list that is gone there is not sent, but a create is', async () => {
    const { add, claim } = await accountWith()
    await add(star('a'))
    expect(await claim()).toMatchObject({ type: 'gone', operation: { type: 'member' } })
    await add(create('b'))
    expect(await claim(['a'])).toMatchObject({
      type: 'send',
      serverId: null,
      operation: { type: 'create' },
    })
  })

  it('without keys, a create waits until it is known which lists were there before', async () => {
    const { db, add, claim, epoch } = await accountWith()
    const seq = await add(create('b'))
    expect(await claim([], false)).toMatchObject({ type: 'readIds', operation: { seq } })
    expect(await db.outbox.get(seq)).toMatchObject({ state: 'queued', everSent: false })
    await noteIdsBefore(db, epoch, seq, ['s-a'])
    expect((await db.outbox.toArray()).map((operation) => operation.idsBefore)).toEqual([['s-a']])
    expect(await claim([], false)).toMatchObject({ type: 'send' })
    expect(await db.outbox.get(seq)).toMatchObject({ state: 'inflight', sentWithKey: false })
  })
})

const claimAmbiguous = async (
  stands: Partial<WatchlistOperation>,
  hasKeys = true,
): Promise<string | undefined> => {
  const { add, claim } = await accountWith('a')
  await add(star('a'), {
    state: 'ambiguous',
    everSent: true,
    sentWithKey: true,
    lastSentAtMs: nowMs,
    ...stands,
  })
  return (await claim([], hasKeys))?.type
}

describe('a change of unknown fate', () => {
  it('is sent again under its key for as long as the server remembers keys', async () => {
    expect(await claimAmbiguous({})).toBe('send')
    expect(await claimAmbiguous({ lastSentAtMs: nowMs - 25 * dayMs + 1 })).toBe('send')
  })

  it.each([
    ['it went without a key', { sentWithKey: false }, true],
    ['the key is too old', { lastSentAtMs: nowMs - 25 * dayMs }, true],
    ['the clock was set back by as much', { lastSentAtMs: nowMs + 25 * dayMs }, true],
    ['nobody knows when it was sent', { lastSentAtMs: null }, true],
    ['the host honours no keys any more', {}, false],
  ])('is read back first where %s', async (_, stands, hasKeys) => {
    expect(await claimAmbiguous(stands, hasKeys)).toBe('readBack')
  })
  it('whose key is no longer believed stays without one, whatever the host says later', async () => {
    const { db, add, claim } = await accountWith('a')
    const seq = await add(star('a'), {
      state: 'ambiguous',
      everSent: true,
      sentWithKey: true,
      lastSentAtMs: nowMs,
    })
    await claim([], false)
    expect(await db.outbox.get(seq)).toMatchObject({
      seq,
      state: 'ambiguous',
      itemId: 'bitcoin',
      everSent: true,
      sentWithKey: false,
    })
    expect(await claim()).toMatchObject({ type: 'readBack' })
  })
})

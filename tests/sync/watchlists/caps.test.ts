// How much fits into lists, as both sides enforce it; nothing is kept of what does not fit.
import { describe, expect, it } from 'vitest'
import type { AccountDb } from '#data/account-db.ts'
import { recentActivity } from '#data/history/queries.ts'
import { pendingCount } from '#data/outbox/queries.ts'
import {
  createWatchlist,
  deleteWatchlist,
  editWatchlist,
  setListItem,
} from '#data/watchlists/commands.ts'
import { hasRoom } from '#data/watchlists/list-room.ts'
import { watchlistsOfKind } from '#data/watchlists/queries.ts'
import { faultOfKind } from '#data/watchlists/watchlist-fault.ts'
import { createDevice } from '#tests/fakes/device-storage.ts'

const kind = 'coin'
const ofLength = (length: number): string => 'x'.repeat(length)

describe('R-WLC-016 the words of a list', () => {
  it('may be 80 characters of a name and 500 of a description, blanks around the name not counted', async () => {
    const db = createDevice().open('u1')
    const { listId } = await createWatchlist(db, {
      kind,
      name: ` ${ofLength(80)} `,
      description: ofLength(500),
    })
    await editWatchlist(db, {
      kind,
      listId,
      patch: { name: ofLength(80), description: ofLength(500), iconId: 7 },
    })
    expect((await watchlistsOfKind(db, kind))[0]).toMatchObject({
      name: ofLength(80),
      description: ofLength(500),
      iconId: 7,
    })
  })

  it('are refused beyond that, when they are made and when they are changed', async () => {
    const db = createDevice().open('u1')
    await expect(createWatchlist(db, { kind, name: ofLength(81) })).rejects.toMatchObject({
      code: 'WATCHLIST_NAME_TOO_LONG',
      id: null,
    })
    await expect(
      createWatchlist(db, { kind, name: 'x', description: ofLength(501) }),
    ).rejects.toMatchObject({ code: 'WATCHLIST_DESCRIPTION_TOO_LONG' })
    const { listId } = await createWatchlist(db, { kind, name: 'Core', description: 'Long term' })
    await expect(
      editWatchlist(db, { kind, listId, patch: { name: ofLength(81) } }),
    ).rejects.toMatchObject({ code: 'WATCHLIST_NAME_TOO_LONG' })
    await expect(
      editWatchlist(db, { kind, listId, patch: { description: ofLength(501) } }),
    ).rejects.toMatchObject({ code: 'WATCHLIST_DESCRIPTION_TOO_LONG' })
    expect(await watchlistsOfKind(db, kind)).toMatchObject([
      { name: 'Core', description: 'Long term', iconId: 1 },
    ])
    expect(await pendingCount(db)).toBe(1)
  })

  it('D11 are counted in code points, as the server counts them', async () => {
    const db = createDevice().open('u1')
    await createWatchlist(db, { kind, name: '🚀'.repeat(80), description: '🚀'.repeat(500) })
    await expect(createWatchlist(db, { kind, name: '🚀'.repeat(81) })).rejects.toMatchObject({
      code: 'WATCHLIST_NAME_TOO_LONG',
    })
    await expect(
      createWatchlist(db, { kind, name: 'x', description: '🚀'.repeat(501) }),
    ).rejects.toMatchObject({ code: 'WATCHLIST_DESCRIPTION_TOO_LONG' })
  })

  it('D11 are refused where nobody could see or read the name; nothing is kept', async () => {
    const db = createDevice().open('u1')
    for (const name of ['\u200b', '\u2060\u200d', '\u202e', '\ud83d'])
      await expect(createWatchlist(db, { kind, name })).rejects.toMatchObject({
        code: 'WATCHLIST_NAME_EMPTY',
      })
    for (const name of ['\u202ecba', 'a\ud83d', 'a\u0007b'])
      await expect(createWatchlist(db, { kind, name })).rejects.toMatchObject({
        code: 'WATCHLIST_NAME_UNREADABLE',
      })
    expect(await pendingCount(db)).toBe(0)
  })

  it('S1 hold no control characters but tabs and line breaks; a description a list has already is never held against it', async () => {
    const db = createDevice().open('u1')
    await expect(
      createWatchlist(db, { kind, name: 'x', description: 'a\u0001' }),
    ).rejects.toMatchObject({ code: 'WATCHLIST_DESCRIPTION_UNREADABLE' })
    const { listId } = await createWatchlist(db, { kind, name: 'Core', description: 'one\n\ttwo' })
    await expect(
      editWatchlist(db, { kind, listId, patch: { description: 'a\u0007' } }),
    ).rejects.toMatchObject({ code: 'WATCHLIST_DESCRIPTION_UNREADABLE' })
    await db.outbox.toCollection().modify((operation) => {
      if (operation.type === 'create') operation.fields.description = 'old\u0001'
    })
    await db.viewLists.update(listId, { description: 'old\u0001' })
    await editWatchlist(db, { kind, listId, patch: { name: 'Renamed', description: 'old\u0001' } })
    expect((await watchlistsOfKind(db, kind))[0]).toMatchObject({
      name: 'Renamed',
      description: 'old\u0001',
    })
  })

  it('R-WLC-019 stay as they are where only one of them is changed', async () => {
    const db = createDevice().open('u1')
    const { listId } = await createWatchlist(db, {
      kind,
      name: 'Core',
      description: 'Long term',
      iconId: 3,
    })
    expect(await editWatchlist(db, { kind, listId, patch: { iconId: 5 } })).toEqual({
      entryId: null,
    })
    await editWatchlist(db, { kind, listId, patch: { description: '' } })
    expect((await watchlistsOfKind(db, kind))[0]).toMatchObject({
      name: 'Core',
      description: '',
      iconId: 5,
    })
  })
})

it('a hundred lists of a kind fit, no more; the other kind has its own hundred', async () => {
  const db = createDevice().open('u1')
  for (let at = 0; at < 100; at += 1) await createWatchlist(db, { kind, name: `List ${at}` })
  await expect(createWatchlist(db, { kind, name: 'One more' })).rejects.toMatchObject({
    code: 'WATCHLIST_LIMIT',
  })
  expect((await watchlistsOfKind(db, kind)).length).toBe(100)
  expect(await pendingCount(db)).toBe(100)
  await createWatchlist(db, { kind: 'ido', name: 'Sales' })
  const [first] = await watchlistsOfKind(db, kind)
  await deleteWatchlist(db, { kind, listId: first?.listId ?? '' })
  await createWatchlist(db, { kind, name: 'One more' })
})

/** A list that holds so many items. */
const listWith = async (db: AccountDb, items: number): Promise<string> => {
  const { listId } = await createWatchlist(db, { kind, name: 'Core' })
  await hold(db, listId, 0, items)
  return listId
}
const hold = (db: AccountDb, listId: string, from: number, to: number): Promise<unknown> =>
  db.viewMembers.bulkPut(
    Array.from({ length: to - from }, (_, at) => ({
      listId,
      kind,
      itemId: `c${from + at}`,
      addedAtSec: 1,
      position: from + at,
      isPending: false,
    })),
  )

describe('a thousand items of a list', () => {
  it('fit, no more: what does not fit is neither shown, nor queued, nor history; what is in can go out', async () => {
    const db = createDevice().open('u1')
    const listId = await listWith(db, 999)
    await setListItem(db, { kind, listId, itemId: 'last', desired: 'in' })
    await expect(
      setListItem(db, { kind, listId, itemId: 'more', desired: 'in' }),
    ).rejects.toMatchObject({ code: 'WATCHLIST_ITEM_LIMIT', id: listId })
    expect(await db.viewMembers.count()).toBe(1000)
    expect(await pendingCount(db)).toBe(2)
    expect((await recentActivity(db))[0]?.itemId).toBe('last')
    await setListItem(db, { kind, listId, itemId: 'last', desired: 'in' })
    await setListItem(db, { kind, listId, itemId: 'last', desired: 'out' })
    expect(await db.viewMembers.count()).toBe(999)
  })

  it('are counted again before a list could be full, and not for every item', async () => {
    const db = createDevice().open('u1')
    const listId = await listWith(db, 900)
    expect(await hasRoom(db, listId)).toBe(true)
    await hold(db, listId, 900, 1000)
    const answers: boolean[] = []
    for (let at = 0; at < 50; at += 1) answers.push(await hasRoom(db, listId))
    // Half of what was free is taken without a look; the look after that sees the other tab's items.
    expect(answers.indexOf(false)).toBe(49)
    expect(answers.filter(Boolean).length).toBe(49)
  })

  it.each([
    [9_999, true],
    [10_000, false],
    [-9_999, true],
    [-10_000, false],
  ])('and a count is believed for ten seconds: after %i ms %s', async (laterMs, isBelieved) => {
    let nowMs = 1_700_000_000_000
    const db = createDevice().open('u1', { nowMs: () => nowMs })
    const listId = await listWith(db, 0)
    await hasRoom(db, listId)
    await hold(db, listId, 0, 1000)
    nowMs += laterMs
    expect(await hasRoom(db, listId)).toBe(isBelieved)
  })

  it('each list and each account has its own', async () => {
    const db = createDevice().open('u1')
    const [full, empty] = [await listWith(db, 1000), await listWith(db, 0)]
    expect(await hasRoom(db, full)).toBe(false)
    expect(await hasRoom(db, empty)).toBe(true)
  })
})

it('D-NOTFOUNDID a fault says in the log which list it is about, where it is about one', () => {
  expect(faultOfKind('ido', 'NOT_FOUND', 'l1').message).toBe('IDO_WATCHLIST_NOT_FOUND: l1')
  expect(faultOfKind('coin', 'NAME_EMPTY').message).toBe('WATCHLIST_NAME_EMPTY')
})

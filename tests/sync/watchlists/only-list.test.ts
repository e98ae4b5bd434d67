// R-WLC-022: also a list that became the only one while its delete waited stays.
import { describe, expect, it } from 'vitest'
import type { AccountDb } from '#data/account-db.ts'
import type { BaseListRow } from '#data/account-rows.ts'
import { fresh } from '#data/outbox/enqueue.ts'
import { keepOnlyList } from '#data/watchlists/keep-only-list.ts'
import type { WatchlistDraft, WatchlistOperation } from '#data/watchlists/operation.ts'
import { rebaseLane } from '#data/watchlists/rebase.ts'
import { writeRows } from '#data/write-rows.ts'
import type { ListKind } from '#domain/watchlist.ts'
import { createDevice } from '#tests/fakes/device-storage.ts'

type Given = { draft: WatchlistDraft; stands?: Partial<WatchlistOperation> }

const baseList = (listId: string, kind: ListKind): BaseListRow => ({
  listId,
  kind,
  serverId: `s-${listId}`,
  name: listId,
  description: '',
  iconId: 1,
  createdAtSec: 1,
  isServerDefault: false,
  position: 0,
})
const leave = (
  lane: string,
  kind: ListKind = 'coin',
  stands: Partial<WatchlistOperation> = {},
): Given => ({ draft: { type: 'delete', kind, lane, listName: lane }, stands })

/** The server's lists with these changes waiting, as they are shown. */
const accountWith = async (lists: BaseListRow[], ...waiting: Given[]): Promise<AccountDb> => {
  const db = createDevice().open('u1')
  await db.baseLists.bulkPut(lists)
  for (const { draft, stands } of waiting)
    await db.outbox.add({ ...fresh(db, draft), ...stands } as WatchlistOperation)
  for (const { listId } of lists)
    await writeRows(
      db,
      ['baseLists', 'baseMembers', 'viewLists', 'viewMembers', 'outbox'],
      (within) => rebaseLane(within, listId),
    )
  return db
}
const keep = (db: AccountDb, kind: ListKind = 'coin'): Promise<WatchlistOperation | null> =>
  writeRows(
    db,
    ['baseLists', 'baseMembers', 'viewLists', 'viewMembers', 'outbox', 'opLog'],
    (within) => keepOnlyList(within, kind),
  )

describe('where nothing of a kind would be left', () => {
  it.each([
    ['coin', 'WATCHLIST_ONLY_ONE'],
    ['ido', 'IDO_WATCHLIST_ONLY_ONE'],
  ] as const)(
    'the newest unsent delete of a %s list is taken back, with its reason',
    async (kind, code) => {
      const db = await accountWith(
        [baseList('a', kind), baseList('b', kind)],
        leave('a', kind),
        leave('b', kind),
      )
      expect(await keep(db, kind)).toMatchObject({ type: 'delete', lane: 'b' })
      expect((await db.outbox.toArray()).map(({ lane }) => lane)).toEqual(['a'])
      expect((await db.viewLists.toArray()).map(({ name }) => name)).toEqual(['b'])
      expect(await db.opLog.toCollection().last()).toMatchObject({
        outcome: 'refused',
        error: { reason: 'refused', code, serverMessage: null },
      })
    },
  )

  it('one that was sent is not: only its answer counts', async () => {
    const db = await accountWith(
      [baseList('a', 'coin'), baseList('b', 'coin')],
      leave('a'),
      leave('b', 'coin', { everSent: true }),
    )
    expect(await keep(db)).toMatchObject({ lane: 'a' })
    const sent = await accountWith(
      [baseList('a', 'coin')],
      leave('a', 'coin', { state: 'inflight', everSent: true }),
    )
    expect(await keep(sent)).toBe(null)
    expect(await sent.outbox.count()).toBe(1)
    const parked = await accountWith(
      [baseList('a', 'coin')],
      leave('a', 'coin', { state: 'parked' }),
    )
    expect(await keep(parked)).toBe(null)
    expect(await parked.outbox.count()).toBe(1)
  })

  it('nor one of the other kind, of a list that is gone, or a change that is no delete', async () => {
    const db = await accountWith([baseList('a', 'ido')], leave('a', 'ido'), leave('gone'), {
      draft: { type: 'member', kind: 'coin', lane: 'gone', itemId: 'x', desired: 'in' },
    })
    expect(await keep(db)).toBe(null)
    expect(await db.outbox.count()).toBe(3)
    const star = await accountWith([baseList('a', 'coin')], leave('a'), {
      draft: { type: 'member', kind: 'coin', lane: 'a', itemId: 'x', desired: 'in' },
    })
    expect(await keep(star)).toMatchObject({ type: 'delete', lane: 'a' })
  })
})

it('nothing is taken back while a list of the kind is shown', async () => {
  const db = await accountWith([baseList('a', 'coin'), baseList('b', 'coin')], leave('a'))
  expect(await keep(db)).toBe(null)
  expect(await db.outbox.count()).toBe(1)
})

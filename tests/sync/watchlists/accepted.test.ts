// What this device takes for the server's once a change was accepted; for a visitor, at once (D-WLLOCAL).
import { beforeEach, describe, expect, it } from 'vitest'
import type { AccountDb } from '#data/account-db.ts'
import type { BaseListRow, BaseItemRow } from '#data/account-rows.ts'
import { fresh } from '#data/outbox/enqueue.ts'
import type { WatchlistDraft, WatchlistOperation } from '#data/watchlists/operation.ts'
import { applyToBase } from '#data/watchlists/apply-to-base.ts'
import { rebaseLane, rebaseItem } from '#data/watchlists/rebase.ts'
import { createDevice } from '#tests/fakes/device-storage.ts'

const nowSec = 1_700_000_000
const kind = 'coin'
const baseList = (listId: string): BaseListRow => ({
  listId,
  kind,
  serverId: `s-${listId}`,
  name: listId,
  description: 'Long term',
  iconId: 4,
  createdAtSec: 1,
  isServerDefault: true,
  position: 0,
})
const item = (listId: string, itemId: string): BaseItemRow => ({
  listId,
  kind,
  itemId,
  addedAtSec: 2,
  position: 0,
})

let db: AccountDb
beforeEach(async () => {
  db = createDevice().open('u1')
  await db.baseLists.bulkPut(['a', 'b', 'c'].map(baseList))
  await db.baseMembers.bulkPut([item('a', 'x'), item('b', 'x'), item('b', 'y'), item('c', 'x')])
})

const accepted = (
  draft: WatchlistDraft,
  serverId: string | null = null,
  stands: Partial<WatchlistOperation> = {},
): Promise<void> =>
  applyToBase(db, { ...fresh(db, draft), seq: 8, ...stands } as WatchlistOperation, {
    serverId,
    fieldsVersion: null,
  })
const create: WatchlistDraft = {
  type: 'create',
  kind,
  lane: 'new',
  fields: { name: 'New', description: 'Short', iconId: 2 },
}
const wish = (lane: string, itemId: string, desired: 'in' | 'out'): WatchlistDraft => ({
  type: 'member',
  kind,
  lane,
  itemId,
  desired,
})
const items = async (): Promise<string[]> =>
  (await db.baseMembers.toArray()).map(({ listId, itemId }) => `${listId} ${itemId}`)

describe('an accepted create', () => {
  it('is the server’s list, under its name there, behind the lists that have a place', async () => {
    await accepted(create, 's9')
    expect(await db.baseLists.get('new')).toEqual({
      listId: 'new',
      kind,
      serverId: 's9',
      name: 'New',
      description: 'Short',
      iconId: 2,
      createdAtSec: nowSec,
      isServerDefault: false,
      position: 1_000_000_008,
    })
  })

  it('has no other name than its own where there is no server', async () => {
    await accepted(create)
    expect(await db.baseLists.get('new')).toMatchObject({ serverId: 'new' })
  })

  it('changes nothing where a refresh has brought the list before: that knows better', async () => {
    await accepted({ ...create, lane: 'a' }, 's9')
    expect(await db.baseLists.get('a')).toEqual(baseList('a'))
  })
})

describe('R-WLC-023 an accepted delete', () => {
  it.each(['a', 'b', 'c'])(
    'takes the list %s and its items, and nothing of another',
    async (lane) => {
      await accepted({ type: 'delete', kind, lane, listName: lane })
      expect((await db.baseLists.toArray()).map(({ listId }) => listId)).toEqual(
        ['a', 'b', 'c'].filter((listId) => listId !== lane),
      )
      expect(await items()).toEqual(
        ['a x', 'b x', 'b y', 'c x'].filter((name) => !name.startsWith(lane)),
      )
    },
  )
})

describe('R-WLC-019 an accepted edit', () => {
  it('changes what it names', async () => {
    await accepted({ type: 'edit', kind, lane: 'a', patch: { name: 'Renamed' } })
    expect(await db.baseLists.get('a')).toEqual({ ...baseList('a'), name: 'Renamed' })
  })

  it('is what was sent, where that was more', async () => {
    const sentFields = { name: 'Renamed', description: 'As sent', iconId: 5 }
    await accepted({ type: 'edit', kind, lane: 'a', patch: { name: 'Renamed' } }, null, {
      sentFields,
    })
    expect(await db.baseLists.get('a')).toEqual({ ...baseList('a'), ...sentFields })
  })
})

describe('R-WLC-008 an accepted toggle', () => {
  it('puts the item behind those that have a place, as old as the wish', async () => {
    await accepted(wish('a', 'new', 'in'))
    expect(await db.baseMembers.get(['a', 'new'])).toEqual({
      listId: 'a',
      kind,
      itemId: 'new',
      addedAtSec: nowSec,
      position: 1_000_000_008,
    })
  })

  it('leaves an item as it is that a refresh has brought, and brings none into a list that is gone', async () => {
    await accepted(wish('a', 'x', 'in'))
    await accepted(wish('gone', 'x', 'in'))
    expect(await db.baseMembers.get(['a', 'x'])).toEqual(item('a', 'x'))
    expect(await items()).toEqual(['a x', 'b x', 'b y', 'c x'])
  })

  it('takes the item out of this list only', async () => {
    await accepted(wish('b', 'x', 'out'))
    expect(await items()).toEqual(['a x', 'b y', 'c x'])
  })
})

const shown = async (): Promise<string[]> =>
  (await db.viewMembers.toArray()).map(({ listId, itemId }) => `${listId} ${itemId}`)

describe('what is shown of a list', () => {
  it('is that list with its own items', async () => {
    await rebaseLane(db, 'b')
    expect((await db.viewLists.toArray()).map(({ listId }) => listId)).toEqual(['b'])
    expect(await shown()).toEqual(['b x', 'b y'])
  })

  it('of an item whose list is gone is nothing, and the item of another list stays', async () => {
    for (const lane of ['a', 'b']) await rebaseLane(db, lane)
    await rebaseItem(db, 'b', 'x')
    expect(await shown()).toEqual(['a x', 'b x', 'b y'])
    await db.viewLists.delete('b')
    await rebaseItem(db, 'b', 'x')
    expect(await shown()).toEqual(['a x', 'b y'])
  })
})

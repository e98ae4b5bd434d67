// What a person changed of a list: recorded, merged with what waits, and undone in the fields it changed (D1, decisions/160).
import { beforeEach, describe, expect, it } from 'vitest'
import type { AccountDb } from '#data/account-db.ts'
import { recentEdits } from '#data/edits/queries.ts'
import type { ListFields } from '#data/watchlists/operation.ts'
import { editWatchlist, undoEdit } from '#data/watchlists/commands.ts'
import { rebaseLane } from '#data/watchlists/rebase.ts'
import { createDevice } from '#tests/fakes/device-storage.ts'

const [kind, listId] = ['coin', 'a'] as const
let db: AccountDb
beforeEach(async () => {
  db = createDevice().open('u1')
  await db.baseLists.put({
    listId,
    kind,
    serverId: 's',
    name: 'Core',
    description: 'Long',
    iconId: 4,
    createdAtSec: 1,
    isServerDefault: false,
    fieldsVersion: 3,
    position: 0,
  })
  await rebaseLane(db, listId)
})

const edit = (patch: Partial<ListFields>) => editWatchlist(db, { kind, listId, patch })
const queued = async () =>
  (await db.outbox.toArray()).flatMap((row) =>
    row.type === 'edit' ? [{ patch: row.patch, was: row.was, wasVersion: row.wasVersion }] : [],
  )
const entries = async () =>
  (await recentEdits(db)).map(({ fields, isUndone }) => ({ fields, isUndone }))

describe('queued', () => {
  it('is what differs from the screen, with what it was and the version it was seen at', async () => {
    await edit({ name: 'Renamed', description: 'Long', iconId: 4 })
    expect(await queued()).toEqual([
      { patch: { name: 'Renamed' }, was: { name: 'Core' }, wasVersion: 3 },
    ])
  })

  it('nothing that was not changed, and no entry of it', async () => {
    await edit({ name: ' Core ', description: 'Long', iconId: 4 })
    expect(await queued()).toEqual([])
    expect(await entries()).toEqual([])
  })

  it('several unsent ones become one, with the newest wish and the oldest past', async () => {
    await edit({ name: 'One' })
    await edit({ name: 'Two', iconId: 5 })
    expect(await queued()).toEqual([
      { patch: { name: 'Two', iconId: 5 }, was: { name: 'Core', iconId: 4 }, wasVersion: 3 },
    ])
  })

  it('those of another version keep theirs: a field stays with the edit that began it, the others go by themselves', async () => {
    await edit({ name: 'One' })
    await db.baseLists.update(listId, { fieldsVersion: 9 })
    await edit({ name: 'Two', iconId: 5 })
    await edit({ iconId: 6 })
    expect(await queued()).toEqual([
      { patch: { name: 'Two' }, was: { name: 'Core' }, wasVersion: 3 },
      { patch: { iconId: 6 }, was: { iconId: 4 }, wasVersion: 9 },
    ])
  })

  it('an edit of an older version whose field is back where the server is leaves the queue', async () => {
    await edit({ name: 'One' })
    await db.baseLists.update(listId, { fieldsVersion: 9 })
    await edit({ name: 'Core', iconId: 5 })
    expect(await queued()).toEqual([{ patch: { iconId: 5 }, was: { iconId: 4 }, wasVersion: 9 }])
  })

  it('a field that is back where the server is drops out, and nothing left is nothing sent', async () => {
    await edit({ name: 'One', iconId: 5 })
    await edit({ name: 'Core' })
    expect(await queued()).toEqual([{ patch: { iconId: 5 }, was: { iconId: 4 }, wasVersion: 3 }])
    await edit({ iconId: 4 })
    expect(await queued()).toEqual([])
  })

  it('a field that is being sent is wished back by an edit of its own', async () => {
    await edit({ name: 'One' })
    await db.outbox.toCollection().modify({ state: 'inflight', everSent: true })
    await edit({ name: 'Core' })
    expect((await queued()).map(({ patch }) => patch)).toEqual([{ name: 'One' }, { name: 'Core' }])
  })
})

describe('undone', () => {
  it('an edit goes back in the fields it changed, and others stay as they became since', async () => {
    await edit({ name: 'One' })
    await edit({ description: 'Since' })
    const [, renamed] = await recentEdits(db)
    await undoEdit(db, renamed?.id ?? 0)
    await undoEdit(db, renamed?.id ?? 0)
    expect(await db.viewLists.get(listId)).toMatchObject({ name: 'Core', description: 'Since' })
    expect((await entries()).map(({ isUndone }) => isUndone)).toEqual([false, true])
  })

  it('what is not known is told', async () => {
    await expect(undoEdit(db, 99)).rejects.toMatchObject({ code: 'HISTORY_ENTRY_NOT_FOUND' })
  })
})

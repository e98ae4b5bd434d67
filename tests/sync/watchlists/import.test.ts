// A visitor's lists on their way into an account, cut off at every point: never two copies, never a loss (D-WLLOCAL).
import { beforeEach, describe, expect, it } from 'vitest'
import type { AccountDb } from '#data/account-db.ts'
import { pendingOperations } from '#data/outbox/queries.ts'
import {
  createWatchlist,
  deleteWatchlist,
  editWatchlist,
  setListItem,
} from '#data/watchlists/commands.ts'
import { anonymousListCount, importAnonymousLists } from '#data/watchlists/import-anonymous.ts'
import { watchlistsOfKind } from '#data/watchlists/queries.ts'
import { createDevice } from '#tests/fakes/device-storage.ts'

const kind = 'coin'
let anon: AccountDb
let db: AccountDb
let listId: string

const add = (to: AccountDb, itemId: string) =>
  setListItem(to, { kind, listId, itemId, desired: 'in' })
const shown = async (of: AccountDb): Promise<[string, string[]][]> =>
  (await watchlistsOfKind(of, kind)).map((list) => [
    list.name,
    list.items.map(({ itemId }) => itemId),
  ])

/** Ends the page's life after so many commits of either database; the databases stay as they are. */
const diesAfter = async (commits: number, work: () => Promise<unknown>): Promise<void> => {
  let left = commits
  const undo = [anon, db].map((one) => {
    const transaction = one.transaction.bind(one)
    const cut = (...args: Parameters<typeof transaction>) => {
      if (left === 0) throw new Error('the page is gone')
      left -= 1
      return transaction(...args)
    }
    Object.defineProperty(one, 'transaction', { value: cut, configurable: true })
    return () =>
      Object.defineProperty(one, 'transaction', { value: transaction, configurable: true })
  })
  await expect(work()).rejects.toThrow('the page is gone')
  for (const restore of undo) restore()
}

beforeEach(async () => {
  const device = createDevice()
  anon = device.open('anon')
  db = device.open('u1')
  ;({ listId } = await createWatchlist(anon, {
    kind,
    name: 'Mine',
    iconId: 3,
    description: 'from home',
  }))
  await add(anon, 'b')
  await add(anon, 'a')
})

describe.each([0, 1])('an import that dies after %i of its commits', (commits) => {
  it('loses nothing, and ends as one list when it is repeated', async () => {
    await diesAfter(commits, () => importAnonymousLists(anon, db))
    const before = [...(await shown(anon)), ...(await shown(db))]
    expect(before.length).toBeGreaterThan(0)
    await importAnonymousLists(anon, db)
    expect(await shown(anon)).toEqual([])
    expect(await shown(db)).toEqual([['Mine', ['b', 'a']]])
    expect((await pendingOperations(db)).map(({ type }) => type)).toEqual([
      'create',
      'member',
      'member',
    ])
    expect((await watchlistsOfKind(db, kind))[0]).toMatchObject({
      iconId: 3,
      description: 'from home',
    })
    expect(await importAnonymousLists(anon, db)).toBe(0)
  })

  it('offers the list to nobody else meanwhile', async () => {
    await diesAfter(commits, () => importAnonymousLists(anon, db))
    expect(await anonymousListCount(anon, 'u1')).toBe(1)
    expect(await anonymousListCount(anon, 'u2')).toBe(0)
  })

  it('brings along what was changed here before it is repeated', async () => {
    await diesAfter(commits, () => importAnonymousLists(anon, db))
    await add(anon, 'late')
    await setListItem(anon, { kind, listId, itemId: 'b', desired: 'out' })
    await editWatchlist(anon, { kind, listId, patch: { name: 'Ours' } })
    await importAnonymousLists(anon, db)
    expect(await shown(anon)).toEqual([])
    expect(await shown(db)).toEqual([['Ours', ['a', 'late']]])
  })
})

it('what was removed from the account after the copy stays removed', async () => {
  await diesAfter(1, () => importAnonymousLists(anon, db))
  await setListItem(db, { kind, listId, itemId: 'b', desired: 'out' })
  await importAnonymousLists(anon, db)
  expect(await shown(db)).toEqual([['Mine', ['a']]])
})

it('a list deleted from the account and then changed here comes back as one of its own', async () => {
  await createWatchlist(db, { kind, name: 'Other' })
  await diesAfter(1, () => importAnonymousLists(anon, db))
  await deleteWatchlist(db, { kind, listId })
  await add(anon, 'late')
  await importAnonymousLists(anon, db)
  expect(await shown(anon)).toEqual([])
  expect(await shown(db)).toEqual([
    ['Other', []],
    ['Mine', ['b', 'a', 'late']],
  ])
})

it('a list that another tab changes while it is copied comes whole', async () => {
  const transaction = db.transaction.bind(db)
  let copies = 0
  Object.defineProperty(db, 'transaction', {
    value: async (...args: Parameters<typeof transaction>) => {
      const result: unknown = await transaction(...args)
      copies += 1
      if (copies === 1) await add(anon, 'late')
      return result
    },
  })
  await importAnonymousLists(anon, db)
  expect(await shown(anon)).toEqual([])
  expect(await shown(db)).toEqual([['Mine', ['b', 'a', 'late']]])
})

it('a list that another tab never stops changing is left for the next import, and lost nowhere', async () => {
  const transaction = db.transaction.bind(db)
  let copies = 0
  Object.defineProperty(db, 'transaction', {
    configurable: true,
    value: async (...args: Parameters<typeof transaction>) => {
      const result: unknown = await transaction(...args)
      copies += 1
      await add(anon, `late${copies}`)
      return result
    },
  })
  expect(await importAnonymousLists(anon, db)).toBe(1)
  Object.defineProperty(db, 'transaction', { value: transaction, configurable: true })
  const late = Array.from({ length: copies }, (_, at) => `late${at + 1}`)
  expect(copies).toBe(5)
  expect(await shown(anon)).toEqual([['Mine', ['b', 'a', ...late]]])
  await importAnonymousLists(anon, db)
  expect(await shown(anon)).toEqual([])
  expect(await shown(db)).toEqual([['Mine', ['b', 'a', ...late]]])
})

it('what was changed here after the copy is sent as changes, and nothing that was not', async () => {
  await diesAfter(1, () => importAnonymousLists(anon, db))
  await db.outbox.toCollection().modify({ everSent: true, state: 'inflight' })
  await setListItem(anon, { kind, listId, itemId: 'b', desired: 'out' })
  await add(anon, 'late')
  await importAnonymousLists(anon, db)
  const pending = (await pendingOperations(db))
    .slice(3)
    .map((operation) => operation.type === 'member' && `${operation.itemId} ${operation.desired}`)
  expect(pending).toEqual(['late in', 'b out'])
})

it('new words alone are sent as an edit', async () => {
  await diesAfter(1, () => importAnonymousLists(anon, db))
  await db.outbox.toCollection().modify({ everSent: true, state: 'inflight' })
  await editWatchlist(anon, { kind, listId, patch: { description: 'from here' } })
  await importAnonymousLists(anon, db)
  expect(
    (await pendingOperations(db))
      .slice(3)
      .map((operation) => operation.type === 'edit' && operation.patch),
  ).toEqual([{ description: 'from here' }])
})

it('both accounts hear of the kinds that were moved, and of no other', async () => {
  await createWatchlist(anon, { kind, name: 'Second' })
  const heard: unknown[] = []
  for (const one of [anon, db]) one.changes.listen((change) => heard.push(change))
  expect(await importAnonymousLists(anon, db)).toBe(2)
  expect(heard).toEqual([
    { kinds: [kind], by: 'here' },
    { kinds: [kind], by: 'here' },
  ])
})

it('a list that was promised to one account stays a visitor’s for every other', async () => {
  await diesAfter(1, () => importAnonymousLists(anon, db))
  const other = createDevice().open('u2')
  expect(await importAnonymousLists(anon, other)).toBe(0)
  expect(await shown(other)).toEqual([])
  expect(await shown(anon)).toEqual([['Mine', ['b', 'a']]])
})

it('nothing is left of an import on the visitor’s side, and the account can do it again with the same list made anew', async () => {
  await importAnonymousLists(anon, db)
  expect(await anon.baseLists.count()).toBe(0)
  expect(await anon.baseMembers.count()).toBe(0)
  expect(await anon.viewMembers.count()).toBe(0)
  expect(await anon.meta.toArray()).toEqual([])
})

it('two tabs that import at once end with one copy of each list, and nothing is sent twice', async () => {
  await createWatchlist(anon, { kind, name: 'Second' })
  await Promise.all([importAnonymousLists(anon, db), importAnonymousLists(anon, db)])
  expect(await shown(anon)).toEqual([])
  expect(await shown(db)).toEqual([
    ['Mine', ['b', 'a']],
    ['Second', []],
  ])
  expect((await pendingOperations(db)).map(({ type }) => type)).toEqual([
    'create',
    'member',
    'member',
    'create',
  ])
})

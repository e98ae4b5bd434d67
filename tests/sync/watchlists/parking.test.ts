// A change that only meets a gateway's errors while others get through waits for the person; a server that is down parks nothing (design 5).
import { afterEach, beforeEach, expect, it } from 'vitest'
import { pendingOperations } from '#data/outbox/queries.ts'
import { createWatchlist, editWatchlist, setListItem } from '#data/watchlists/commands.ts'
import { watchlistsOfKind } from '#data/watchlists/queries.ts'
import { createRulesKit, type RulesKit } from './rules-kit.ts'

const kind = 'coin'
const broken = { status: 502, body: '<html>bad gateway</html>' }
const add = 'add_to_watchlist_v2'

let kit: RulesKit
let listId: string
let other: string

beforeEach(async () => {
  kit = await createRulesKit()
  ;({ listId } = await createWatchlist(kit.db, { kind, name: 'Core' }))
  ;({ listId: other } = await createWatchlist(kit.db, { kind, name: 'Other' }))
  await kit.settle()
  kit.answerAlways(add, broken)
  await setListItem(kit.db, { kind, listId, itemId: 'bitcoin', desired: 'in' })
  await kit.settle()
})
afterEach(() => kit.close())

const meetErrors = async (times: number): Promise<void> => {
  for (let at = 0; at < times; at += 1) {
    kit.session.nowMs += 400_000
    kit.engine.wake('timer')
    await kit.settle()
  }
}
const succeedElsewhere = async (): Promise<void> => {
  await editWatchlist(kit.db, {
    kind,
    listId: other,
    patch: { name: `Other ${kit.session.nowMs}` },
  })
  await kit.settle()
}
const states = async (): Promise<string[]> =>
  (await pendingOperations(kit.db)).map(({ state }) => state)
const items = async (): Promise<string[]> =>
  (await watchlistsOfKind(kit.db, kind))
    .find((list) => list.listId === listId)
    ?.items.map(({ itemId }) => itemId) ?? []
const serverItems = async (): Promise<unknown> => {
  const { output } = await kit.server.call(
    'get_user_watchlists',
    {},
    { token: kit.session.token ?? '' },
  )
  return (output as { name: string; coins: { id: string }[] }[])
    .find(({ name }) => name === 'Core')
    ?.coins.map(({ id }) => id)
}

it('a server that is down parks nothing, however long', async () => {
  await meetErrors(20)
  expect(await states()).toEqual(['ambiguous'])
  kit.answerAlways(add, undefined)
  await meetErrors(1)
  expect(await states()).toEqual([])
  expect(await serverItems()).toEqual(['bitcoin'])
})

it('the eighth error parks a change while others get through: it is told, stays shown and is not sent again', async () => {
  await succeedElsewhere()
  await meetErrors(6)
  expect(await states()).toEqual(['ambiguous'])
  await meetErrors(1)
  expect(await states()).toEqual(['parked'])
  expect(kit.events.filter(({ type }) => type === 'changeParked')).toHaveLength(1)
  await kit.engine.refresh()
  expect(kit.engine.status.get()).toMatchObject({ state: 'review', needsReviewCount: 1 })
  expect(await items()).toEqual(['bitcoin'])
  kit.takeCalls()
  await meetErrors(3)
  expect(kit.takeCalls().filter(({ f }) => f === add)).toEqual([])
})

it('the person lets it go on, with the same key and eight more tries', async () => {
  await succeedElsewhere()
  await meetErrors(7)
  const [parked] = await pendingOperations(kit.db)
  await kit.engine.retryOperation(parked?.seq ?? -1)
  await kit.settle()
  expect(await states()).toEqual(['ambiguous'])
  kit.answerAlways(add, undefined)
  kit.takeCalls()
  await meetErrors(1)
  const sent = kit.takeCalls().find(({ f }) => f === add)
  expect(sent?.headers.get('idempotency-key')).toBe(parked?.opId)
  expect(await states()).toEqual([])
  expect(await serverItems()).toEqual(['bitcoin'])
  expect(kit.engine.status.get().state).toBe('synced')
})

it('the person gives it up: the screen shows the server’s word', async () => {
  await succeedElsewhere()
  await meetErrors(7)
  await kit.engine.discardAll()
  await kit.settle()
  expect(await states()).toEqual([])
  expect(await items()).toEqual([])
  expect(kit.engine.status.get().needsReviewCount).toBe(0)
})

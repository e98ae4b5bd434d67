// E4, "700 edits against default limits": a queue of thousands drains within the server's own limits, and its address can
// still sign in and read. `TEST_LONG=1` sends 5,000; fewer are already more than the calls an address has in a minute.
import { afterEach, describe, expect, it } from 'vitest'
import { mostInBatch } from '#contract/watchlists/watchlist-changes.ts'
import { pendingCount } from '#data/outbox/queries.ts'
import { setListItem } from '#data/watchlists/commands.ts'
import { watchlistsOfKind } from '#data/watchlists/queries.ts'
import { createRulesKit, type RulesKit } from './rules-kit.ts'

const changes = process.env['TEST_LONG'] === '1' ? 5000 : 700
const lists = 5
let kit: RulesKit
afterEach(() => kit.close())

const queueUp = async (count: number): Promise<void> => {
  kit.session.isOnline = false
  const shown = await watchlistsOfKind(kit.db, 'coin')
  for (let n = 0; n < count; n += 1)
    await setListItem(kit.db, {
      kind: 'coin',
      listId: shown[Math.floor((n * shown.length) / count)]?.listId ?? '',
      itemId: `item-${n}`,
      desired: 'in',
    })
  await kit.settle()
  kit.takeEveryCall()
  kit.session.isOnline = true
}

const onServer = async (): Promise<string[]> => {
  const { output } = await kit.server.call(
    'get_user_watchlists',
    {},
    { token: kit.session.token ?? '' },
  )
  return (output as { coins: { id: string }[] }[]).flatMap(({ coins }) => coins.map(({ id }) => id))
}

const begin = async (
  count: number,
  options: Parameters<typeof createRulesKit>[0] = {},
): Promise<void> => {
  kit = await createRulesKit({ starts: false, environment: { RATE_LIMITS: 'on' }, ...options })
  for (let n = 0; n < lists; n += 1)
    await kit.call('create_watchlist', { name: `List ${n}`, description: '', icon_id: 1 } as never)
  kit.engine.start(kit.userId)
  await kit.settle()
  await queueUp(count)
}

describe('E4 a long queue against the limits of a server as it is installed', () => {
  it(`${changes} changes go in few requests, each once and in order; nobody of the address is shut out`, async () => {
    await begin(changes)
    const drain = { isOver: false }
    const others: number[] = []
    kit.engine.wake('online')
    const draining = kit.settle().then(() => (drain.isOver = true))
    while (!drain.isOver) {
      others.push(
        (await kit.server.call('get_user_watchlists', {}, { token: kit.session.token ?? '' }))
          .status,
      )
      await new Promise((resolve) => setTimeout(resolve, 500))
    }
    await draining
    const calls = kit.takeCalls()
    const batches = calls.filter(({ f }) => f === 'change_watchlist_items')
    // The last of a queue is a short one, and a change whose neighbours are all under way goes by itself: how many do is a matter of timing.
    expect(
      calls.filter(({ f }) => f.startsWith('add_to')).length + batches.length,
    ).toBeLessThanOrEqual(changes / 10)
    expect(batches.length).toBeLessThanOrEqual(Math.ceil(changes / mostInBatch) + lists)
    expect(others.every((status) => status === 200)).toBe(true)
    expect(
      (await kit.server.call('retrieve_current_user', {}, { token: kit.session.token ?? '' }))
        .status,
    ).toBe(200)
    expect(await pendingCount(kit.db)).toBe(0)
    expect(await onServer()).toEqual(Array.from({ length: changes }, (_, n) => `item-${n}`))
    expect(kit.engine.status.get()).toMatchObject({ state: 'synced', waiting: 0 })
  }, 600_000)

  it('a short queue goes change by change, and a host without batches gets none', async () => {
    await begin(9)
    kit.engine.wake('online')
    await kit.settle()
    expect(kit.takeCalls().filter(({ f }) => f === 'add_to_watchlist_v2')).toHaveLength(9)
    await kit.close()
    await begin(30, { extensions: false })
    kit.engine.wake('online')
    await kit.settle()
    expect(
      kit
        .takeCalls()
        .filter(({ f }) => f.startsWith('add_to') || f.startsWith('change'))
        .map(({ f }) => f),
    ).toEqual(Array.from({ length: 30 }, () => 'add_to_watchlist_v2'))
    expect(await pendingCount(kit.db)).toBe(0)
  })

  it('a host that stops taking batches gets the same changes one by one, once', async () => {
    await begin(30)
    kit.answerAlways('change_watchlist_items', {
      status: 404,
      body: { success: false, output: null, error: 'REQUEST_UNKNOWN_CALL', errormsg: 'unknown' },
    })
    kit.engine.wake('online')
    await kit.settle()
    kit.session.nowMs += 60_000
    await kit.fireTimers()
    await kit.settle()
    expect(await pendingCount(kit.db)).toBe(0)
    expect(await onServer()).toHaveLength(30)
  })

  it('a lost answer leaves nothing out and nothing twice', async () => {
    await begin(60)
    kit.answerNext('change_watchlist_items', null)
    kit.engine.wake('online')
    await kit.settle()
    for (let n = 0; n < 5 && (await pendingCount(kit.db)) > 0; n += 1) {
      kit.session.nowMs += 60_000
      await kit.fireTimers()
      await kit.settle()
    }
    expect(await pendingCount(kit.db)).toBe(0)
    expect(await onServer()).toEqual(Array.from({ length: 60 }, (_, n) => `item-${n}`))
  })

  it('all of it can be given up: the lists are as the server has them', async () => {
    await begin(300)
    kit.session.isOnline = false
    await kit.engine.discardQueue()
    expect(await pendingCount(kit.db)).toBe(0)
    expect((await watchlistsOfKind(kit.db, 'coin')).flatMap(({ items }) => items)).toEqual([])
    expect(await onServer()).toEqual([])
  })
})

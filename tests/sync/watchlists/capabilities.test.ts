// What the engine does while nobody knows whether the host honours keys (decisions/030): it asks, and sends nothing on a guess.
import { afterEach, describe, expect, it } from 'vitest'
import { idempotencyKeyHeader } from '#contract/headers.ts'
import { pendingCount } from '#data/outbox/queries.ts'
import { createWatchlist } from '#data/watchlists/commands.ts'
import { watchlistsOfKind } from '#data/watchlists/queries.ts'
import { createRulesKit, type PlannedAnswer, type RulesKit, type SentCall } from './rules-kit.ts'

const page = '<html>Welcome</html>'
const silences: [string, PlannedAnswer][] = [
  ['a broken connection', null],
  ['a page', { body: page }],
  ['a page with 404', { status: 404, body: page }],
  [
    'an error of the server',
    { status: 500, body: { success: false, output: null, error: 'SERVER_ERROR' } },
  ],
  [
    'a demand for a token',
    { status: 401, body: { success: false, output: null, error: 'AUTH_TOKEN_MISSING' } },
  ],
]

const creates = (calls: SentCall[]): SentCall[] => calls.filter(({ f }) => f === 'create_watchlist')
const keyOf = (call: SentCall | undefined): string | null | undefined =>
  call?.headers.get(idempotencyKeyHeader)

let kit: RulesKit
afterEach(() => kit.close())

const startWith = async (answer: PlannedAnswer | undefined): Promise<void> => {
  kit = await createRulesKit({ starts: false })
  kit.answerAlways('get_capabilities', answer)
  kit.engine.start(kit.userId)
  await kit.settle()
}
const create = async (name: string): Promise<void> => {
  await createWatchlist(kit.db, { kind: 'coin', name })
  await kit.settle()
}
const wakeLater = async (): Promise<void> => {
  kit.session.nowMs += 20_000
  kit.engine.wake('timer')
  await kit.settle()
}
const restart = async (): Promise<void> => {
  kit.engine.start(kit.userId)
  await kit.settle()
}

describe.each(silences)('while the question is met by %s', (_, silence) => {
  it('lists are loaded and nothing is sent, until the answer comes and the change goes out with its key', async () => {
    await startWith(silence)
    kit.answerAlways('get_capabilities', undefined)
    kit.answerNext('get_capabilities', silence)
    await create('Patient')
    const before = kit.takeCalls()
    expect(creates(before)).toEqual([])
    expect(before.map(({ f }) => f)).toContain('get_user_watchlists')
    expect(kit.engine.status.get().waiting).toBe(1)
    await wakeLater()
    const [sent] = creates(kit.takeCalls())
    expect(keyOf(sent)).toBeTruthy()
    expect(await pendingCount(kit.db)).toBe(0)
  })

  it('what was once answered holds, and is asked for again only after the queue was sent', async () => {
    await startWith(undefined)
    kit.takeEveryCall()
    kit.answerAlways('get_capabilities', silence)
    kit.session.nowMs += 3_600_000
    await create('First')
    const calls = kit.takeEveryCall()
    expect(keyOf(creates(calls)[0])).toBeTruthy()
    const order = calls.map(({ f }) => f)
    expect(order.indexOf('get_capabilities')).toBeGreaterThan(order.indexOf('create_watchlist'))
    await restart()
    await create('Second')
    expect(keyOf(creates(kit.takeCalls())[0])).toBeTruthy()
  })

  it('a host that never answers it is in the end taken for plain, and a restart does not begin anew', async () => {
    await startWith(silence)
    await create('Plain')
    for (let wakes = 0; wakes < 8; wakes += 1) await wakeLater()
    const [sent] = creates(kit.takeCalls())
    expect(keyOf(sent)).toBeNull()
    expect(
      (await watchlistsOfKind(kit.db, 'coin')).map(({ isAwaitingCreate }) => isAwaitingCreate),
    ).toEqual([false])
    await restart()
    await create('Again')
    expect(creates(kit.takeCalls())).toHaveLength(1)
  })
})

it.each<[string, PlannedAnswer]>([
  [
    'refuses an unknown call',
    { body: { success: false, output: null, error: 'UNKNOWN', errormsg: 'Unknown call' } },
  ],
  [
    'refuses it with a status',
    { status: 404, body: { success: false, output: null, error: 'REQUEST_UNKNOWN_CALL' } },
  ],
  ['says yes to anything', { body: { success: true, output: null } }],
  ['names nothing', { body: { success: true, output: { capabilities: [] } } }],
])('a host that %s is plain at once', async (_, none) => {
  await startWith(none)
  await create('Plain')
  const calls = kit.takeCalls()
  expect(creates(calls)).toHaveLength(1)
  expect(keyOf(creates(calls)[0])).toBeNull()
})

it('no outage counts against the host: only a question that fails while the lists arrive', async () => {
  await startWith(null)
  kit.answerAlways('get_user_watchlists', { status: 503, body: page })
  kit.answerAlways('get_user_ido_watchlists', { status: 503, body: page })
  await create('Waiting')
  for (let wakes = 0; wakes < 20; wakes += 1) await wakeLater()
  expect(creates(kit.takeCalls())).toEqual([])
  for (const f of ['get_user_watchlists', 'get_user_ido_watchlists', 'get_capabilities'])
    kit.answerAlways(f, undefined)
  await wakeLater()
  expect(keyOf(creates(kit.takeCalls())[0])).toBeTruthy()
})

it('a host that asks for patience gets it', async () => {
  await startWith({ status: 429, body: { success: false, output: null, error: 'RATE_LIMITED' } })
  kit.takeEveryCall()
  await create('Patient')
  expect(kit.takeEveryCall()).toEqual([])
  kit.answerAlways('get_capabilities', undefined)
  await wakeLater()
  expect(keyOf(creates(kit.takeCalls())[0])).toBeTruthy()
})

it('another host under the same account is asked anew', async () => {
  await startWith(undefined)
  await kit.db.meta.toCollection().modify((row: { key: string; value: unknown }) => {
    if (row.key === 'host') row.value = { ...(row.value as object), host: 'https://elsewhere.test' }
  })
  kit.answerAlways('get_capabilities', { body: { success: true, output: {} } })
  await restart()
  await create('Plain there')
  expect(keyOf(creates(kit.takeCalls())[0])).toBeNull()
})

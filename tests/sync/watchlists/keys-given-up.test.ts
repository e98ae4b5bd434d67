// D8: a host that honoured keys and no longer does makes nothing twice.
import { afterEach, beforeEach, expect, it } from 'vitest'
import { pendingOperations } from '#data/outbox/queries.ts'
import { createWatchlist } from '#data/watchlists/commands.ts'
import { watchlistsOfKind } from '#data/watchlists/queries.ts'
import { createRulesKit, type RulesKit } from './rules-kit.ts'

const plain = { body: { success: true, output: { capabilities: [] }, error: null, errormsg: null } }

let kit: RulesKit
beforeEach(async () => {
  // A plain host, and a device that remembers it as one with keys.
  kit = await createRulesKit({ extensions: false, starts: false })
  kit.answerAlways('get_capabilities', {
    body: {
      ...plain.body,
      output: { capabilities: ['idempotency', 'client-ids', 'lane-sequence'] },
    },
  })
  kit.engine.start(kit.userId)
  await kit.settle()
  kit.answerAlways('get_capabilities', plain)
  kit.takeEveryCall()
})
afterEach(() => kit.close())

const onServer = async (): Promise<string[]> => {
  const { output } = await kit.server.call(
    'get_user_watchlists',
    {},
    { token: kit.session.token ?? '' },
  )
  return (output as { name: string }[]).map(({ name }) => name)
}
const shown = async (): Promise<string[]> =>
  (await watchlistsOfKind(kit.db, 'coin')).map(({ name }) => name)

/** The server makes it, and its answer is lost. */
const loseTheAnswer = async (): Promise<void> => {
  const real = kit.server.fetch
  kit.server.fetch = async (input, init) => {
    const request = new Request(input, init)
    const { f } = (await request.clone().json()) as { f: string }
    const answer = await real(request)
    if (f !== 'create_watchlist') return answer
    kit.server.fetch = real
    throw new TypeError('connection reset')
  }
}

const runOn = async (rounds = 6): Promise<void> => {
  for (let at = 0; at < rounds; at += 1) {
    kit.session.nowMs += 20_000
    await kit.fireTimers()
  }
}

it.each([
  ['minutes', 5 * 60_000],
  ['a day', 86_400_000],
])('a create whose answer is lost, made %s after the host was last asked', async (_, laterMs) => {
  kit.session.nowMs += laterMs
  await loseTheAnswer()
  await createWatchlist(kit.db, { kind: 'coin', name: 'Made offline', description: 'Once' })
  await kit.settle()
  await runOn()
  expect(await onServer()).toEqual(['Made offline'])
  expect(await shown()).toEqual(['Made offline'])
  expect(await pendingOperations(kit.db)).toEqual([])
})

it('is asked before the queue is sent after a long absence, and only then', async () => {
  const calls = (): string[] =>
    kit
      .takeEveryCall()
      .map(({ f }) => f)
      .filter((f) => f === 'get_capabilities' || f === 'create_watchlist')
  await createWatchlist(kit.db, { kind: 'coin', name: 'At once' })
  await kit.settle()
  expect(calls()).toEqual(['create_watchlist'])
  kit.session.nowMs += 2 * 3_600_000
  await createWatchlist(kit.db, { kind: 'coin', name: 'After a flight' })
  await kit.settle()
  expect(calls()).toEqual(['get_capabilities', 'create_watchlist'])
})

it('a host that answers everything but this question is taken at its old word after three times', async () => {
  kit.answerAlways('get_capabilities', { status: 502, body: '<html>' })
  kit.session.nowMs += 2 * 3_600_000
  await createWatchlist(kit.db, { kind: 'coin', name: 'After a flight' })
  await kit.settle()
  await runOn(10)
  expect(await onServer()).toEqual(['After a flight'])
  expect(await pendingOperations(kit.db)).toEqual([])
})

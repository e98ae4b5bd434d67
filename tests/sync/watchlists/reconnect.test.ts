// A connection that comes back is used at once: the waits were made for the time without one (design 5, "Who drains").
import { afterEach, describe, expect, it } from 'vitest'
import { pendingCount } from '#data/outbox/queries.ts'
import { createWatchlist } from '#data/watchlists/commands.ts'
import { createRulesKit, type RulesKit } from './rules-kit.ts'

let kit: RulesKit
afterEach(() => kit.close())

const sent = (): string[] => kit.takeCalls().map(({ f }) => f)

const editThroughAFlight = async (): Promise<void> => {
  kit = await createRulesKit()
  Object.assign(kit.session, { isOnline: false, random: 0.9 })
  await createWatchlist(kit.db, { kind: 'coin', name: 'Made on a flight' })
  await kit.settle()
  for (let at = 0; at < 6; at += 1) {
    kit.session.nowMs += 70_000
    await kit.fireTimers()
  }
  kit.takeCalls()
}

describe('after tries without a connection, whose next one is far off', () => {
  it.each(['online', 'visible', 'background', 'person'] as const)(
    'a wake by "%s" sends at once',
    async (reason) => {
      await editThroughAFlight()
      kit.session.isOnline = true
      kit.engine.wake(reason)
      await kit.settle()
      expect(sent()).toContain('create_watchlist')
      expect(await pendingCount(kit.db)).toBe(0)
    },
  )

  it('the connection that comes back while a try is failing is used as soon as that try is over', async () => {
    await editThroughAFlight()
    kit.session.nowMs += 400_000
    // The browser tells of the connection when the request has failed and its next try is being drawn.
    Object.defineProperty(kit.session, 'random', {
      get: () => {
        if (!kit.session.isOnline) kit.engine.wake('online')
        kit.session.isOnline = true
        return 0.9
      },
    })
    kit.engine.wake('timer')
    await kit.settle()
    expect(sent()).toContain('create_watchlist')
    expect(await pendingCount(kit.db)).toBe(0)
  })

  it('a page that is opened sends at once', async () => {
    await editThroughAFlight()
    kit.session.isOnline = true
    kit.engine.start(kit.userId)
    await kit.settle()
    expect(await pendingCount(kit.db)).toBe(0)
  })

  it('a connection that is told too early is tried again within seconds: the waits begin anew', async () => {
    await editThroughAFlight()
    kit.engine.wake('online')
    await kit.settle()
    kit.session.isOnline = true
    kit.session.nowMs += 4000
    await kit.fireTimers()
    expect(sent()).toContain('create_watchlist')
  })

  it('a timer alone waits for the moment that was drawn', async () => {
    await editThroughAFlight()
    kit.session.isOnline = true
    kit.engine.wake('timer')
    await kit.settle()
    expect(sent()).not.toContain('create_watchlist')
  })
})

describe('what the connection has nothing to do with keeps its wait', () => {
  it('a server that is down is not asked again because the connection came back', async () => {
    kit = await createRulesKit()
    kit.session.random = 0.9
    kit.answerAlways('create_watchlist', { status: 503, body: 'down' })
    await createWatchlist(kit.db, { kind: 'coin', name: 'Patient' })
    await kit.settle()
    kit.takeCalls()
    kit.engine.wake('online')
    await kit.settle()
    expect(sent()).not.toContain('create_watchlist')
  })

  it('a plain host gets the time in which the first request may still arrive', async () => {
    kit = await createRulesKit({ extensions: false })
    kit.session.random = 0.9
    kit.answerNext('create_watchlist', null)
    await createWatchlist(kit.db, { kind: 'coin', name: 'Unsure' })
    await kit.settle()
    kit.takeCalls()
    kit.engine.wake('online')
    await kit.settle()
    expect(sent()).not.toContain('create_watchlist')
    kit.session.nowMs += 16_001
    kit.engine.wake('online')
    await kit.settle()
    await kit.fireTimers()
    expect(sent()).toContain('create_watchlist')
    expect(await pendingCount(kit.db)).toBe(0)
  })
})

// Design 5, "Who drains": one tab at a time, and a holder that is frozen loses its lock.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { pendingCount } from '#data/outbox/queries.ts'
import { createWatchlist } from '#data/watchlists/commands.ts'
import type { Locks } from '#sync/ports.ts'
import { createRulesKit, type RulesKit } from './rules-kit.ts'

/** Who holds the lock; what this tab asked of it. */
const lock = { isHeldElsewhere: false, requests: [] as string[] }

const locks: Locks = {
  runIfFree: async (name, work, options) => {
    lock.requests.push(`${name}${options?.isForced ? ' by force' : ''}`)
    return lock.isHeldElsewhere && !options?.isForced ? null : work()
  },
}

let kit: RulesKit
beforeEach(async () => {
  lock.isHeldElsewhere = false
  kit = await createRulesKit({ locks })
  lock.requests = []
})
afterEach(() => kit.close())

const sends = (): string[] =>
  kit
    .takeCalls()
    .map(({ f }) => f)
    .filter((f) => f.startsWith('create_'))

describe('while another tab holds the lock', () => {
  it('sends nothing, says so to nobody, and tries again later', async () => {
    lock.isHeldElsewhere = true
    await createWatchlist(kit.db, { kind: 'coin', name: 'Core' })
    await kit.settle()
    expect(sends()).toEqual([])
    expect(await pendingCount(kit.db)).toBe(1)
    expect(kit.events).toEqual([])
    expect(lock.requests).toEqual([`coinsight-sync-${kit.userId}`])
    lock.isHeldElsewhere = false
    await kit.fireTimers()
    expect(sends()).toEqual(['create_watchlist'])
    expect(await pendingCount(kit.db)).toBe(0)
  })

  it('leaves a holder alone that wrote within the last minute, and takes the lock from one that is silent for longer', async () => {
    lock.isHeldElsewhere = true
    await createWatchlist(kit.db, { kind: 'coin', name: 'Core' })
    await kit.settle()
    kit.session.nowMs += 60_000
    await kit.fireTimers()
    expect(sends()).toEqual([])
    kit.session.nowMs += 1
    await kit.fireTimers()
    expect(sends()).toEqual(['create_watchlist'])
    expect(lock.requests.at(-1)).toBe(`coinsight-sync-${kit.userId} by force`)
  })

  it('does not ask for the lock where there is nothing to do', async () => {
    await kit.fireTimers()
    expect(lock.requests).toEqual([])
  })
})

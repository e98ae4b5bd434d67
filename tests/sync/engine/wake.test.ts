// What each reason to wake makes the engine do (design 5, "Who drains"): send, look at the server again, or only look at the queue.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { claimNext } from '#data/outbox/claim-next.ts'
import type { WakeReason } from '#sync/engine.ts'
import { inTrouble, lost, nowMs, refused, said } from '../drain/drain-kit.ts'
import { createEngineKit, endKits, loads, serve, starWaits, type EngineKit } from './engine-kit.ts'

const everyReason: WakeReason[] = [
  'enqueue',
  'start',
  'login',
  'online',
  'visible',
  'pageshow',
  'timer',
  'poll',
  'background',
  'person',
]

let kit: EngineKit
const started = async (given: Parameters<typeof createEngineKit>[0] = {}): Promise<void> => {
  kit = createEngineKit(given)
  await serve(kit)
}
beforeEach(() => started())
afterEach(endKits)

it('R-WLC-005 the start loads both kinds', () => {
  expect(kit.takeCalls()).toEqual(loads)
  expect(kit.engine.status.get()).toEqual({
    state: 'synced',
    waiting: 0,
    inFlight: 0,
    sent: 0,
    needsReviewCount: 0,
    acknowledged: 0,
    isRead: true,
    hasOutcome: true,
    lastAnsweredAtMs: nowMs,
  })
})

describe('lists that were read within the last half minute', () => {
  it.each(everyReason)(
    'are read again by "%s" only where a page or a session begins',
    async (reason) => {
      kit.takeCalls()
      kit.world.nowMs += 30_000
      await kit.wake(reason)
      expect(kit.takeCalls()).toEqual(reason === 'start' || reason === 'login' ? loads : [])
    },
  )
})

describe('lists that are older', () => {
  it.each([
    ['by age', 30_001],
    ['by a clock that was set back', -30_001],
  ])(
    '%s are read again by everything but a change of this device and a timer',
    async (_, laterMs) => {
      const reading: WakeReason[] = []
      for (const reason of everyReason) {
        kit.takeCalls()
        kit.world.nowMs += laterMs
        await kit.wake(reason)
        if (kit.takeCalls().length === 2) reading.push(reason)
      }
      expect(reading).toEqual(
        everyReason.filter((reason) => reason !== 'enqueue' && reason !== 'timer'),
      )
    },
  )

  it('are not read by the poll of a page that nobody sees', async () => {
    kit.takeCalls()
    kit.world.nowMs += 60_000
    kit.world.isVisible = false
    await kit.wake('poll')
    expect(kit.takeCalls()).toEqual([])
    await kit.wake('visible')
    expect(kit.takeCalls()).toEqual(loads)
  })
})

it('lists that were never read are read by the next that may', async () => {
  await started({ answers: [refused, refused, said([])] })
  kit.takeCalls()
  await kit.wake('timer')
  expect(kit.takeCalls()).toEqual([])
  await kit.wake('online')
  expect(kit.takeCalls()).toEqual(loads)
})

it('a kind that the host refuses again and again is asked for like one that was read', async () => {
  // As a host that does not know the calls of this version.
  await started({ answers: [said([]), refused, said([]), refused, said([]), refused, said([])] })
  for (let looks = 1; looks < 3; looks += 1) {
    kit.takeCalls()
    await kit.wake('online')
    expect(kit.takeCalls()).toEqual(loads)
  }
  await kit.wake('online')
  expect(kit.takeCalls()).toEqual([])
  kit.world.nowMs += 30_001
  await kit.wake('online')
  expect(kit.takeCalls()).toEqual(loads)
})

describe('waits for a connection', () => {
  it.each(everyReason)('"%s" ends them unless it says nothing about one', async (reason) => {
    await starWaits(kit, { nextAtMs: nowMs + 1_000 })
    kit.drains.length = 0
    await kit.wake(reason)
    expect(kit.drains).toEqual([!['enqueue', 'timer', 'poll'].includes(reason)])
  })
})

describe('a pause the server asked for', () => {
  it.each(everyReason)('"%s" ends it only for a person or a new session', async (reason) => {
    await started({ answers: [inTrouble(429, 50_000), said([])] })
    kit.takeCalls()
    await kit.wake(reason)
    expect(kit.takeCalls().length > 0).toBe(reason === 'person' || reason === 'login')
  })
})

describe('when nothing wakes it, the engine looks again', () => {
  it('after a minute, as a poll: at the server where the page is seen', async () => {
    kit.takeCalls()
    kit.world.nowMs += 60_000
    expect(await kit.fire()).toEqual([60_000])
    expect(kit.takeCalls()).toEqual(loads)
  })

  it('at the moment a change is due, and then only at the queue', async () => {
    await starWaits(kit, { nextAtMs: nowMs + 40_000 })
    await kit.wake('enqueue')
    kit.takeCalls()
    kit.world.nowMs += 40_000
    const calls = [await kit.fire(), kit.takeCalls()]
    // The list is not there, so the change is refused; nothing is asked for.
    expect(calls).toEqual([[40_000], []])
    expect((await kit.db.outbox.toArray()).map(({ state }) => state)).toEqual(['refusedKept'])
  })

  it('two seconds and a draw after an attempt that failed, with one timer at a time', async () => {
    await started({ answers: [lost], random: 0.5 })
    expect(kit.timers.map(({ delayMs }) => delayMs)).toEqual([3_000])
    expect(await kit.fire()).toEqual([3_000])
    // The lists are no longer wanted by a timer, so nothing was tried and the draw is the same.
    expect(kit.timers).toHaveLength(1)
  })
})

it('a change made while a drain is about to end is sent by the next, at once', async () => {
  let isMade = false
  await started({
    steps: {
      claimNext: async (db, options) => {
        const claim = await claimNext(db, options)
        if (claim || isMade || kit.drains.length < 2) return claim
        isMade = true
        await starWaits(kit, { lane: 'l2' })
        kit.engine.wake('enqueue')
        return null
      },
    },
  })
  await starWaits(kit, { nextAtMs: nowMs + 9_000 })
  await kit.wake('enqueue')
  expect(kit.drains.length).toBe(3)
  expect((await kit.db.outbox.toArray()).map(({ state }) => state)).toEqual([
    'queued',
    'refusedKept',
  ])
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readLater } from './read-later.ts'
import { storageWatch } from './queries/storage-health.ts'

/** Long ago, so that what is remembered of these losses is nothing to the tests that come after. */
let nowMs = -1e12
let firstRound: number

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.spyOn(performance, 'now').mockImplementation(() => nowMs)
  // A calm day since the test before.
  nowMs += 86_400_000
  firstRound = storageWatch.get().readRound
})
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const pass = (durationMs: number): void => {
  nowMs += durationMs
  vi.advanceTimersByTime(durationMs)
}
const rounds = (): number => storageWatch.get().readRound - firstRound
/** How long it takes until everybody reads again. */
const waitOf = (): number => {
  readLater()
  const before = rounds()
  let waitedMs = 0
  while (rounds() === before && waitedMs < 100_000) {
    pass(100)
    waitedMs += 100
  }
  return waitedMs
}

test('design 5: many reads lost at once are read again together, a moment later', () => {
  for (let at = 0; at < 5; at++) readLater()
  pass(199)
  expect(rounds()).toBe(0)
  pass(1)
  expect(rounds()).toBe(1)
  pass(60_000)
  expect(rounds()).toBe(1)
})

test('design 5: a storage that keeps losing reads is asked ever later, at most every half minute, and soon again after a calm minute', () => {
  expect([waitOf(), waitOf(), waitOf(), waitOf()]).toEqual([200, 400, 800, 1600])
  for (let at = 0; at < 6; at++) waitOf()
  expect(waitOf()).toBe(30_000)
  pass(60_100)
  expect(waitOf()).toBe(200)
})

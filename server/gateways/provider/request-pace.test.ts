import { array, assert, asyncProperty, integer } from 'fast-check'
import { expect, test } from 'vitest'
import { MarketSourceError } from '../market/source-port.ts'
import { RequestPace } from './request-pace.ts'

const paceAt = (perMinute: number) => {
  let nowMs = 0
  const pace = new RequestPace({
    perMinute,
    nowMs: () => nowMs,
    wait: async (ms) => {
      nowMs += ms
    },
  })
  return {
    pace,
    now: () => nowMs,
    pass: (ms: number) => {
      nowMs += ms
    },
  }
}

test('D-PRICE whatever is asked for and when, no 60 seconds hold more requests than the limit', async () => {
  await assert(
    asyncProperty(
      integer({ min: 1, max: 120 }),
      array(integer({ min: 0, max: 20_000 }), { minLength: 1, maxLength: 300 }),
      async (perMinute, gaps) => {
        const { pace, now, pass } = paceAt(perMinute)
        const madeMs: number[] = []
        for (const gap of gaps) {
          pass(gap)
          await pace.turn(Infinity)
          madeMs.push(now())
        }
        // A window just short of a minute: at its very end the bucket has refilled.
        for (const startMs of madeMs)
          expect(
            madeMs.filter((atMs) => atMs >= startMs && atMs < startMs + 59_999).length,
          ).toBeLessThanOrEqual(perMinute)
      },
    ),
    { numRuns: 60 },
  )
})

test('D-PRICE who cannot wait is told how long it would take, and takes no turn', async () => {
  const { pace, pass } = paceAt(6)
  for (let turn = 0; turn < 3; turn += 1) await pace.turn(0)
  const refused = await pace.turn(1_000).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(MarketSourceError)
  expect((refused as MarketSourceError).retryAfterMs).toBe(20_000)
  pass(20_000)
  await expect(pace.turn(0)).resolves.toBeUndefined()
})

test('D-PRICE a provider that says when to come back is not asked before', async () => {
  const { pace, pass } = paceAt(60)
  pace.failed(30_000)
  await expect(pace.turn(Infinity)).rejects.toMatchObject({ retryAfterMs: 30_000 })
  pass(29_000)
  await expect(pace.turn(500)).rejects.toThrow(MarketSourceError)
  pass(1_000)
  await expect(pace.turn(0)).resolves.toBeUndefined()
})

test('D-PRICE a provider in trouble is asked after 1, 2, 4 … at most 60 seconds, and after an answer at once again', async () => {
  const { pace, pass } = paceAt(1_000)
  const pauses: number[] = []
  for (let failure = 0; failure < 8; failure += 1) {
    pace.failed(null)
    const refused = (await pace.turn(0).catch((error: unknown) => error)) as MarketSourceError
    pauses.push(refused.retryAfterMs ?? 0)
    pass(refused.retryAfterMs ?? 0)
  }
  expect(pauses).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000])
  pace.succeeded()
  pace.failed(null)
  expect(
    ((await pace.turn(0).catch((error: unknown) => error)) as MarketSourceError).retryAfterMs,
  ).toBe(1_000)
})

test('D-PRICE a turn that was waited for is refused where the provider asked for peace meanwhile', async () => {
  let nowMs = 0
  const pace: RequestPace = new RequestPace({
    perMinute: 1,
    nowMs: () => nowMs,
    wait: async (ms) => {
      nowMs += ms
      pace.failed(10_000)
    },
  })
  await pace.turn(0)
  await expect(pace.turn(Infinity)).rejects.toMatchObject({ retryAfterMs: 10_000 })
})

test('D-PRICE there are turns to spare once all were given back, and never while peace is asked for', async () => {
  const { pace, pass } = paceAt(6)
  expect(pace.isIdle()).toBe(true)
  await pace.turn(0)
  expect(pace.isIdle()).toBe(false)
  pass(20_000)
  expect(pace.isIdle()).toBe(true)
  pace.failed(30_000)
  expect(pace.isIdle()).toBe(false)
  pass(30_000)
  expect(pace.isIdle()).toBe(true)
})

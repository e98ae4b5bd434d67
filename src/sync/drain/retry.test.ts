import { expect, it } from 'vitest'
import { ambiguousBackoffMs, backoffMs, honouredRetryAfterMs } from './retry.ts'

it('doubles from one second to five minutes, anywhere below the limit', () => {
  expect([0, 1, 2, 8, 9, 100].map((attempts) => backoffMs(attempts, 0.999_999_9))).toEqual([
    999, 1999, 3999, 255_999, 299_999, 299_999,
  ])
  expect(backoffMs(5, 0)).toBe(0)
})

it('lets a request of unknown fate settle for a second', () => {
  expect(ambiguousBackoffMs(5, 0)).toBe(1000)
})

it('honours Retry-After up to an hour', () => {
  expect([null, -5, 90_000, 1e12].map(honouredRetryAfterMs)).toEqual([0, 0, 90_000, 3_600_000])
})

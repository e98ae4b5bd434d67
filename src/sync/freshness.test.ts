import { describe, expect, test } from 'vitest'
import {
  chartFreshness,
  coinRecordFreshness,
  doublingDelayMs,
  marketFreshness,
  saleFreshness,
  salesFreshness,
  subscriptionFreshness,
} from './freshness.ts'

const answer = (status: number, kind = 'http') => Object.assign(new Error('x'), { status, kind })

describe('R-DAT-005 market data', () => {
  const all = {
    market: marketFreshness,
    sales: salesFreshness,
    coin: coinRecordFreshness('a'),
    sale: saleFreshness('a'),
    chart: chartFreshness('a', '7d'),
  }

  test.each(Object.entries(all))(
    '%s retries 3 times after 1, 2 and 4 s',
    (_, { retry, retryDelay }) => {
      expect([0, 1, 2, 3].map((failures) => retry(failures, answer(500, 'network')))).toEqual([
        true,
        true,
        true,
        false,
      ])
      expect([0, 1, 2].map(retryDelay)).toEqual([1000, 2000, 4000])
    },
  )

  test('the delay never passes 30 s', () =>
    expect([5, 6, 40].map(doublingDelayMs)).toEqual([30_000, 30_000, 30_000]))

  test('D-SOMEQUERIES a 4xx or a refusal is not asked again', () => {
    for (const error of [
      answer(400),
      answer(404),
      answer(429),
      answer(499),
      answer(200, 'refused'),
    ])
      expect(marketFreshness.retry(0, error)).toBe(false)
    for (const error of [
      answer(399),
      answer(500),
      answer(503),
      answer(200, 'format'),
      { status: '404' },
      new TypeError('offline'),
      'offline',
      null,
    ])
      expect(marketFreshness.retry(0, error)).toBe(true)
  })
})

test('R-DAT-010 R-MEM-048 the subscription is stale after 5 minutes and retried once', () =>
  expect(subscriptionFreshness).toEqual({ staleTime: 300_000, retry: 1 }))

import { describe, expect, test } from 'vitest'
import {
  chartFreshness,
  coinRecordFreshness,
  currentUserFreshness,
  doublingDelayMs,
  marketFreshness,
  queryDefaults,
  saleFreshness,
  salesFreshness,
  subscriptionFreshness,
} from './freshness.ts'

const answer = (status: number, kind = 'http') => Object.assign(new Error('x'), { status, kind })

describe('defaults', () => {
  const { queries, mutations } = queryDefaults
  test('R-DAT-001 never refetches by the clock', () => expect(queries.refetchInterval).toBe(false))
  test('R-DAT-002 never refetches on window focus', () =>
    expect(queries.refetchOnWindowFocus).toBe(false))
  test('R-DAT-003 is stale after 60000 ms', () => expect(queries.staleTime).toBe(60_000))
  test('R-DAT-004 retries once, queries and mutations alike', () =>
    expect([queries.retry, mutations.retry]).toEqual([1, 1]))
  test('R-DAT-006 keeps unused data 5 minutes', () => expect(queries.gcTime).toBe(300_000))
  test('runs offline too, so that nothing waits for ever', () =>
    expect([queries.networkMode, mutations.networkMode]).toEqual(['always', 'always']))
})

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

describe('the current user', () => {
  test('R-DAT-007 is stale after 5 minutes and kept 10', () =>
    expect([currentUserFreshness.staleTime, currentUserFreshness.gcTime]).toEqual([
      300_000, 600_000,
    ]))
  test('R-DAT-008 is retried once after a second, D-USERRETRY but not after a 401', () => {
    expect([0, 1].map((failures) => currentUserFreshness.retry(failures, answer(500)))).toEqual([
      true,
      false,
    ])
    expect(currentUserFreshness.retry(0, answer(401))).toBe(false)
    expect(currentUserFreshness.retryDelay).toBe(1000)
  })
  test('R-DAT-009 is fetched again on focus, mount and reconnect', () =>
    expect(currentUserFreshness).toMatchObject({
      refetchOnWindowFocus: true,
      refetchOnMount: true,
      refetchOnReconnect: true,
    }))
})

test('R-DAT-010 R-MEM-048 the subscription is stale after 5 minutes and retried once', () =>
  expect(subscriptionFreshness).toEqual({ staleTime: 300_000, retry: 1 }))

import { describe, expect, test } from 'vitest'
import { readExchangeRates } from './exchange-rates.ts'

const bodyOf = (perBitcoin: Record<string, unknown>): unknown => ({
  rates: Object.fromEntries(
    Object.entries(perBitcoin).map(([code, value]) => [code, { name: code, value, type: 'fiat' }]),
  ),
})

describe('D-PRICE exchange rates of CoinGecko', () => {
  test('are told per bitcoin and read per US dollar', () => {
    expect(readExchangeRates(bodyOf({ usd: 50_000, try: 2_100_000, eur: 46_000 }))).toEqual({
      USD: 1,
      TRY: 42,
      EUR: 0.92,
    })
  })

  test('what is no rate is left out', () => {
    expect(
      readExchangeRates(
        bodyOf({ usd: 50_000, try: 0, eur: null, jpy: '7', krw: -1, vnd: undefined }),
      ),
    ).toEqual({ USD: 1 })
    expect(readExchangeRates({ rates: { usd: { value: 2 }, try: 84, eur: null } })).toEqual({
      USD: 1,
    })
  })

  test.each([bodyOf({ try: 1 }), bodyOf({ usd: 0 }), { rates: [] }, {}, null, 'down'])(
    'an answer without the dollar is none: %j',
    (body) => expect(() => readExchangeRates(body)).toThrow(/exchange rates/),
  )
})

import { describe, expect, test } from 'vitest'
import { resolveSymbol, type ChosenCoins } from './resolve.ts'

const catalogue: Record<string, string[]> = {
  BTC: ['bitcoin'],
  ETH: ['ethereum', 'bridged-ether'],
  LUNA: ['terra-luna-2'],
  LUNC: ['terra-luna'],
  POL: ['polygon'],
  IOTA: ['iota'],
}
const lookup = (symbol: string): string[] =>
  Object.hasOwn(catalogue, symbol) ? (catalogue[symbol] ?? []) : []
const laterSec = Date.UTC(2024, 0, 1) / 1000
const resolve = (symbol: string, chosen: ChosenCoins = {}, atSec = laterSec) =>
  resolveSymbol(symbol, atSec, { lookup, chosen })

describe('what a file calls a coin', () => {
  test.each([
    ['BTC', 'bitcoin'],
    ['btc', 'bitcoin'],
    ['XBT', 'bitcoin'],
    ['MATIC', 'polygon'],
    ['MIOTA', 'iota'],
    ['LUNA', 'terra-luna-2'],
    ['EUR', 'fiat:EUR'],
    ['PLN', 'fiat:PLN'],
  ])('%s is %s', (symbol, asset) => expect(resolve(symbol)).toEqual({ asset }))

  test('LUNA before the new chain is what LUNC is now', () =>
    expect(resolve('LUNA', {}, Date.UTC(2022, 3, 1) / 1000)).toEqual({ asset: 'terra-luna' }))

  test('several coins of a symbol are asked about, the likeliest first', () =>
    expect(resolve('ETH')).toEqual({
      ask: { type: 'coin', symbol: 'ETH', candidates: ['ethereum', 'bridged-ether'] },
    }))

  test('what was chosen holds, and null leaves out', () => {
    expect(resolve('eth', { ETH: 'ethereum' })).toEqual({ asset: 'ethereum' })
    expect(resolve('ETH', { ETH: null })).toEqual({ leftOut: true })
  })

  test.each(['NEW', 'eip155:1/erc20:0xdAC17F958D2ee523a2206206994597C13D831ec7', '*', 'toString'])(
    '%s is unknown',
    (symbol) => expect(resolve(symbol)).toMatchObject({ ask: { candidates: [] } }),
  )
})

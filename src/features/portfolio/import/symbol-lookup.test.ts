import { expect, test } from 'vitest'
import type { CoinRow } from '#data/catalog/types/coin-row.ts'
import { lookupIn } from './symbol-lookup.ts'

const coin = (id: string, symbol: string, rank: number | null): CoinRow =>
  ({ id, symbol, rank }) as CoinRow
const lookup = lookupIn([
  coin('bitcoin', 'btc', 1),
  coin('ftt', 'one', 150),
  coin('harmony', 'ONE', 190),
  coin('bitcoin-copy', 'BTC', 4000),
  coin('small', 'xyz', 900),
  coin('smaller', 'XYZ', 1200),
  coin('unranked', 'btc', null),
])

test.each([
  ['BTC', ['bitcoin']],
  ['btc', ['bitcoin']],
  ['ONE', ['ftt', 'harmony']],
  ['xyz', ['small', 'smaller']],
  ['nothing', []],
])(
  '%s may be %j: a copy far below is not meant, two near each other are asked about',
  (symbol, ids) => expect(lookup(symbol)).toEqual(ids),
)

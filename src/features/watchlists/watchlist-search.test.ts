import { describe, expect, it } from 'vitest'
import { coinOrderKeys, orderOf, saleOrderKeys, watchlistSearchSchema } from './watchlist-search.ts'

describe('the watchlist screen in the URL', () => {
  it('leaves out wrong values and keeps the rest of the link', () => {
    expect(
      watchlistSearchSchema.parse({ kind: 'nft', q: 'sol', sort: 'rank', dir: 'desc' }),
    ).toEqual({ q: 'sol', dir: 'desc' })
  })
  it('ranks by the low end of the score, best first, where nothing is chosen', () => {
    expect(orderOf({}, coinOrderKeys)).toEqual({ key: 'low', direction: 'desc' })
  })
  it('ignores a column of the other kind of list', () => {
    expect(orderOf({ sort: 'launch' }, coinOrderKeys)).toEqual({ key: 'low', direction: 'desc' })
    expect(orderOf({ sort: 'launch' }, saleOrderKeys)).toEqual({ key: 'launch', direction: 'asc' })
  })
})

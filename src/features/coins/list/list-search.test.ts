import { describe, expect, it } from 'vitest'
import { coinListSearchSchema, filterCount, nextOrder, orderOf, queryOf } from './list-search.ts'

const parse = (raw: Record<string, unknown>) => coinListSearchSchema.parse(raw)

describe('the coin list in the URL', () => {
  it('R-CLS-014 takes ?search= as it is, also when it looks like a number', () => {
    expect(queryOf(parse({ search: 1 }), 0).search).toBe('1')
    expect(queryOf(parse({ search: 'sol' }), 0).search).toBe('sol')
  })

  it('leaves wrong values out and keeps the rest of the link', () => {
    expect(parse({ sort: 'magic', min: -5, cap: '1b', dir: 'up', hide: ['name'] })).toEqual({ cap: '1b' })
  })

  it('R-CLS-005 orders by the score unless told otherwise, and by best match while searching', () => {
    expect(orderOf({})).toEqual({ key: 'score', direction: 'desc' })
    expect(orderOf({ search: 'sol' })).toBeNull()
    expect(orderOf({ search: 'sol', sort: 'price' })).toEqual({ key: 'price', direction: 'desc' })
    expect(queryOf({}, 0).sort).toBeNull()
  })

  it('a column is sorted one way, the other way, then not at all', () => {
    const first = nextOrder({}, 'price')
    const second = nextOrder(first, 'price')
    expect([first, second, nextOrder(second, 'price')]).toEqual([{ sort: 'price', dir: 'desc' }, { sort: 'price', dir: 'asc' }, { sort: undefined, dir: undefined }])
    expect(nextOrder({}, 'name')).toEqual({ sort: 'name', dir: 'asc' })
  })

  it('D-LISTFILTER narrows by score, market cap, category, chain and listing date', () => {
    const search = parse({ min: 50, cap: '1b', category: ['DeFi'], chain: ['Solana'], listed: '7days' })
    expect(filterCount(search)).toBe(5)
    expect(queryOf(search, 1_000_000).filter).toEqual({
      ranges: { totalScore: { min: 50, max: 100 }, marketCapUsd: { min: 1e9, max: 1e10 }, listedAtSec: { min: 395_200, max: 1_000_000 } },
      categories: ['DeFi'],
      chains: ['Solana'],
    })
    expect(filterCount({ min: 0, max: 100, search: 'x' })).toBe(0)
  })
})

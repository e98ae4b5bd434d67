import { describe, expect, it } from 'vitest'
import { filterCount, queryOf } from './list-query.ts'
import { subscoreWeights } from '#domain/rating/subscores.ts'
import { weightsOfText, weightsText } from '#domain/rating/weights.ts'
import { leftOutOf } from '#client/link-reader/link-reader.ts'
import { coinListSearchSchema, nextOrder, orderOf, ownWeightsOf } from './list-search.ts'

const parse = (raw: Record<string, unknown>) =>
  JSON.parse(JSON.stringify(coinListSearchSchema.parse(raw))) as ReturnType<
    typeof coinListSearchSchema.parse
  >
const at = { nowSec: 0, mineIds: [] }

describe('the coin list in the URL', () => {
  it('R-CLS-014 takes ?search= as it is, also when it looks like a number', () => {
    expect(queryOf(parse({ search: 1 }), at).search).toBe('1')
    expect(queryOf(parse({ search: 'sol' }), at).search).toBe('sol')
  })

  it('leaves wrong values out and keeps the rest of the link, of a choice the part that makes sense', () => {
    expect(
      parse({
        sort: 'magic',
        min: -5,
        cap: '1b',
        dir: 'up',
        hide: ['name'],
        rows: 'tiny',
        mine: 'yes',
        security: '90-10',
      }),
    ).toEqual({ cap: '1b' })
    expect(
      parse({ hide: ['cap', 'name'], category: ['DeFi', '', null, 4], min: 80, max: 20 }),
    ).toEqual({ hide: ['cap'], category: ['DeFi', '4'] })
  })

  it('D-LISTFILTER a category alone may stand in the link as it is', () => {
    expect(parse({ category: 'layer-1', chain: 1 })).toEqual({
      category: ['layer-1'],
      chain: ['1'],
    })
    expect(parse({ category: '', chain: null, hide: 'name' })).toEqual({})
  })

  it('R-CLS-005 orders by the lowest possible score unless told otherwise, and by best match while searching', () => {
    expect(orderOf({})).toEqual({ key: 'low', direction: 'desc' })
    expect(queryOf({ sort: 'score' }, at).sort).toEqual({ by: 'totalScore', direction: 'desc' })
    expect(orderOf({ search: 'sol' })).toBeNull()
    expect(orderOf({ search: 'sol', sort: 'price' })).toEqual({ key: 'price', direction: 'desc' })
    expect(queryOf({}, at).sort).toBeNull()
  })

  it('a column is sorted one way, the other way, then not at all', () => {
    const first = nextOrder({}, 'price')
    const second = nextOrder(first, 'price')
    expect([first, second, nextOrder(second, 'price')]).toEqual([
      { sort: 'price', dir: 'desc' },
      { sort: 'price', dir: 'asc' },
      { sort: undefined, dir: undefined },
    ])
    expect(nextOrder({}, 'name')).toEqual({ sort: 'name', dir: 'asc' })
  })

  it('D-LISTFILTER, D-AISCORE a link carries the reader\u2019s own weights; wrong ones are left out and told, the rest holds', () => {
    const weights = '40-30-10-10-10'
    expect(queryOf(parse({ weights, min: 50, sort: 'price' }), at)).toMatchObject({
      ownWeights: weightsOfText(weights),
      sort: { by: 'priceUsd' },
      filter: { ranges: { totalScore: { min: 50 } } },
    })
    for (const wrong of ['40-30-10-10-11', '40-30', 'mine', 12, ['40']]) {
      const search = parse({ weights: wrong, cap: '1b' })
      expect(search).toEqual({ cap: '1b' })
      expect(leftOutOf({ weights: wrong, cap: '1b' }, search)).toEqual(['weights'])
    }
    const official = parse({ weights: weightsText(subscoreWeights) })
    expect([ownWeightsOf(official), queryOf(official, at).ownWeights]).toEqual([null, undefined])
  })

  it('D-AISCORE score and lower bound are the reader\u2019s own under his weights, the official score has a name of its own', () => {
    const weights = '40-30-10-10-10'
    expect(queryOf({ weights }, at).sort).toBeNull()
    expect(queryOf({ weights, dir: 'asc' }, at).sort).toEqual({ by: 'ownLow', direction: 'asc' })
    expect(queryOf({ weights, sort: 'score' }, at).sort).toEqual({
      by: 'ownScore',
      direction: 'desc',
    })
    expect(queryOf({ weights, sort: 'official' }, at).sort).toEqual({
      by: 'totalScore',
      direction: 'desc',
    })
    expect(queryOf({ sort: 'official' }, at).sort).toEqual({ by: 'totalScore', direction: 'desc' })
  })

  it('D-LISTFILTER narrows by score, sub-scores, market cap, category, chain, listing date and to the own lists', () => {
    const search = parse({
      min: 50,
      security: '60-100',
      social: '0-40',
      cap: '1b',
      category: ['DeFi'],
      chain: ['Solana'],
      listed: '7days',
      mine: true,
    })
    expect(filterCount(search)).toBe(8)
    expect(queryOf(search, { nowSec: 1_000_000, mineIds: ['bitcoin'] }).filter).toEqual({
      ranges: {
        totalScore: { min: 50, max: 100 },
        security: { min: 60, max: 100 },
        social: { min: 0, max: 40 },
        marketCapUsd: { min: 1e9, max: 1e10 },
        listedAtSec: { min: 395_200, max: 1_000_000 },
      },
      categories: ['DeFi'],
      chains: ['Solana'],
      ids: ['bitcoin'],
    })
    expect(filterCount({ min: 0, max: 100, search: 'x' })).toBe(0)
  })
})

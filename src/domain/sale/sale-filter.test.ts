import { describe, expect, it } from 'vitest'
import { activeFilterCount, openSaleFilter } from './sale-filter.ts'
import { filterSales } from './filter-sales.ts'
import { initialCapUsd, type SaleListing } from './sale.ts'
import { sortSales } from './sale-order.ts'

const nowSec = 1_790_000_000
const day = 86_400

const sale = (over: Partial<SaleListing>): SaleListing => ({
  id: 'tessera',
  name: 'Tessera Network',
  symbol: 'TSR',
  saleType: 'IDO',
  launchAtSec: nowSec + 2 * day,
  initialCapUsd: 4_200_000,
  totalRaisedUsd: 6_800_000,
  totalScore: 82,
  scoreLow: 80,
  launchpads: ['DAO Maker'],
  category: 'DePIN',
  blockchain: 'Arbitrum',
  investors: ['Northstar'],
  ...over,
})

const ids = (sales: SaleListing[]) => sales.map(({ id }) => id)

describe('filterSales', () => {
  it('R-UPL-002 finds by name or symbol, whatever the case and accents', () => {
    const sales = [
      sale({ id: 'a', name: 'İstanbul Ağı' }),
      sale({ id: 'b', symbol: 'ÉTÉ' }),
      sale({ id: 'c' }),
    ]
    expect(ids(filterSales(sales, { ...openSaleFilter, query: ' istanbul ' }, nowSec))).toEqual([
      'a',
    ])
    expect(ids(filterSales(sales, { ...openSaleFilter, query: 'ete' }, nowSec))).toEqual(['b'])
  })

  it('R-UPL-008 widens within one filter and narrows across filters', () => {
    const sales = [
      sale({ id: 'a' }),
      sale({ id: 'b', saleType: 'IEO', blockchain: 'Solana' }),
      sale({ id: 'c', saleType: 'Seed' }),
    ]
    expect(
      ids(filterSales(sales, { ...openSaleFilter, saleTypes: ['IDO', 'IEO'] }, nowSec)),
    ).toEqual(['a', 'b'])
    expect(
      ids(
        filterSales(
          sales,
          { ...openSaleFilter, saleTypes: ['IDO', 'IEO'], blockchains: ['Solana'] },
          nowSec,
        ),
      ),
    ).toEqual(['b'])
  })

  it('R-UPL-010 keeps launches within the next N days, never past or TBA ones', () => {
    const sales = [
      sale({ id: 'edge', launchAtSec: nowSec + 7 * day }),
      sale({ id: 'late', launchAtSec: nowSec + 7 * day + 1 }),
      sale({ id: 'past', launchAtSec: nowSec - 1 }),
      sale({ id: 'tba', launchAtSec: null }),
    ]
    expect(ids(filterSales(sales, { ...openSaleFilter, launchWindow: '7days' }, nowSec))).toEqual([
      'edge',
    ])
  })

  it('keeps sales without a score only while they are included', () => {
    const sales = [sale({ id: 'a' }), sale({ id: 'unrated', totalScore: null, scoreLow: null })]
    const filter = { ...openSaleFilter, minScore: 50 }
    expect(ids(filterSales(sales, filter, nowSec))).toEqual(['a', 'unrated'])
    expect(ids(filterSales(sales, { ...filter, includesUnrated: false }, nowSec))).toEqual(['a'])
  })

  it('counts the choices that differ from the open filter', () => {
    expect(activeFilterCount(openSaleFilter)).toBe(0)
    expect(
      activeFilterCount({ ...openSaleFilter, query: 'x', minScore: 35, saleTypes: ['IDO'] }),
    ).toBe(2)
  })
})

describe('sortSales', () => {
  it('D-TBA puts unknown dates last in both directions', () => {
    const sales = [
      sale({ id: 'tba', launchAtSec: null }),
      sale({ id: 'late', launchAtSec: 9 }),
      sale({ id: 'soon', launchAtSec: 5 }),
    ]
    const sorted = (direction: 'asc' | 'desc') =>
      ids(sortSales(sales, { key: 'launch', direction, locale: 'en' }))
    expect(sorted('asc')).toEqual(['soon', 'late', 'tba'])
    expect(sorted('desc')).toEqual(['late', 'soon', 'tba'])
  })

  it('ranks by the low end of the score, ties by name, and sorts by the score itself where that is asked for', () => {
    const sales = [
      sale({ id: 'b', name: 'Beta', scoreLow: 60, totalScore: 90 }),
      sale({ id: 'a', name: 'Alpha', scoreLow: 60, totalScore: 61 }),
      sale({ id: 'c', name: 'Gamma', scoreLow: 70, totalScore: 71 }),
    ]
    expect(ids(sortSales(sales, { key: 'low', direction: 'desc', locale: 'en' }))).toEqual([
      'c',
      'a',
      'b',
    ])
    expect(ids(sortSales(sales, { key: 'score', direction: 'desc', locale: 'en' }))).toEqual([
      'b',
      'c',
      'a',
    ])
  })
})

describe('initialCapUsd', () => {
  it('R-UPL-006 multiplies price by circulating supply at TGE, D-INITCAP is null when a factor is missing', () => {
    expect(initialCapUsd(0.42, 10_000_000)).toBe(4_200_000)
    expect(initialCapUsd(null, 10_000_000)).toBeNull()
    expect(initialCapUsd(0.42, null)).toBeNull()
    expect(initialCapUsd(0, 10)).toBeNull()
  })
})

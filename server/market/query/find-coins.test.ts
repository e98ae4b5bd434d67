// Lists from columns beside the plain way: every row compared with every bound, objects sorted by a
// comparison. Seeds are printed; SEED=n plays one again.
import { describe, expect, test } from 'vitest'
import { clientMarketCalls } from '#contract/calls/client-market.ts'
import { figureOfColumn, type CoinFigure } from '#contract/market/coin-figures.ts'
import type { CoinRowWire } from '#contract/market/coin-wire.ts'
import { coinSortNames } from '#contract/market/sort-names.ts'
import { listingWindows, recentListingBounds } from '#domain/coin/listing-window.ts'
import { isWithin } from '#domain/figure/figure-range.ts'
import { unknownLast } from '#domain/figure/unknown-last.ts'
import { foldText } from '#domain/text/fold-text.ts'
import { syntheticRows } from '#tests/fixtures/synthetic-market.ts'
import { coinColumnsOf } from '../columns/coin-columns.ts'
import { findCoins, type CoinQuery } from './find-coins.ts'
import { searchAssets } from './search-assets.ts'
import { selectCoins, type CoinBounds, type CoinSort } from './select-coins.ts'
import type { MarketView } from '../../gateways/market/market-port.ts'

const nowSec = 1_790_000_000
const seed = Number(process.env['SEED'] ?? Math.floor(Math.random() * 1e9))

const diceOf = (from: number) => {
  let state = from >>> 0
  const roll = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 4_294_967_296
  }
  return {
    roll,
    isSo: (share: number): boolean => roll() < share,
    one: <T>(of: readonly T[]): T => of[Math.floor(roll() * of.length)] as T,
  }
}
type Dice = ReturnType<typeof diceOf>

const oddTexts = [
  'İstanbul',
  'istanbul',
  'ISTANBUL',
  'ılık',
  'Straße',
  'ﷺ',
  'بيتكوين',
  'بِيتكُوين',
  'إيثريوم',
  '币安Holder',
  '𐤊ASPA',
  'DeFi²',
  'é',
  'e\u0301',
  'a',
  'A',
  'a1',
  'a10',
  'a2',
  'ＡＢ',
  'ﬁnance',
  '\u0301',
  '\u200f',
  ' ',
  '%',
  '_',
  '\\',
  '[',
  '(?:',
  '.*',
  '\ud800',
  '$&',
  "O'Neil",
  'x'.repeat(200),
]
const figures = Object.keys(figureOfColumn) as (keyof typeof figureOfColumn)[]

/** Few different figures, many unknown ones, names that read the same: ties everywhere. */
const catalogueOf = (dice: Dice, count: number): CoinRowWire[] =>
  syntheticRows(count, Math.floor(dice.roll() * 1e9))
    .map((row, at): CoinRowWire => {
      const cells = figures.map((figure) => {
        const known = dice.isSo(0.5) ? dice.one([0, -0, -1, 1, 50, 1e9, -1e-9]) : row[figure]
        return [figure, dice.isSo(0.2) ? null : known]
      })
      return {
        ...row,
        ...(Object.fromEntries(cells) as Partial<CoinRowWire>),
        id: dice.isSo(0.1) ? `${dice.one(oddTexts)} ${at}` : row.id,
        name: dice.isSo(0.3) ? dice.one(oddTexts) : row.name,
        symbol: dice.isSo(0.3) ? dice.one(oddTexts) : row.symbol,
        category: dice.isSo(0.2) ? dice.one([...oddTexts, '']) : row.category,
        listed_at: dice.isSo(0.5) ? nowSec - Math.floor(dice.roll() * 9e6) : null,
      }
    })
    .toSorted((a, b) => (a.rank ?? Infinity) - (b.rank ?? Infinity) || (a.id < b.id ? -1 : 1) || 0)

/** What the contract takes: a longer one never comes here. */
const longestSearch = 200

const searched = (dice: Dice, rows: readonly CoinRowWire[]): string => {
  const row = dice.one(rows)
  const text = row === undefined ? 'a' : dice.one([row.name, row.symbol, row.id, ...oddTexts])
  const from = Math.floor(dice.roll() * text.length)
  const part = dice.isSo(0.5) ? text : text.slice(from, from + 1 + Math.floor(dice.roll() * 4))
  const typed = dice.one([part, part.toUpperCase(), part.toLowerCase(), ` ${part} `])
  return typed.slice(0, longestSearch)
}

const queryOf = (dice: Dice, rows: readonly CoinRowWire[]): CoinQuery => {
  const bound = (): number => dice.one([-1, 0, 1, 20, 50, 80, 1e6, 1e9])
  const some = (share: number, part: object): object => (dice.isSo(share) ? part : {})
  return clientMarketCalls.get_coins.payload.parse({
    ...some(0.7, { sort_by: dice.one(coinSortNames) }),
    ...some(0.5, { sort_dir: dice.one(['asc', 'desc']) }),
    ...some(0.4, { search: searched(dice, rows) }),
    ...some(0.2, { min_score: bound() }),
    ...some(0.2, { max_score: bound() }),
    ...some(0.2, { min_market_cap: bound() }),
    ...some(0.2, { max_market_cap: bound() }),
    ...some(0.2, { category: dice.one([...rows.map((row) => row.category ?? 'DeFi'), 'none']) }),
    ...some(0.2, { chain: dice.one(['Ethereum', 'Base', 'base', '']) }),
    ...some(0.2, { listing_date: dice.one(listingWindows) }),
  })
}

const collator = new Intl.Collator('en', { numeric: true })
const compare = (a: string | number, b: string | number): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b))

const plainSort = (rows: CoinRowWire[], { sort_by, sort_dir }: CoinQuery): CoinRowWire[] => {
  if (sort_by === undefined) return sort_dir === 'desc' ? rows.toReversed() : rows
  const rises = ['rank', 'name', 'symbol'].includes(sort_by)
  const sign = (sort_dir ?? (rises ? 'asc' : 'desc')) === 'asc' ? 1 : -1
  return rows.toSorted((left, right) => {
    const [a, b] = [left[sort_by], right[sort_by]]
    if (a === null || b === null) return Number(a === null) - Number(b === null)
    return compare(a, b) * sign
  })
}

const within = (value: number | null, min?: number, max?: number): boolean =>
  isWithin(value, { ...(min !== undefined && { min }), ...(max !== undefined && { max }) })

const plainFind = (rows: readonly CoinRowWire[], query: CoinQuery): CoinRowWire[] => {
  const search = foldText(query.search ?? '')
  return plainSort(
    rows.filter(
      (row) =>
        (search === '' ||
          [row.name, row.symbol, row.id].some((text) => foldText(text).includes(search))) &&
        within(row.total_ai_score, query.min_score, query.max_score) &&
        within(row.market_cap, query.min_market_cap, query.max_market_cap) &&
        (query.category === undefined || row.category === query.category) &&
        (query.chain === undefined || row.chain === query.chain) &&
        (query.listing_date === undefined ||
          isWithin(row.listed_at, recentListingBounds(query.listing_date, nowSec))),
    ),
    query,
  )
}

const figureOf = (row: CoinRowWire, figure: CoinFigure): number | null => {
  const column = figures.find((name) => figureOfColumn[name] === figure)
  return column === undefined ? null : row[column]
}

const plainSelect = (
  rows: readonly CoinRowWire[],
  bounds: CoinBounds,
  sort?: CoinSort,
): CoinRowWire[] => {
  return rows
    .filter((row) =>
      Object.entries(bounds).every(([figure, range]) =>
        isWithin(figureOf(row, figure as CoinFigure), range),
      ),
    )
    .toSorted(
      (a, b) =>
        (sort ? unknownLast(figureOf(a, sort.by), figureOf(b, sort.by), sort.direction) : 0) ||
        unknownLast(a.score_low, b.score_low, 'desc') ||
        unknownLast(a.rank, b.rank, 'asc') ||
        (a.id < b.id ? -1 : Number(a.id > b.id)),
    )
}

const plainSearch = (rows: readonly CoinRowWire[], text: string): string[] => {
  const query = foldText(text.trim())
  if (query === '') return []
  const classOf = (row: CoinRowWire): number => {
    const [id, name, symbol] = [row.id, row.name, row.symbol].map(foldText) as [
      string,
      string,
      string,
    ]
    if (symbol === query) return 0
    if (name === query || id === query) return 1
    if (symbol.startsWith(query)) return 2
    if (name.startsWith(query)) return 3
    if (name.includes(` ${query}`)) return 4
    return [name, symbol, id].some((part) => part.includes(query)) ? 5 : 6
  }
  return rows
    .filter((row) => classOf(row) < 6)
    .toSorted((a, b) => classOf(a) - classOf(b))
    .slice(0, 20)
    .map(({ id }) => id)
}

const idsOf = (rows: readonly CoinRowWire[]): string[] => rows.map(({ id }) => id)

describe(`R-CLS-003..006 columns answer as plain sorting does (SEED=${seed})`, () => {
  test.each(Array.from({ length: 12 }, (_, run) => seed + run))('catalogue %i', (from) => {
    const dice = diceOf(from)
    const rows = catalogueOf(dice, dice.one([0, 1, 2, 40, 300]))
    const columns = coinColumnsOf(rows)
    for (let asked = 0; asked < 150; asked += 1) {
      const query = queryOf(dice, rows)
      const found = Array.from(findCoins(columns, query, nowSec), (row) => rows[row]?.id)
      expect(found, `SEED=${from} ${JSON.stringify(query)}`).toEqual(idsOf(plainFind(rows, query)))
    }
  })

  test.each(Array.from({ length: 6 }, (_, run) => seed + run))(
    'movers, listings and gems, and the search, catalogue %i',
    (from) => {
      const dice = diceOf(from)
      const rows = catalogueOf(dice, 200)
      const view = { rows, sales: [] } as unknown as MarketView
      for (let asked = 0; asked < 60; asked += 1) {
        const bounds: CoinBounds = {
          ...(dice.isSo(0.5) && { marketCapUsd: { max: 1e9, orUnknown: dice.isSo(0.5) } }),
          ...(dice.isSo(0.3) && { scoreLow: { min: dice.one([0, 20, 50]) } }),
          ...(dice.isSo(0.3) && { listedAtSec: {} }),
        }
        const sort: CoinSort | undefined = dice.isSo(0.7)
          ? {
              by: figureOfColumn[dice.one(figures)],
              direction: dice.one(['asc', 'desc'] as const),
            }
          : undefined
        expect(idsOf(selectCoins(rows, bounds, sort)), `SEED=${from}`).toEqual(
          idsOf(plainSelect(rows, bounds, sort)),
        )
        const text = searched(dice, rows)
        expect(
          searchAssets(view, text).coins.map(({ id }) => id),
          `SEED=${from} ${text}`,
        ).toEqual(plainSearch(rows, text))
      }
    },
  )

  test('a view with new names, and one that lost most, sorts as if it were the first', () => {
    const dice = diceOf(seed)
    const query = clientMarketCalls.get_coins.payload.parse({ sort_by: 'name' })
    for (const count of [300, 400, 30, 300]) {
      const rows = catalogueOf(dice, count)
      const found = Array.from(
        findCoins(coinColumnsOf(rows), query, nowSec),
        (row) => rows[row]?.id,
      )
      expect(found).toEqual(idsOf(plainFind(rows, query)))
    }
  })
})

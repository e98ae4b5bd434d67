// Every captured row and detail that a screen can show, written as the screens write it.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import type { CoinFigure } from '#contract/market/coin-figures.ts'
import { coinFigures, type CoinRow } from '#data/catalog/types/coin-row.ts'
import { columnsOfSnapshot } from '#data/catalog/columns/columns.ts'
import { createCatalogIndex } from '#data/catalog/index/catalog-index.ts'
import { marketSnapshotSchema } from '#contract/market/market-wire.ts'
import { communityFacts, developerFacts } from '#domain/coin/coin-facts.ts'
import { formatChange, formatShare } from '#domain/format/change.ts'
import { formatCompact, formatMoney } from '#domain/format/compact.ts'
import { formatDate, formatMoment } from '#domain/format/date.ts'
import { formatPrice } from '#domain/format/price.ts'
import {
  csvColumns,
  csvHead,
  csvRows,
  type CsvWords,
} from '#features/coins/list/export/coin-csv.ts'
import { readCoinExtra } from '#server/gateways/market/coingecko/coin-extra.ts'
import { readMarketPage } from '#server/gateways/market/coingecko/market-page.ts'
import { createMarket } from '#server/gateways/market/create-market.ts'
import { capturedCoins, oddCoins } from '#tests/fakes/captures-server.ts'
import { rawValue } from '#tests/fixtures/raw-value.ts'
import { sharedDataDir, sharedDataNote } from '#tests/fixtures/shared-data.ts'

const folder = sharedDataDir ?? '.'
const root = join(folder, 'coingecko')
const files =
  sharedDataDir === null
    ? []
    : readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
        (file) => file.endsWith('.json') && !file.includes('cp1252'),
      )
const read = (file: string): unknown =>
  JSON.parse(readFileSync(join(root, file), 'utf8').replace(/^\ufeff/, ''))

/** Raw CoinGecko rows as the device holds them: captured, rated, sent, stored in columns, read back. */
const rowsOf = async (raw: readonly unknown[]): Promise<CoinRow[]> => {
  const { coins, quarantined } = readMarketPage(raw, 'file')
  const source = {
    id: 'file' as const,
    isSample: false,
    refreshMs: 1,
    priceHistory: async () => [],
    candles: async () => [],
    capture: async () => ({
      coins,
      sales: [],
      asOfSec: Date.UTC(2026, 10, 22) / 1000,
      quarantined,
    }),
  }
  const market = createMarket({ source, clock: { nowMs: () => Date.UTC(2026, 10, 22) } })
  await market.refresh()
  const index = createCatalogIndex(
    columnsOfSnapshot(marketSnapshotSchema.parse(structuredClone(market.view()?.output()))),
    1,
  )
  return index.rowsAt(index.select({}), 0, Infinity)
}

type Writer = (value: number | null, language: string) => string
const whole: Writer = (value) => String(value ?? '-')
const change: Writer = (value, language) => formatChange(value, language).text
const writers: Record<CoinFigure, Writer> = {
  rank: whole,
  totalScore: whole,
  scoreLow: whole,
  scoreHigh: whole,
  tokenomics: whole,
  security: whole,
  social: whole,
  market: whole,
  insights: whole,
  priceUsd: formatPrice,
  marketCapUsd: formatMoney,
  volume24hUsd: formatMoney,
  change24hPct: change,
  change7dPct: change,
  change30dPct: change,
  coveragePct: formatShare,
  listedAtSec: formatDate,
  asOfSec: formatMoment,
}
const writtenFigures = (row: CoinRow, language: string): string[] =>
  coinFigures.map((figure) => writers[figure](row[figure], language))

const longestFigure = 24

/** Those that a reader would stumble over: raw, empty or long. */
const unreadable = (texts: readonly string[]): string[] =>
  texts.filter((text) => rawValue.test(text) || text === '' || text.length > longestFigure)

const words = new Proxy({}, { get: (_, name) => String(name) }) as CsvWords

describe.skipIf(sharedDataDir === null)(
  `what captures look like on the screen${sharedDataNote}`,
  () => {
    let rows: CoinRow[]
    beforeAll(async () => {
      rows = await rowsOf([...capturedCoins(folder), ...oddCoins(folder)])
    })

    test('R-CLS-001, R-FMT-001: every figure of every captured coin is written for people, in twelve languages', () => {
      expect(rows.length).toBeGreaterThan(118)
      for (const language of [
        'en',
        'tr',
        'ja',
        'es',
        'ar',
        'pt',
        'es-AR',
        'ru',
        'vi',
        'ko',
        'it',
        'zh',
      ]) {
        expect(
          rows.flatMap((row) =>
            unreadable(writtenFigures(row, language)).map(
              (text) => `${row.id} in ${language}: ${text}`,
            ),
          ),
        ).toEqual([])
      }
    })

    test('R-CLS-001 the odd ones: a price below a millionth, and a coin of which only the name is known', () => {
      const written = new Map(rows.map((row) => [row.id, writtenFigures(row, 'en')]))
      expect(written.get('bittorrent')).toContain('$0.0₆6319')
      expect(new Set(written.get('1move token')?.slice(1, 7))).toEqual(new Set(['-']))
    })

    test('the file of the list carries numbers as numbers, times as times, and no name that a spreadsheet would run', () => {
      const columns = csvColumns(words, 'Captured file')
      const file = `${csvHead(columns)}\r\n${csvRows(columns, rows)}`
      expect(file).not.toMatch(/\bNaN\b|\bundefined\b|\bnull\b(?=,)|\b1970-|\[object/)
      expect(file.split('\r\n').filter((line) => /(?:^|,)[=+@]/.test(line))).toEqual([])
    })

    test('every name and symbol of the whole captured list stands as it was written, without control characters', async () => {
      const list = read('jkorf-2023/GetAssetsAsync.json') as {
        id: string
        symbol: string
        name: string
      }[]
      const all = await rowsOf(list)
      expect(all).toHaveLength(list.filter(({ id }) => id.trim() !== '').length)
      expect(
        all.filter(({ name, symbol }) => /\p{Cc}|<\/?[a-z]+[ >]/u.test(name + symbol)),
      ).toEqual([])
      expect(
        all.filter((row) => writtenFigures(row, 'en').filter((text) => text !== '-').length > 4),
      ).toEqual([])
    })

    test.each(
      files.filter((file) =>
        /GetAssetDetailsAsync|coins_bitcoin__2021|coins_ethereum_contract|notjust-2021\/crypto\.json/.test(
          file,
        ),
      ),
    )(
      'R-CDT-002..007 details of %s: supplies, extremes, dates, texts and figures of people and code',
      (file) => {
        const extra = readCoinExtra(read(file))
        expect(extra?.description ?? '').not.toMatch(
          /\bnull\b|\bundefined\b|<\/?[a-z]+[ >]|&(?:amp|lt|gt|quot|nbsp|#\d+);/,
        )
        expect(unreadable([formatDate(extra?.genesis_date)])).toEqual([])
        const facts = { ...extra?.community_facts, ...extra?.developer_facts }
        const units = { ...communityFacts, ...developerFacts }
        expect(Object.keys(facts).filter((name) => !Object.hasOwn(units, name))).toEqual([])
        expect(
          Object.values(facts).flatMap(({ value, as_of }) =>
            unreadable([formatCompact(value), formatShare(value), formatDate(as_of)]),
          ),
        ).toEqual([])
      },
    )
  },
)

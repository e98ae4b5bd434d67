// A fresh catalogue per test, with the events it told. The test imports fake-indexeddb/auto before everything else.
import { CatalogDb } from '#data/catalog-db.ts'
import { onCatalogEvent, type CatalogEvent } from '#data/catalog/queries/catalog-events.ts'
import type { PullPorts } from '#data/catalog/pulls/ports.ts'
import { forgetIndex } from '#data/catalog/index/open-index.ts'
import { storageWatch } from '#data/storage/queries/storage-health.ts'
import type { MarketServer } from '#tests/fakes/market-server.ts'
import { marketRow, type MarketRow } from '#tests/fixtures/wire-market.ts'
import { onTestFinished } from 'vitest'

let serial = 0

export const nowMs = 1_790_000_000_000

export const freshCatalog = () => {
  const db = new CatalogDb(`catalog-test-${++serial}`)
  const events: CatalogEvent[] = []
  const stop = onCatalogEvent((event) => events.push(event))
  onTestFinished(async () => {
    stop()
    storageWatch.foundFull(db.name, false)
    await db.delete()
  })
  return { db, events }
}

/** As after a reload: nothing in memory, everything on disk. */
export const reopened = (db: CatalogDb): CatalogDb => {
  forgetIndex(db)
  return db
}

export const portsOf = (
  db: CatalogDb,
  server: MarketServer,
  over: Partial<PullPorts> = {},
): PullPorts => ({
  db,
  call: server.call,
  hasMarketDelta: () => Promise.resolve(true),
  nowMs: () => nowMs,
  asker: () => null,
  ...over,
})

/** Coins c0 ... in blocks of ten, scored so that c0 stands first. */
export const coins = (
  count: number,
  over: (at: number) => Partial<MarketRow> = () => ({}),
): MarketRow[] =>
  Array.from({ length: count }, (_, at) =>
    marketRow({
      id: `c${at}`,
      name: `Coin ${at}`,
      symbol: `s${at}`,
      rank: at + 1,
      score_low: Math.max(0, 100 - at),
      price: at + 1,
      block: Math.floor(at / 10),
      ...over(at),
    }),
  )

/** A sale's row as a list without details sends it. */
export const sale = (id: string, over: object = {}) => ({
  id,
  rank: 1,
  name: id,
  symbol: id,
  image: null,
  sale_type: 'IDO',
  launch_date: null,
  token_price: 2,
  circulating_supply_tge: 10,
  initial_cap: null,
  total_raised: null,
  total_ai_score: 50,
  score_low: 40,
  score_high: 60,
  coverage: 70,
  tokenomics: null,
  security: null,
  social: null,
  market: null,
  insights: null,
  launchpads: [],
  category: null,
  blockchain: null,
  investors: [],
  as_of: 1,
  ...over,
})

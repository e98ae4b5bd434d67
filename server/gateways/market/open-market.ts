// Chooses the market's source as the configuration says (MARKET_SOURCE).
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Config } from '../../config.ts'
import type { Clock } from '../../clock.ts'
import { createHistoryKeeper } from '../../closes/keep-history.ts'
import { storeShelf } from '../../store/market/provider-answer-queries.ts'
import type { Store } from '../../store/store.ts'
import { createCoingecko } from './coingecko/ask-coingecko.ts'
import { createCoinIndex, type CoinIndex } from './coingecko/coin-index.ts'
import { coingeckoSource } from './coingecko/coingecko-source.ts'
import { createAskJson, type AskJson } from '../provider/ask-json.ts'
import type { AnswerShelf } from '../provider/kept-answers.ts'
import { RequestPace } from '../provider/request-pace.ts'
import { createMarket } from './create-market.ts'
import { defillamaProtocols, defillamaUnlocks } from './defillama/defillama-facts.ts'
import { fileSource } from './file/file-source.ts'
import { goplusFacts } from './goplus/goplus-facts.ts'
import { withImportedSales } from './imported/with-imported-sales.ts'
import { fileSnapshotKeep } from './ingest/snapshot-keep.ts'
import { sampleMarketSource } from './sample/sample-source.ts'
import type { Market } from './create-market.ts'
import type { Enrichment, MarketSource } from './source-port.ts'

type Surroundings = {
  store: Store
  clock: Clock
  onFailure: (error: unknown) => void
  onNote: (note: string) => void
}

const snapshotFile = 'market-snapshot.json'

/**
 * Requests a minute where the provider publishes no figure for access without a key: ours, on the
 * modest side.
 */
const goplusPerMinute = 20
const defillamaPerMinute = 30

type Provider = { shelf: AnswerShelf; nowMs: () => number; onNote: (note: string) => void }

const askOf = (provider: string, perMinute: number, { nowMs }: Provider): AskJson =>
  createAskJson({ provider, nowMs, pace: new RequestPace({ perMinute, nowMs, wait }) })

/** The configured ones among those that need no more than a coin's id. */
const defillamaOf = (config: Config['market']['defillama'], shared: Provider): Enrichment[] => {
  if (config === null) return []
  const ask = askOf('DefiLlama', defillamaPerMinute, shared)
  const protocols = defillamaProtocols({ ...shared, ask, baseUrl: config.baseUrl })
  return config.apiKey === null
    ? [protocols]
    : [
        protocols,
        defillamaUnlocks({ ...shared, ask, baseUrl: config.proBaseUrl, apiKey: config.apiKey }),
      ]
}

const goplusOf = (
  config: Config['market']['goplus'],
  contractOf: CoinIndex['contractOf'],
  shared: Provider,
): Enrichment[] =>
  config === null
    ? []
    : [
        goplusFacts({
          ...shared,
          ask: askOf('GoPlus', goplusPerMinute, shared),
          baseUrl: config.baseUrl,
          contractOf,
        }),
      ]

/** The market of this server, not started yet. */
export const openMarket = (
  { market, dataDir }: Pick<Config, 'market' | 'dataDir'>,
  { store, clock, onFailure, onNote }: Surroundings,
): Market => {
  const sold = (source: MarketSource): MarketSource => withImportedSales(source, { store, onNote })
  const shared: Provider = { shelf: storeShelf(store.db), nowMs: clock.nowMs, onNote }
  if (market.source === 'coingecko') {
    const { pages, refreshMs, ...access } = market.coingecko
    const ask = createCoingecko({ ...access, nowMs: clock.nowMs, wait })
    const index = createCoinIndex({ ...shared, ask })
    const onHistory = createHistoryKeeper(store, onNote)
    const enrichments = [
      index,
      ...goplusOf(market.goplus, index.contractOf, shared),
      ...defillamaOf(market.defillama, shared),
    ]
    return createMarket({
      source: sold(coingeckoSource({ ...shared, ask, pages, refreshMs, onHistory })),
      enrichments,
      clock,
      onFailure,
      keep: fileSnapshotKeep(join(dataDir, snapshotFile)),
    })
  }
  if (market.source === 'file' && market.file !== undefined)
    return createMarket({
      source: sold(fileSource(market.file)),
      enrichments: defillamaOf(market.defillama, shared),
      clock,
      onFailure,
    })
  return createMarket({ source: sold(sampleMarketSource(clock)), clock, onFailure })
}

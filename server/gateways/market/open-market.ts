// Chooses the market's source as the configuration says (MARKET_SOURCE).
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Config } from '../../config.ts'
import type { Clock } from '../../clock.ts'
import { storeShelf } from '../../store/provider-answer-queries.ts'
import type { Store } from '../../store/store.ts'
import { createCoingecko } from './coingecko/ask-coingecko.ts'
import { createCoinIndex } from './coingecko/coin-index.ts'
import { coingeckoSource } from './coingecko/coingecko-source.ts'
import { createMarket } from './create-market.ts'
import { fileSource } from './file/file-source.ts'
import { fileSnapshotKeep } from './ingest/snapshot-keep.ts'
import { sampleMarketSource } from './sample/sample-source.ts'
import type { Market } from './create-market.ts'

type Surroundings = { store: Store; clock: Clock; onFailure: (error: unknown) => void; onNote: (note: string) => void }

const snapshotFile = 'market-snapshot.json'

/** The market of this server, not started yet. */
export const openMarket = ({ market, dataDir }: Pick<Config, 'market' | 'dataDir'>, { store, clock, onFailure, onNote }: Surroundings): Market => {
  if (market.source === 'coingecko') {
    const { pages, refreshMs, ...access } = market.coingecko
    const shared = { ask: createCoingecko({ ...access, nowMs: clock.nowMs, wait }), shelf: storeShelf(store.db), nowMs: clock.nowMs, onNote }
    const source = coingeckoSource({ ...shared, pages, refreshMs })
    return createMarket({ source, enrichments: [createCoinIndex(shared)], clock, onFailure, keep: fileSnapshotKeep(join(dataDir, snapshotFile)) })
  }
  const source = market.source === 'file' && market.file !== undefined ? fileSource(market.file) : sampleMarketSource(clock)
  return createMarket({ source, clock, onFailure })
}

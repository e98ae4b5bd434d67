// Chooses the market's source as the configuration says (MARKET_SOURCE).
import { join } from 'node:path'
import type { Config } from '../../config.ts'
import type { Clock } from '../../clock.ts'
import { coingeckoSource } from './coingecko/coingecko-source.ts'
import { createMarket } from './create-market.ts'
import { fileSource } from './file/file-source.ts'
import { fileSnapshotKeep } from './ingest/snapshot-keep.ts'
import { sampleMarketSource } from './sample/sample-source.ts'
import type { Market } from './create-market.ts'

type Surroundings = { clock: Clock; onFailure: (error: unknown) => void; onNote: (note: string) => void }

const snapshotFile = 'market-snapshot.json'

/** The market of this server, not started yet. */
export const openMarket = ({ market, dataDir }: Pick<Config, 'market' | 'dataDir'>, { clock, onFailure, onNote }: Surroundings): Market => {
  if (market.source === 'coingecko') {
    const { apiKey, baseUrl, pages, refreshMs } = market.coingecko
    const source = coingeckoSource({ apiKey, baseUrl, pages, refreshMs, onNote, nowMs: clock.nowMs })
    return createMarket({ source, clock, onFailure, keep: fileSnapshotKeep(join(dataDir, snapshotFile)) })
  }
  const source = market.source === 'file' && market.file !== undefined ? fileSource(market.file) : sampleMarketSource(clock)
  return createMarket({ source, clock, onFailure })
}

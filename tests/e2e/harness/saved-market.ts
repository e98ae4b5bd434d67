// A server whose market is a saved page of CoinGecko's /coins/markets: as old and as long as a test wants it.
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { syntheticRows } from '#tests/fixtures/synthetic-market.ts'
import { freshDataDir, removeDataDir, startServer, type RunningServer } from './server.ts'

export type SavedMarket = RunningServer & { origin: string }

/** Coins by rank, with everything that page says of them; `asOf` as ISO time. */
const pageOf = (count: number, asOf: string): object[] =>
  syntheticRows(count).map(
    ({ id, rank, name, symbol, price, change_24h, change_7d, market_cap, volume_24h }) => ({
      id,
      symbol,
      name,
      image: null,
      current_price: price,
      market_cap,
      market_cap_rank: rank,
      total_volume: volume_24h,
      price_change_percentage_24h: change_24h,
      price_change_percentage_7d_in_currency: change_7d,
      circulating_supply: 1e9,
      total_supply: 2e9,
      ath: (price ?? 0) * 3,
      ath_date: '2019-01-01T00:00:00.000Z',
      last_updated: asOf,
    }),
  )

/** Runs `use` against such a server and clears up after it. */
export const withSavedMarket = async (
  { count, asOf }: { count: number; asOf: string },
  use: (market: SavedMarket) => Promise<void>,
): Promise<void> => {
  const dataDir = freshDataDir()
  const file = join(dataDir, 'markets.json')
  writeFileSync(file, JSON.stringify(pageOf(count, asOf)))
  const server = await startServer({
    dataDir,
    environment: { MARKET_SOURCE: 'file', MARKET_FILE: file },
  })
  try {
    await use({ ...server, origin: `http://127.0.0.1:${server.port}` })
  } finally {
    await server.stop()
    rmSync(file, { force: true })
    removeDataDir(dataDir)
  }
}

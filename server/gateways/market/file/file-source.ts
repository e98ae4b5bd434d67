// A captured market page as the market: what CoinGecko said once, with its true age.
import { readFile, stat } from 'node:fs/promises'
import { readMarketPage } from '../coingecko/market-page.ts'
import { sparklineAsSeries } from '../coingecko/price-series.ts'
import { MarketSourceError } from '../source-port.ts'
import type { MarketPage } from '../coingecko/market-page.ts'
import type { MarketSource } from '../source-port.ts'

const refreshMs = 60_000

const readPage = async (path: string): Promise<MarketPage> => {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new MarketSourceError(`MARKET_FILE cannot be read: ${path}`)
  })
  try {
    return readMarketPage(JSON.parse(text.replace(/^\ufeff/, '')), 'file')
  } catch (error) {
    if (error instanceof MarketSourceError) throw error
    throw new MarketSourceError(`MARKET_FILE is not JSON: ${path}`)
  }
}

/** What tells one writing of a file from the next; null where there is no file. */
const stateOf = async (path: string): Promise<string | null> => {
  const found = await stat(path).catch(() => null)
  return found === null ? null : `${found.ino} ${found.size} ${found.mtimeMs} ${found.ctimeMs}`
}

/** Reads `path`, an array of rows or `{data: []}`; read again when it changes. */
export const fileSource = (path: string): MarketSource => {
  let page: MarketPage | null = null
  let readState: string | null = null
  return {
    id: 'file',
    isSample: false,
    refreshMs,
    capture: async () => {
      const state = await stateOf(path)
      // A file of 20,000 coins is 50 MB: reading it anew takes the server's thread for a second.
      if (page === null || state === null || state !== readState) {
        page = await readPage(path)
        readState = state
      }
      if (page.coins.length === 0)
        throw new MarketSourceError(`MARKET_FILE holds no usable coin: ${path}`)
      const newestSec = page.coins.reduce((newest, { as_of }) => Math.max(newest, as_of ?? 0), 0)
      const asOfSec = newestSec || Math.floor((await stat(path)).mtimeMs / 1000)
      return { coins: page.coins, sales: [], asOfSec, quarantined: page.quarantined }
    },
    candles: async () => [],
    priceHistory: async (id, range) => {
      const coin = page?.coins.find((each) => each.id === id)
      return range === '7d' && coin?.as_of ? sparklineAsSeries(coin.sparkline_7d, coin.as_of) : []
    },
  }
}

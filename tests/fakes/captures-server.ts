// CoinGecko's API as it truly answered: the captures of its bodies behind the paths they came from. What was never
// captured is answered as the provider answers it: 404 with its words.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { startProviderServer, type ProviderServer } from './provider-server.ts'

type CapturedCoin = Record<string, unknown> & { id: string; symbol: string; name: string }

const gecko = (folder: string) => join(folder, 'coingecko')
const read = (path: string): unknown =>
  JSON.parse(readFileSync(path, 'utf8').replace(/^\ufeff/, ''))
const coinsIn = (body: unknown): CapturedCoin[] =>
  Array.isArray(body)
    ? (body as unknown[]).filter(
        (row): row is CapturedCoin =>
          typeof row === 'object' && row !== null && 'id' in row && 'current_price' in row,
      )
    : []

/** Every captured row of /coins/markets, the newest of each coin first met. */
export const capturedCoins = (folder: string): CapturedCoin[] => {
  const recorded = readdirSync(join(gecko(folder), 'vcr-2021')).filter((file) =>
    /^coins_markets_ids=.*200\.json$/.test(file),
  )
  const examples = ['demo', 'pro'].map(
    (kind) =>
      read(join(gecko(folder), `oas-examples-2026/${kind}-api-examples.json`)) as Record<
        string,
        Record<string, unknown>
      >,
  )
  const bodies = [
    read(join(gecko(folder), 'jkorf-2023/GetMarketsAsync.json')),
    read(join(gecko(folder), 'notjust-2021/cryptocurrencies.json')),
    ...examples.map((example) => example['/coins/markets']?.['200']),
    ...recorded.map((file) => read(join(gecko(folder), 'vcr-2021', file))),
  ]
  const byId = new Map<string, CapturedCoin>()
  for (const coin of bodies.flatMap(coinsIn)) if (!byId.has(coin.id)) byId.set(coin.id, coin)
  return [...byId.values()]
}

const oddIds = new Set(['1move token', 'boringdao-[old]', 'bitCNY', '1337'])

/** Coins of the list of all names whose names, symbols or ids are hard on a reader; nothing else is known of them. */
export const oddCoins = (folder: string): { id: string; symbol: string; name: string }[] => {
  const all = read(join(gecko(folder), 'jkorf-2023/GetAssetsAsync.json')) as {
    id: string
    symbol: string
    name: string
  }[]
  return all.filter(
    ({ id, symbol, name }) =>
      oddIds.has(id) ||
      /^(?:nan|inf|true|null|00|404|e8)$/i.test(symbol) ||
      /[\u200b-\u200f]|<|&|"|\ud835/.test(name) ||
      name.length > 45,
  )
}

/** Pictures lie at the provider's own host, which no test may reach. */
const withoutPicture = (coin: CapturedCoin): CapturedCoin => ({ ...coin, image: null })

/** Starts it; `folder` holds the captures (fixtures/shared-data.ts). */
export const startCapturesServer = (folder: string): Promise<ProviderServer> => {
  const recorded = readdirSync(join(gecko(folder), 'vcr-2021'))
  const recordedAs = (start: string): { body: unknown } | null => {
    const file = recorded.find((name) => name.startsWith(start) && name.endsWith('200.json'))
    return file === undefined ? null : { body: read(join(gecko(folder), 'vcr-2021', file)) }
  }
  const details: Record<string, unknown> = {
    bitcoin: read(join(gecko(folder), 'jkorf-2023/GetAssetDetailsAsync.json')),
    tether: recordedAs('coins_ethereum_contract')?.body,
  }
  const missing = { status: 404, body: { error: 'coin not found' } }
  const base = '/api/v3'
  return startProviderServer({
    [`${base}/coins/markets`]: ({ query }) => ({
      body:
        query['category'] === undefined && (query['page'] ?? '1') === '1'
          ? [...capturedCoins(folder).map(withoutPicture), ...oddCoins(folder)]
          : [],
    }),
    [`${base}/coins/list`]: () => ({ body: [] }),
    [`${base}/asset_platforms`]: () => recordedAs('asset_platforms') ?? missing,
    [`${base}/coins/categories/list`]: () => recordedAs('coins_categories_list') ?? missing,
    [`${base}/coins/:id`]: ({ params }) =>
      details[params['id'] ?? ''] === undefined ? missing : { body: details[params['id'] ?? ''] },
    [`${base}/coins/:id/market_chart`]: ({ params, query }) =>
      (params['id'] === 'bitcoin'
        ? (recordedAs(`coins_bitcoin_market_chart_days=${query['days']}&`) ??
          recordedAs('coins_bitcoin_market_chart_days=90&'))
        : null) ?? missing,
    [`${base}/coins/:id/ohlc`]: ({ params, query }) =>
      (params['id'] === 'bitcoin'
        ? recordedAs(`coins_bitcoin_ohlc_days=${query['days']}&`)
        : null) ?? missing,
  })
}

// Asks CoinGecko's v3 API and gives back its JSON, or says why there is none. Retrying is the market's business.
import Coingecko, { APIError } from '@coingecko/coingecko-typescript'
import { MarketSourceError } from '../market-source.ts'

export type CoingeckoOptions = {
  /** Null works too, at the public rate. */
  apiKey: string | null
  /** A base of `https://pro-api…` sends the key as a pro key, any other as a demo key. */
  baseUrl: string
  nowMs: () => number
  fetch?: typeof fetch
  timeoutMs?: number
}

const retryAfterMsOf = (headers: Headers | undefined, nowMs: number): number | null => {
  const value = headers?.get('retry-after')
  if (!value) return null
  const seconds = Number(value)
  const ms = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(value) - nowMs
  return Number.isFinite(ms) && ms > 0 ? Math.min(ms, 3_600_000) : null
}

const textOf = async (response: Response): Promise<unknown> => {
  const text = await response.text()
  try {
    return JSON.parse(text) as unknown
  } catch {
    throw new MarketSourceError(`CoinGecko answered ${response.status} with something that is not JSON (${text.length} characters)`)
  }
}

type Ask = (client: Coingecko) => { asResponse: () => Promise<Response> }

/** `ask(client => client.coins.markets.get(…))` -> parsed JSON. Throws MarketSourceError for every failure. */
export const createCoingecko = ({ apiKey, baseUrl, nowMs, timeoutMs = 20_000, ...options }: CoingeckoOptions): ((request: Ask) => Promise<unknown>) => {
  const isPro = new URL(baseUrl).hostname.startsWith('pro-api')
  const client = new Coingecko({
    baseURL: baseUrl,
    proAPIKey: isPro ? apiKey : null,
    demoAPIKey: isPro ? null : apiKey,
    timeout: timeoutMs,
    maxRetries: 0,
    logLevel: 'off',
    // Without a key the library wants to be told that none is meant.
    ...(apiKey === null ? { defaultHeaders: { 'x-cg-demo-api-key': null } } : {}),
    ...(options.fetch ? { fetch: options.fetch } : {}),
  })
  return async (request) => {
    try {
      return await textOf(await request(client).asResponse())
    } catch (error) {
      if (error instanceof MarketSourceError) throw error
      if (error instanceof APIError && typeof error.status === 'number') {
        const headers = error.headers instanceof Headers ? error.headers : undefined
        throw new MarketSourceError(`CoinGecko answered ${error.status}`, retryAfterMsOf(headers, nowMs()))
      }
      throw new MarketSourceError(`CoinGecko could not be reached: ${error instanceof Error ? error.message : 'unknown'}`)
    }
  }
}

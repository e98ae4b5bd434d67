// Asks CoinGecko's v3 API within its limits and gives back its JSON, or says why there is none.
// Retrying is the caller's business.
import Coingecko, { APIError } from '@coingecko/coingecko-typescript'
import { bodyText } from '../../provider/body-text.ts'
import { RequestPace } from '../../provider/request-pace.ts'
import { retryAfterMsOf } from '../../provider/retry-after.ts'
import { MarketSourceError } from '../source-port.ts'

export type CoingeckoOptions = {
  /** Null works too, at the public rate. */
  apiKey: string | null
  /** A base of `https://pro-api…` sends the key as a pro key, any other as a demo key. */
  baseUrl: string
  /** Null: what the kind of key is documented to allow. */
  callsPerMinute?: number | null
  nowMs: () => number
  wait: (ms: number) => Promise<void>
  fetch?: typeof fetch
  timeoutMs?: number
}

/**
 * Requests a minute by kind of access. Pro: the smallest paid plan. Demo: the smaller of the two
 * figures CoinGecko has published (30, later 100). Without a key it names none ("IP-based,
 * shared"); 5 is the least it ever named. docs.coingecko.com/docs/errors-and-rate-limits,
 * coingecko.com/en/api/pricing.
 */
export const documentedCallsPerMinute = { pro: 250, demo: 30, keyless: 5 } as const

const isPro = (baseUrl: string): boolean => new URL(baseUrl).hostname.startsWith('pro-api')

/** What a server may ask a minute that has this key and address. */
export const callsPerMinuteOf = ({
  apiKey,
  baseUrl,
}: Pick<CoingeckoOptions, 'apiKey' | 'baseUrl'>): number => {
  if (isPro(baseUrl)) return documentedCallsPerMinute.pro
  return apiKey === null ? documentedCallsPerMinute.keyless : documentedCallsPerMinute.demo
}

/** In trouble itself, as against a request it refuses for what was asked. */
const isTrouble = (status: number): boolean =>
  status === 408 || status === 425 || status === 429 || status >= 500

/** The list of all coins is the longest answer, some 3 MB. */
const mostBytes = 32 * 1024 * 1024

const jsonOf = async (response: Response, timeoutMs: number): Promise<unknown> => {
  const text = await bodyText(response, { timeoutMs, mostBytes })
  try {
    return JSON.parse(text) as unknown
  } catch {
    throw new MarketSourceError(
      `CoinGecko answered ${response.status} with something that is not JSON (${text.length} characters)`,
    )
  }
}

const keyAdvice = (status: number): string =>
  status === 401 || status === 403 ? ': check COINGECKO_API_KEY and COINGECKO_BASE_URL' : ''

/**
 * The failure as the market knows it, and how long to leave the provider alone: undefined where it
 * is not in trouble.
 */
const readFailure = (
  error: unknown,
  nowMs: number,
): { failure: MarketSourceError; pauseMs: number | null | undefined } => {
  if (error instanceof APIError && typeof error.status === 'number') {
    const retryAfterMs = retryAfterMsOf(
      error.headers instanceof Headers ? error.headers : undefined,
      nowMs,
    )
    const failure = new MarketSourceError(
      `CoinGecko answered ${error.status}${keyAdvice(error.status)}`,
      retryAfterMs,
    )
    return { failure, pauseMs: isTrouble(error.status) ? retryAfterMs : undefined }
  }
  if (error instanceof MarketSourceError) return { failure: error, pauseMs: null }
  return {
    failure: new MarketSourceError(
      `CoinGecko could not be reached: ${error instanceof Error ? error.message : 'unknown'}`,
    ),
    pauseMs: null,
  }
}

type Request = (client: Coingecko) => { asResponse: () => Promise<Response> }
/**
 * `ask(client => client.coins.markets.get(…), 2_000)` -> parsed JSON. Throws MarketSourceError for
 * every failure, also where a turn would take longer than `mostWaitMs`.
 */
export type AskCoingecko = ((request: Request, mostWaitMs: number) => Promise<unknown>) & {
  /** Whether it has turns to spare for what nobody waits for. */
  isIdle: () => boolean
}

export const createCoingecko = ({
  apiKey,
  baseUrl,
  callsPerMinute,
  nowMs,
  wait,
  timeoutMs = 20_000,
  ...options
}: CoingeckoOptions): AskCoingecko => {
  const pace = new RequestPace({
    perMinute: callsPerMinute ?? callsPerMinuteOf({ apiKey, baseUrl }),
    nowMs,
    wait,
  })
  const client = new Coingecko({
    baseURL: baseUrl,
    proAPIKey: isPro(baseUrl) ? apiKey : null,
    demoAPIKey: isPro(baseUrl) ? null : apiKey,
    timeout: timeoutMs,
    maxRetries: 0,
    logLevel: 'off',
    // Without a key the library wants to be told that none is meant.
    ...(apiKey === null ? { defaultHeaders: { 'x-cg-demo-api-key': null } } : {}),
    ...(options.fetch ? { fetch: options.fetch } : {}),
  })
  const ask = async (request: Request, mostWaitMs: number): Promise<unknown> => {
    await pace.turn(mostWaitMs)
    try {
      const body = await jsonOf(await request(client).asResponse(), timeoutMs)
      pace.succeeded()
      return body
    } catch (error) {
      const { failure, pauseMs } = readFailure(error, nowMs())
      if (pauseMs !== undefined) pace.failed(pauseMs)
      throw failure
    }
  }
  return Object.assign(ask, { isIdle: () => pace.isIdle() })
}

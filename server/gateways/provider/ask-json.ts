// Asks a provider for JSON: in its turn, for a limited time and length, and silent for as long as
// it wants peace.
import { MarketSourceError } from '../market/source-port.ts'
import { bodyText } from './body-text.ts'
import type { RequestPace } from './request-pace.ts'
import { retryAfterMsOf } from './retry-after.ts'

export type AskJsonOptions = {
  /** Named in failures; addresses never are, as they may hold a key. */
  provider: string
  pace: RequestPace
  nowMs: () => number
  timeoutMs?: number
  mostBytes?: number
  send?: typeof fetch
}

/**
 * Parsed JSON of a GET. Throws MarketSourceError for every failure, also where a turn would take
 * longer than `mostWaitMs`.
 */
export type AskJson = (url: string, mostWaitMs: number) => Promise<unknown>

const read = async (
  url: string,
  {
    provider,
    nowMs,
    timeoutMs = 30_000,
    mostBytes = 64 * 1024 * 1024,
    send = fetch,
  }: AskJsonOptions,
): Promise<unknown> => {
  const response = await send(url, {
    signal: AbortSignal.timeout(timeoutMs),
    headers: { accept: 'application/json' },
  })
  if (!response.ok) {
    await response.body?.cancel()
    throw new MarketSourceError(
      `${provider} answered ${response.status}`,
      retryAfterMsOf(response.headers, nowMs()),
    )
  }
  const text = await bodyText(response, { timeoutMs, mostBytes })
  try {
    return JSON.parse(text) as unknown
  } catch {
    throw new MarketSourceError(
      `${provider} answered with something that is not JSON (${text.length} characters)`,
    )
  }
}

/**
 * Every failure counts as trouble: these providers are only asked for what they are known to have.
 */
export const createAskJson =
  (options: AskJsonOptions): AskJson =>
  async (url, mostWaitMs) => {
    const { pace, provider } = options
    await pace.turn(mostWaitMs)
    try {
      const body = await read(url, options)
      pace.succeeded()
      return body
    } catch (error) {
      const failure =
        error instanceof MarketSourceError
          ? error
          : new MarketSourceError(`${provider} could not be reached`)
      pace.failed(failure.retryAfterMs)
      throw failure
    }
  }

// What a pull needs from outside: a line to the server, a clock, the store.
import type { OutputOf, PayloadOf } from '#contract/call.ts'
import type { clientCoinCalls } from '#contract/calls/client-coin.ts'
import type { clientMarketCalls } from '#contract/calls/client-market.ts'
import { catalogDb, type CatalogDb } from '../../catalog-db.ts'

type MarketCalls = typeof clientMarketCalls & typeof clientCoinCalls

/**
 * The line to the server: resolves with the checked `output`, rejects with the api floor's error.
 */
export type MarketCall = <F extends keyof MarketCalls>(
  f: F,
  payload: PayloadOf<MarketCalls[F]>,
  options?: { signal?: AbortSignal },
) => Promise<OutputOf<MarketCalls[F]>>

export type PullPorts = {
  db: CatalogDb
  call: MarketCall
  /** Whether the server announced `market-delta` (get_capabilities). */
  hasMarketDelta: () => Promise<boolean>
  nowMs: () => number
  /** Who would ask now: another value once somebody has signed in or left. */
  asker: () => string | null
}

/** Pulls into this device's own catalogue. */
export const pullPortsOf = (outside: Omit<PullPorts, 'db'>): PullPorts => ({
  ...outside,
  db: catalogDb(),
})

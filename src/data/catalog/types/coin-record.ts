// A coin's full record as the product sees it: supply, extremes, links and the facts its rating was
// computed from.
import { coinRecordFields, type CoinRecordWire } from '#contract/market/coin-wire.ts'
import type { FactsWire } from '#contract/market/rating-wire.ts'
import type { StoredRecord } from '../../catalog-db.ts'

/** Known facts by name; unknown ones are absent. */
export type CoinFacts = FactsWire

/** Money in US dollars, times in epoch seconds. */
export type CoinRecord = {
  id: string
  circulatingSupply: number | null
  totalSupply: number | null
  maxSupply: number | null
  fullyDilutedValuationUsd: number | null
  high24hUsd: number | null
  low24hUsd: number | null
  athUsd: number | null
  athAtSec: number | null
  atlUsd: number | null
  atlAtSec: number | null
  genesisAtSec: number | null
  ageDays: number | null
  description: string | null
  links: CoinRecordWire['links']
  /** Of a token; none where it has none or nobody told. */
  contracts: NonNullable<CoinRecordWire['contracts']>
  facts: CoinFacts
  ratedAtSec: number | null
  /** Hourly closes of the last seven days, oldest first; empty when unknown. */
  sparkline7dUsd: Float32Array
  /** What this server sends beyond the known fields, by its wire name. */
  more: Record<string, unknown>
  savedAtMs: number
}

const isKnownField = (name: string): boolean => Object.hasOwn(coinRecordFields, name)

type Kept = { sparkline: Float32Array; savedAtMs: number }

/** A record from its stored form. */
export const coinRecordOf = (wire: StoredRecord, { sparkline, savedAtMs }: Kept): CoinRecord => ({
  id: wire.id,
  circulatingSupply: wire.circulating_supply,
  totalSupply: wire.total_supply,
  maxSupply: wire.max_supply,
  fullyDilutedValuationUsd: wire.fully_diluted_valuation,
  high24hUsd: wire.high_24h,
  low24hUsd: wire.low_24h,
  athUsd: wire.ath,
  athAtSec: wire.ath_date,
  atlUsd: wire.atl,
  atlAtSec: wire.atl_date,
  genesisAtSec: wire.genesis_date,
  ageDays: wire.coin_age_days,
  description: wire.description,
  links: wire.links,
  contracts: wire.contracts ?? [],
  facts: wire.facts,
  ratedAtSec: wire.rated_at,
  sparkline7dUsd: sparkline,
  more: Object.fromEntries(Object.entries(wire).filter(([name]) => !isKnownField(name))),
  savedAtMs,
})

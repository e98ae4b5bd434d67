// An upcoming sale as the product sees it, from the wire; plain rows, as there are only hundreds.
import {
  saleDetailWireSchema,
  type SaleDetailWire,
  type SaleRowWire,
} from '#contract/market/sale-wire.ts'
import { ratingRangeOf, type FactsWire } from '#contract/market/rating-wire.ts'
import { initialCapUsd, type SaleListing } from '#domain/sale/sale.ts'

export type SaleRound = {
  name: string
  priceUsd: number | null
  tokens: number | null
  raisedUsd: number | null
  startsAtSec: number | null
  endsAtSec: number | null
  launchpad: string | null
}

export type SaleDetail = {
  description: string | null
  totalSupply: number | null
  raiseGoalUsd: number | null
  endsAtSec: number | null
  rounds: SaleRound[]
  allocations: { label: string; percent: number }[]
  vesting: { label: string; tgePercent: number; cliffMonths: number; vestingMonths: number }[]
  team: { name: string; role: string | null }[]
  investorTiers: { name: string; tier: number }[]
  links: SaleDetailWire['links']
  facts: FactsWire
  ratedAtSec: number | null
}

/** Money in US dollars, times in epoch seconds, scores 0-100. */
export type SaleRow = SaleListing & {
  rank: number | null
  image: string | null
  tokenPriceUsd: number | null
  circulatingSupplyTge: number | null
  scoreHigh: number | null
  coveragePct: number
  tokenomics: number | null
  security: number | null
  social: number | null
  market: number | null
  insights: number | null
  asOfSec: number | null
  /** Null until the server has sent the whole record. */
  detail: SaleDetail | null
}

const detailOfWire = (wire: SaleDetailWire): SaleDetail => ({
  description: wire.description,
  totalSupply: wire.total_supply,
  raiseGoalUsd: wire.raise_goal,
  endsAtSec: wire.ends_at,
  rounds: wire.rounds.map(({ price, raised, starts_at, ends_at, ...round }) => ({
    ...round,
    priceUsd: price,
    raisedUsd: raised,
    startsAtSec: starts_at,
    endsAtSec: ends_at,
  })),
  allocations: wire.allocations,
  vesting: wire.vesting.map(({ label, tge_percent, cliff_months, vesting_months }) => ({
    label,
    tgePercent: tge_percent,
    cliffMonths: cliff_months,
    vestingMonths: vesting_months,
  })),
  team: wire.team,
  investorTiers: wire.investor_tiers,
  links: wire.links,
  facts: wire.facts,
  ratedAtSec: wire.rated_at,
})

/** A row of a list that came with its whole record has every list of it. */
const isWhole = (wire: SaleRowWire): boolean =>
  [wire['rounds'], wire['allocations'], wire['vesting'], wire['team']].every(Array.isArray)

/**
 * A sale row from the wire, with its detail where the wire carries it whole: always where the sale
 * was asked for alone.
 */
export const saleRowOfWire = (wire: SaleRowWire, wasAskedAlone = false): SaleRow => {
  const detail = wasAskedAlone || isWhole(wire) ? saleDetailWireSchema.safeParse(wire) : null
  return {
    id: wire.id,
    rank: wire.rank,
    name: wire.name,
    symbol: wire.symbol,
    image: wire.image,
    saleType: wire.sale_type,
    launchAtSec: wire.launch_date,
    tokenPriceUsd: wire.token_price,
    circulatingSupplyTge: wire.circulating_supply_tge,
    initialCapUsd: wire.initial_cap ?? initialCapUsd(wire.token_price, wire.circulating_supply_tge),
    totalRaisedUsd: wire.total_raised,
    totalScore: wire.total_ai_score,
    ...ratingRangeOf(wire),
    tokenomics: wire.tokenomics,
    security: wire.security,
    social: wire.social,
    market: wire.market,
    insights: wire.insights,
    launchpads: wire.launchpads,
    category: wire.category,
    blockchain: wire.blockchain,
    investors: wire.investors,
    asOfSec: wire.as_of,
    detail: detail?.success ? detailOfWire(detail.data) : null,
  }
}

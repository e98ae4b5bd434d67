// The rounds of a sale an amount can be put into: those with a price. A name that stands twice
// counts once.
import type { SaleRound, SaleRow } from '#data/catalog/types/sale-row.ts'

export type PricedRound = SaleRound & { priceUsd: number }

const hasPrice = (round: SaleRound): round is PricedRound =>
  round.priceUsd !== null && round.priceUsd > 0

export const pricedRounds = ({ detail }: SaleRow): PricedRound[] => [
  ...new Map((detail?.rounds ?? []).filter(hasPrice).map((round) => [round.name, round])).values(),
]

// The sample market inside a test's own process, for servers that have no process of theirs.
import { systemClock } from '#server/clock.ts'
import { createMarket, type Market } from '#server/gateways/market/create-market.ts'
import { sampleMarketSource } from '#server/gateways/market/sample/sample-source.ts'

/** Filled once. */
export const sampleMarket = async (): Promise<Market> => {
  const market = createMarket({ source: sampleMarketSource(systemClock), clock: systemClock })
  await market.refresh()
  return market
}

// Where the figures on this device come from, and how old they are: many places of a page say so,
// and all of them read it once.
import { useSyncExternalStore } from 'react'
import { marketOrigin, type MarketOrigin } from '#data/catalog/queries.ts'
import { salesState } from '#data/catalog/queries/status.ts'
import { sharedLiveQuery } from '#data/live-query.ts'

const origin = sharedLiveQuery(() => marketOrigin())
const isSample = sharedLiveQuery(
  async () => (await marketOrigin())?.isSample ?? (await salesState())?.isSample ?? false,
)

/** Undefined while it is being read, null where no catalogue is stored. */
export const useMarketOrigin = (): MarketOrigin | null | undefined =>
  useSyncExternalStore(origin.watch, origin.get)

/** Whether any figure on this device is simulated: coins or sales, whichever came first. */
export const useIsSampleMarket = (): boolean =>
  useSyncExternalStore(isSample.watch, isSample.get) ?? false

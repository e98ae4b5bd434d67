// Where the figures on this device come from, and how old they are.
import { marketOrigin, type MarketOrigin } from '#data/catalog/queries.ts'
import { salesState } from '#data/catalog/queries/status.ts'
import { useLiveQuery } from '#data/live-query.ts'

/** Undefined while it is being read, null where no catalogue is stored. */
export const useMarketOrigin = (): MarketOrigin | null | undefined =>
  useLiveQuery(() => marketOrigin(), [])

/** Whether any figure on this device is simulated: coins or sales, whichever came first. */
export const useIsSampleMarket = (): boolean =>
  useLiveQuery(
    async () => (await marketOrigin())?.isSample ?? (await salesState())?.isSample ?? false,
    [],
  ) ?? false

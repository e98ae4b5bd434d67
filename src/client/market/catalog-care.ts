// Draws nothing. While it is mounted every part of the market comes onto the device, so that any
// page opens offline after one visit to the app.
import { useLiveQuery } from '#data/live-query.ts'
import { watchlistsOfKind } from '#data/watchlists/queries.ts'
import { useAccountDb } from '#client/session/use-account-db.ts'
import { useCatalogCare } from './use-catalog-care.ts'
import { useLaunchpadsPull } from './use-launchpads-pull.ts'
import { useAirdropsPull, useMarketPull, useSalesPull } from './use-pulls.ts'

const none: readonly string[] = []

/** The coins of every watchlist of whoever is here. */
const useWatchedIds = (): readonly string[] => {
  const db = useAccountDb()
  const lists = useLiveQuery(() => (db ? watchlistsOfKind(db, 'coin') : Promise.resolve([])), [db])
  return lists
    ? [...new Set(lists.flatMap(({ items }) => items.map(({ itemId }) => itemId)))]
    : none
}

export const CatalogCare = () => {
  useMarketPull({ retriesOnMount: false })
  useSalesPull({ retriesOnMount: false })
  useLaunchpadsPull({ retriesOnMount: false })
  useAirdropsPull({ retriesOnMount: false })
  useCatalogCare(useWatchedIds())
  return null
}

// The launchpads a URL asks for, read from the device; the pull only says whether fresher ones are
// on their way.
import { useMemo } from 'react'
import { launchpadRows, salesRows } from '#data/catalog/queries.ts'
import { launchpadsState } from '#data/catalog/queries/status.ts'
import { useLiveQuery } from '#data/live-query.ts'
import {
  filterLaunchpads,
  listLaunchpads,
  sortLaunchpads,
  type LaunchpadListing,
} from '#domain/launchpad/launchpad-list.ts'
import { useText } from '#i18n/use-text.ts'
import { useNowSec } from '#client/use-now.ts'
import { launchpadOrder, type LaunchpadSearch } from './launchpad-search.ts'

export type Launchpads = {
  rows: LaunchpadListing[]
  total: number
  allCount: number
  asOfSec: number
  /** Every chain that occurs, in alphabetical order. */
  chains: string[]
}

/** A sale that launches is no longer ahead; the hour is fine enough for it. */
const hourSec = 3600

/** Undefined while the device is read, null where no launchpads were ever fetched. */
export const useLaunchpads = (search: LaunchpadSearch): Launchpads | null | undefined => {
  const { language } = useText('launchpads')
  const nowSec = Math.floor(useNowSec() / hourSec) * hourSec
  const stored = useLiveQuery(
    async () => ({
      launchpads: await launchpadRows(),
      sales: await salesRows(),
      state: await launchpadsState(),
    }),
    [],
  )
  return useMemo(() => {
    if (stored === undefined) return undefined
    const { launchpads, sales, state } = stored
    if (state === null) return null
    const all = listLaunchpads(launchpads, sales, nowSec)
    const found = filterLaunchpads(all, { query: search.q ?? '', chain: search.chain ?? null })
    return {
      rows: sortLaunchpads(found, { ...launchpadOrder.orderOf(search), locale: language }),
      total: found.length,
      allCount: all.length,
      asOfSec: state.asOfSec ?? Math.floor(state.savedAtMs / 1000),
      chains: [...new Set(all.flatMap(({ chains }) => chains))].toSorted((a, b) =>
        a.localeCompare(b, 'en'),
      ),
    }
  }, [stored, search, nowSec, language])
}

// The airdrops a URL asks for, read from the device; their state follows the clock, connected or
// not.
import { useMemo } from 'react'
import { airdropRows } from '#data/catalog/queries.ts'
import { airdropsState } from '#data/catalog/queries/status.ts'
import { useLiveQuery } from '#data/live-query.ts'
import {
  filterAirdrops,
  listAirdrops,
  sortAirdrops,
  type AirdropListing,
} from '#domain/airdrop/airdrop-list.ts'
import type { AirdropMark } from '#data/airdrops/types.ts'
import { useText } from '#i18n/use-text.ts'
import { useNowSec } from '#client/use-now.ts'
import { airdropOrder, type AirdropSearch } from './airdrop-search.ts'

export type Airdrops = { rows: AirdropListing[]; total: number; allCount: number; asOfSec: number }

const minuteSec = 60

/** Undefined while the device is read, null where no airdrops were ever fetched. */
export const useAirdrops = (
  search: AirdropSearch,
  marks: ReadonlyMap<string, AirdropMark>,
): Airdrops | null | undefined => {
  const { language } = useText('airdrops')
  const nowSec = Math.floor(useNowSec() / minuteSec) * minuteSec
  const stored = useLiveQuery(
    async () => ({ airdrops: await airdropRows(), state: await airdropsState() }),
    [],
  )
  return useMemo(() => {
    if (stored === undefined) return undefined
    const { airdrops, state } = stored
    if (state === null) return null
    const found = filterAirdrops(listAirdrops(airdrops, nowSec), {
      view: search.status ?? 'open',
      query: search.q ?? '',
      mine: new Set(marks.keys()),
    })
    return {
      rows: sortAirdrops(found, { ...airdropOrder.orderOf(search), locale: language }),
      total: found.length,
      allCount: airdrops.length,
      asOfSec: state.asOfSec ?? Math.floor(state.savedAtMs / 1000),
    }
  }, [stored, search, marks, nowSec, language])
}

// One coin from this device: its row, its record, its standing. Pulls run beside it and never block
// what is known.
import { useLiveQuery } from '#data/live-query.ts'
import type { CoinRecord } from '#data/catalog/types/coin-record.ts'
import type { CoinRow } from '#data/catalog/types/coin-row.ts'
import { coinById, coinRecord, coinRows, marketOrigin } from '#data/catalog/queries.ts'
import { useCoinRecordPull, useMarketPull, type Pull } from '#client/market/use-pulls.ts'

export type Standing = { place: number; of: number }
export type CoinState =
  | { kind: 'reading' }
  | {
      kind: 'found'
      row: CoinRow
      record: CoinRecord | null
      standing: Standing | null
      recordPull: Pull
    }
  | {
      kind: 'missing'
      isPulling: boolean
      hasCatalog: boolean
      error: Error | null
      retry: () => void
    }

type Reading = {
  row: CoinRow | null
  record: CoinRecord | null
  standing: Standing | null
  hasCatalog: boolean
}

/** How many coins rank above: those whose lower bound is higher. */
const standingOf = async (row: CoinRow): Promise<Standing | null> => {
  if (row.scoreLow === null) return null
  const above = await coinRows({
    filter: { ranges: { scoreLow: { min: row.scoreLow + 1 } } },
    to: 0,
  })
  return above && { place: above.total + 1, of: above.allCount }
}

const readCoin = async (id: string): Promise<Reading> => {
  const row = await coinById(id)
  return {
    row,
    // Read even before the row is there, so that a record that comes first is seen.
    record: await coinRecord(id),
    standing: row && (await standingOf(row)),
    hasCatalog: (await marketOrigin()) !== null,
  }
}

export const useCoin = (id: string): CoinState => {
  const market = useMarketPull()
  const recordPull = useCoinRecordPull(id)
  const reading = useLiveQuery(() => readCoin(id), [id])
  if (reading === undefined) return { kind: 'reading' }
  const { row, record, standing, hasCatalog } = reading
  if (row === null)
    return {
      kind: 'missing',
      hasCatalog,
      isPulling: market.isPulling,
      error: market.error,
      retry: market.retry,
    }
  return { kind: 'found', row, record, standing, recordPull }
}

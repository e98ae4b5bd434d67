// The sales a URL asks for, read from the device; the pull only says whether fresher ones are on
// their way.
import { salesRows } from '#data/catalog/queries.ts'
import type { SaleRow } from '#data/catalog/types/sale-row.ts'
import { salesState, type SalesState } from '#data/catalog/queries/status.ts'
import { useLiveQuery } from '#data/live-query.ts'
import { pageCount } from '#domain/page/page-window.ts'
import { filterSales } from '#domain/sale/filter-sales.ts'
import { sortSales } from '#domain/sale/sale-order.ts'
import { useText } from '#i18n/use-text.ts'
import { useSalesPull, type Pull } from '#client/market/use-pulls.ts'
import { useNowSec } from '#client/use-now.ts'
import { useMemo } from 'react'
import { pageSizeOf } from './page-size.ts'
import { filterOf, orderOf, type SaleSearch } from './sale-search.ts'

export type SaleList = {
  /** Null while the device is being read. */
  all: SaleRow[] | null
  rows: SaleRow[]
  matchCount: number
  page: number
  pages: number
  state: SalesState | null
  pull: Pull
}

export const useSaleList = (search: SaleSearch): SaleList => {
  const pull = useSalesPull()
  const { language } = useText('upcoming')
  const nowSec = useNowSec()
  const stored = useLiveQuery(
    async () => ({ all: await salesRows(), state: await salesState() }),
    [],
  )
  const matches = useMemo(() => {
    const found = filterSales(stored?.all ?? [], filterOf(search), nowSec)
    return sortSales(found, { ...orderOf(search), locale: language })
  }, [stored, search, nowSec, language])

  const size = pageSizeOf(search)
  const pages = pageCount(matches.length, size)
  const page = Math.min(search.page ?? 1, pages)
  return {
    all: stored?.all ?? null,
    rows: matches.slice((page - 1) * size, page * size),
    matchCount: matches.length,
    page,
    pages,
    state: stored?.state ?? null,
    pull,
  }
}

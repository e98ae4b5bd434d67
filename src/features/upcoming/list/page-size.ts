// How many sales a page holds: what the URL says, else what was last chosen in this session
// (D-PAGESIZE).
import { defaultPageSize, pageSizes, type PageSize } from '#domain/page/page-window.ts'
import { readSession, writeSession } from '#platform/storage/session-values.ts'
import type { SaleSearch } from './sale-search.ts'

const key = 'upcoming_page_size'

export const keepPageSize = (size: PageSize): void => writeSession(key, String(size))

export const pageSizeOf = ({ size }: SaleSearch): PageSize => {
  if (size !== undefined) return size
  const kept = readSession(key)
  return pageSizes.find((known) => String(known) === kept) ?? defaultPageSize
}

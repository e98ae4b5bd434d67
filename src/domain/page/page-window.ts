// Which page numbers a pager shows: first, last, the neighbours of the current one, gaps between.

export const pageSizes = [10, 25, 50, 100] as const
export type PageSize = (typeof pageSizes)[number]
export const defaultPageSize: PageSize = 25

/** Pages for a count of rows; at least one. */
export const pageCount = (rows: number, pageSize: number): number =>
  Math.max(1, Math.ceil(rows / pageSize))

/** Page numbers from 1, 'gap' where some are left out: 1 2 3 gap 7 (D-PAGESIZE). */
export const pageWindow = (current: number, pages: number): (number | 'gap')[] => {
  const near = [
    1,
    pages,
    current - 1,
    current,
    current + 1,
    ...(current <= 2 ? [3] : []),
    ...(current >= pages - 1 ? [pages - 2] : []),
  ]
  const shown = [...new Set(near)]
    .filter((page) => page >= 1 && page <= pages)
    .toSorted((a, b) => a - b)
  return shown.flatMap((page, index) => {
    const before = shown[index - 1]
    if (before === undefined || page - before === 1) return [page]
    return page - before === 2 ? [page - 1, page] : ['gap' as const, page]
  })
}

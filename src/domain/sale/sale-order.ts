// The order of a sale list by each of its columns, unknown values last in both directions (D-TBA).
import type { SaleListing } from './sale.ts'
import type { SaleSortKey, SortDirection } from './sale-sort-keys.ts'

const figureOf: Record<SaleSortKey, (sale: SaleListing) => number | string | null> = {
  low: (sale) => sale.scoreLow,
  score: (sale) => sale.totalScore,
  name: (sale) => sale.name,
  type: (sale) => sale.saleType,
  launch: (sale) => sale.launchAtSec,
  cap: (sale) => sale.initialCapUsd,
  raised: (sale) => sale.totalRaisedUsd,
}

const compareKnown = (a: number | string, b: number | string, collator: Intl.Collator): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b))

/** A sorted copy; ties keep a stable order by name, then id. `locale` decides how names compare. */
export const sortSales = <T extends SaleListing>(
  sales: readonly T[],
  order: { key: SaleSortKey; direction: SortDirection; locale: string },
): T[] => {
  const collator = new Intl.Collator(order.locale, { numeric: true })
  const sign = order.direction === 'asc' ? 1 : -1
  const read = figureOf[order.key]
  return sales.toSorted((left, right) => {
    const a = read(left)
    const b = read(right)
    if (a === null || b === null) {
      if (a !== b) return a === null ? 1 : -1
    } else {
      const difference = compareKnown(a, b, collator)
      if (difference !== 0) return difference * sign
    }
    return collator.compare(left.name, right.name) || (left.id < right.id ? -1 : 1)
  })
}

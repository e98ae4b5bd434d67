// Which launchpads an info page names.
import type { SaleListing } from '#domain/sale/sale.ts'

type Sale = Pick<SaleListing, 'launchpads'>

export type LaunchpadCount = { name: string; sales: number }

/** The launchpads that most sales name, and how many do. */
export const launchpadCounts = (sales: readonly Sale[], count: number): LaunchpadCount[] => {
  const counts = new Map<string, number>()
  for (const name of sales.flatMap((sale) => [...new Set(sale.launchpads)]))
    counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts]
    .map(([name, named]) => ({ name, sales: named }))
    .toSorted((a, b) => b.sales - a.sales || a.name.localeCompare(b.name, 'en'))
    .slice(0, count)
}

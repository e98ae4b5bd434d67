// Which sales come next: dated ones in the future, soonest first.
type Dated = { launchAtSec: number | null }

export const nextSales = <Sale extends Dated>(sales: readonly Sale[], nowSec: number, limit: number): Sale[] =>
  sales
    .filter(({ launchAtSec }) => launchAtSec !== null && launchAtSec > nowSec)
    .toSorted((a, b) => (a.launchAtSec ?? 0) - (b.launchAtSec ?? 0))
    .slice(0, limit)

// Which sales come next: those with a date from now on, the soonest first (R-CLS-009).
type Dated = { launchAtSec: number | null }

/** At most `count` of them; `fromSec` in epoch seconds. Sales without a date are none of them. */
export const nextSales = <Sale extends Dated>(
  sales: readonly Sale[],
  fromSec: number,
  count: number,
): Sale[] =>
  sales
    .filter(({ launchAtSec }) => launchAtSec !== null && launchAtSec >= fromSec)
    .toSorted((a, b) => (a.launchAtSec ?? 0) - (b.launchAtSec ?? 0))
    .slice(0, count)

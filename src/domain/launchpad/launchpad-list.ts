// The list of launchpads: those a source told of and those that upcoming sales name, searched,
// filtered and ordered.
import { foldText } from '../text/fold-text.ts'
import type { SaleListing } from '../sale/sale.ts'
import { unknownLast } from '../figure/unknown-last.ts'
import type { LaunchpadSortKey, SortDirection } from './launchpad-sort-keys.ts'
import { launchpadRecord, type LaunchpadRecord, type PastSale } from './launchpad-record.ts'

export type Launchpad = {
  id: string
  name: string
  image: string | null
  chains: readonly string[]
  record: LaunchpadRecord
  /** Null where the source gave only the sum of them. */
  sales: readonly PastSale[] | null
}

type Upcoming = Pick<SaleListing, 'id' | 'name' | 'launchAtSec' | 'launchpads' | 'blockchain'>
export type NextSale = Pick<Upcoming, 'id' | 'name' | 'launchAtSec'>

export type LaunchpadListing = Launchpad & {
  /** Sales still ahead, the soonest first, those to be announced last. */
  nextSales: readonly NextSale[]
}

/**
 * Of the priced projects those at or above their sale price, 0 to 1; null where none has a price.
 */
export const aboveShare = ({ aboveCount, pricedCount }: LaunchpadRecord): number | null =>
  aboveCount === null || !pricedCount ? null : aboveCount / pricedCount

const lastSec = Number.MAX_SAFE_INTEGER
const byLaunch = (a: Upcoming, b: Upcoming): number =>
  (a.launchAtSec ?? lastSec) - (b.launchAtSec ?? lastSec) || (a.id < b.id ? -1 : 1)

/** A launchpad that only upcoming sales name: nothing is known of its past. */
const namedOnly = (name: string, sales: readonly Upcoming[]): Launchpad => ({
  id: `named:${foldText(name)}`,
  name,
  image: null,
  chains: [...new Set(sales.flatMap(({ blockchain }) => blockchain ?? []))].toSorted(),
  record: launchpadRecord([]),
  sales: [],
})

/**
 * Every launchpad once, told or named, each with its sales ahead of `nowSec` (epoch seconds). Names
 * match whatever their case and accents.
 */
export const listLaunchpads = (
  launchpads: readonly Launchpad[],
  upcoming: readonly Upcoming[],
  nowSec: number,
): LaunchpadListing[] => {
  const ahead = new Map<string, { name: string; sales: Upcoming[] }>()
  for (const sale of upcoming
    .filter(({ launchAtSec }) => launchAtSec === null || launchAtSec >= nowSec)
    .toSorted(byLaunch)) {
    for (const [key, name] of new Map(sale.launchpads.map((each) => [foldText(each), each]))) {
      const found = ahead.get(key) ?? { name, sales: [] }
      found.sales.push(sale)
      ahead.set(key, found)
    }
  }
  const knownNames = new Set(launchpads.map(({ name }) => foldText(name)))
  const others = [...ahead]
    .filter(([key]) => !knownNames.has(key))
    .map(([, { name, sales }]) => namedOnly(name, sales))
  return [...launchpads, ...others].map((launchpad) => ({
    ...launchpad,
    nextSales: ahead.get(foldText(launchpad.name))?.sales ?? [],
  }))
}

/** Those whose name or one of whose past projects holds `query`, on `chain` where one is chosen. */
export const filterLaunchpads = <T extends Launchpad>(
  launchpads: readonly T[],
  { query, chain }: { query: string; chain: string | null },
): T[] => {
  const wanted = foldText(query.trim())
  return launchpads.filter(
    ({ name, chains, sales }) =>
      (chain === null || chains.includes(chain)) &&
      (wanted === '' ||
        foldText(name).includes(wanted) ||
        (sales ?? []).some(
          (sale) => foldText(sale.name).includes(wanted) || foldText(sale.symbol) === wanted,
        )),
  )
}

const figureOf: Record<
  Exclude<LaunchpadSortKey, 'name'>,
  (launchpad: LaunchpadListing) => number | null
> = {
  low: ({ record }) => record.scoreLow,
  above: ({ record }) => aboveShare(record),
  median: ({ record }) => record.medianMultiple,
  average: ({ record }) => record.averageMultiple,
  projects: ({ record }) => record.projects,
  next: ({ nextSales }) => nextSales[0]?.launchAtSec ?? null,
}

/**
 * A sorted copy, unknown figures last in both directions, those with more projects before; ties
 * stand by name. `locale` decides how names compare.
 */
export const sortLaunchpads = <T extends LaunchpadListing>(
  launchpads: readonly T[],
  { key, direction, locale }: { key: LaunchpadSortKey; direction: SortDirection; locale: string },
): T[] => {
  const collator = new Intl.Collator(locale, { numeric: true })
  const byName = (a: T, b: T): number => collator.compare(a.name, b.name) || (a.id < b.id ? -1 : 1)
  if (key === 'name')
    return launchpads.toSorted((a, b) => (direction === 'asc' ? byName(a, b) : byName(b, a)))
  return launchpads.toSorted((a, b) => {
    const [one, other] = [figureOf[key](a), figureOf[key](b)]
    return (
      unknownLast(one, other, direction) ||
      (one === null ? b.record.projects - a.record.projects : 0) ||
      byName(a, b)
    )
  })
}

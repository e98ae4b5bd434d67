// The list of airdrops: what a status, a search and an order let through.
import { foldText } from '../text/fold-text.ts'
import { unknownLast } from '../figure/unknown-last.ts'
import {
  airdropStatus,
  rateAirdrop,
  type Airdrop,
  type AirdropRating,
  type AirdropStatus,
} from './airdrop.ts'
import type { AirdropSortKey, AirdropView, SortDirection } from './airdrop-sort-keys.ts'

export type AirdropListing = Airdrop & { status: AirdropStatus; rating: AirdropRating }

/** Airdrops with their state at `nowSec` (epoch seconds) and their rating. */
export const listAirdrops = (airdrops: readonly Airdrop[], nowSec: number): AirdropListing[] =>
  airdrops.map((airdrop) => ({
    ...airdrop,
    status: airdropStatus(airdrop, nowSec),
    rating: rateAirdrop(airdrop),
  }))

const isInView = (
  { id, status }: AirdropListing,
  view: AirdropView,
  mine: ReadonlySet<string>,
): boolean => {
  if (view === 'mine') return mine.has(id)
  return view === 'open' ? status !== 'ended' : status === view
}

/**
 * Those of a view whose name, symbol or chain holds `query`. `mine`: ids of those a person has
 * ticked.
 */
export const filterAirdrops = <T extends AirdropListing>(
  airdrops: readonly T[],
  { view, query, mine }: { view: AirdropView; query: string; mine: ReadonlySet<string> },
): T[] => {
  const wanted = foldText(query.trim())
  return airdrops.filter(
    (airdrop) =>
      isInView(airdrop, view, mine) &&
      (wanted === '' ||
        [airdrop.name, airdrop.symbol, airdrop.chain ?? ''].some((text) =>
          foldText(text).includes(wanted),
        )),
  )
}

const figureOf: Record<
  Exclude<AirdropSortKey, 'name'>,
  (airdrop: AirdropListing) => number | null
> = {
  low: ({ rating }) => rating.scoreLow,
  starts: ({ startsAtSec }) => startsAtSec,
  ends: ({ endsAtSec }) => endsAtSec,
  tasks: ({ tasks }) => (tasks.length === 0 ? null : tasks.length),
}

/**
 * A sorted copy, unknown figures last in both directions; ties end soonest first, then stand by
 * name.
 */
export const sortAirdrops = <T extends AirdropListing>(
  airdrops: readonly T[],
  { key, direction, locale }: { key: AirdropSortKey; direction: SortDirection; locale: string },
): T[] => {
  const collator = new Intl.Collator(locale, { numeric: true })
  const byName = (a: T, b: T): number => collator.compare(a.name, b.name) || (a.id < b.id ? -1 : 1)
  if (key === 'name')
    return airdrops.toSorted((a, b) => (direction === 'asc' ? byName(a, b) : byName(b, a)))
  return airdrops.toSorted(
    (a, b) =>
      unknownLast(figureOf[key](a), figureOf[key](b), direction) ||
      unknownLast(a.endsAtSec, b.endsAtSec, 'asc') ||
      byName(a, b),
  )
}

/** The first open airdrops of the page, for places that name a few of them. */
export const topAirdrops = (
  airdrops: readonly Airdrop[],
  { nowSec, count }: { nowSec: number; count: number },
): AirdropListing[] => {
  const open = filterAirdrops(listAirdrops(airdrops, nowSec), {
    view: 'open',
    query: '',
    mine: new Set(),
  })
  return sortAirdrops(open, { key: 'low', direction: 'desc', locale: 'en' }).slice(0, count)
}

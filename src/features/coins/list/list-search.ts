// The coin list's state as it stands in the URL: a link shows the same list on another device
// (D-LISTFILTER).
import type { CoinSortKey } from '#data/catalog/types/coin-row.ts'
import type { FigureRange } from '#domain/figure/figure-range.ts'
import { listingWindows } from '#domain/coin/listing-window.ts'
import { shownSubscores, type SubscoreKey } from '#domain/rating/subscores.ts'
import { isOfficial, weightsOfText, type SubscoreWeights } from '#domain/rating/weights.ts'
import { lenient, lenientDirection } from '#client/link-reader/lenient.ts'
import { createLinkReader } from '#client/link-reader/link-reader.ts'
import * as z from 'zod/mini'

const someOf = <T extends z.ZodMiniType>(element: T) =>
  lenient(
    z
      .pipe(
        z.unknown(),
        // One alone may stand in an address as it is: `category=defi`.
        z.transform((all) =>
          (Array.isArray(all) ? all.slice(0, 50) : [all]).flatMap(
            (each) => element.safeParse(each).data ?? [],
          ),
        ),
      )
      .check(z.refine((all) => all.length > 0)),
  )
/** A name of digits alone comes as a number. */
const names = someOf(
  z.pipe(
    z.pipe(z.union([z.string(), z.number()]), z.transform(String)),
    z.string().check(z.minLength(1), z.maxLength(200)),
  ),
)
const score = lenient(z.coerce.number().check(z.int(), z.gte(0), z.lte(100)))

export const sortKeys = [
  'low',
  'score',
  'rank',
  'name',
  'tokenomics',
  'security',
  'social',
  'market',
  'insights',
  'price',
  'change24h',
  'change',
  'volume',
  'cap',
  'official',
] as const
/**
 * `low` and `score` are the reader's own while the list carries weights; `official` is the official
 * score then.
 */
export type SortKey = (typeof sortKeys)[number]
export type SortDirection = 'asc' | 'desc'

/** Columns that may be hidden; star, rank, name and score always stay. */
const hideableColumns = [
  'tokenomics',
  'security',
  'social',
  'market',
  'insights',
  'price',
  'change24h',
  'change',
  'chart',
  'volume',
  'cap',
] as const
export type HideableColumn = (typeof hideableColumns)[number]

/** Market-cap bands in US dollars, by their upper end: each comes after what is larger. */
export const capBands = {
  '10b': { min: 1e10 },
  '1b': { min: 1e9, max: 1e10 },
  '100m': { min: 1e8, max: 1e9 },
  under1b: { max: 1e9 },
  small: { max: 1e8 },
} as const satisfies Record<string, FigureRange>
export type CapBand = keyof typeof capBands
const capBandNames = Object.keys(capBands) as [CapBand, ...CapBand[]]

/** "60-100" as a pair; null for anything that is no range within 0 to 100. */
export const rangeOf = (text: string | undefined): [number, number] | null => {
  const match = /^(\d{1,3})-(\d{1,3})$/.exec(text ?? '')
  const [low, high] = [Number(match?.[1]), Number(match?.[2])]
  return match !== null && low <= high && high <= 100 ? [low, high] : null
}
const range = lenient(z.string().check(z.refine((text) => rangeOf(text) !== null)))

const fields = {
  search: lenient(z.coerce.string().check(z.maxLength(200))),
  sort: lenient(z.enum(sortKeys)),
  dir: lenientDirection,
  min: score,
  max: score,
  ...(Object.fromEntries(shownSubscores.map((key) => [key, range])) as Record<
    SubscoreKey,
    typeof range
  >),
  cap: lenient(z.enum(capBandNames)),
  category: names,
  chain: names,
  listed: lenient(z.enum(listingWindows)),
  /** Only what stands in one of this account's lists. */
  mine: lenient(z.literal(true)),
  /** Stablecoins too, which the list leaves out unless they are asked for. */
  stable: lenient(z.literal(true)),
  /** `low` stands in links of before, when the low end of a score was a column. */
  hide: someOf(z.enum([...hideableColumns, 'low'])),
  rows: lenient(z.literal('compact')),
  /** The reader's own weights of the sub-scores (domain/rating/weights.ts). */
  weights: lenient(z.string().check(z.refine((text) => weightsOfText(text) !== null))),
}

/** A score range whose ends are the wrong way round asks for nothing. */
export const coinListSearchSchema = z.pipe(
  z.object(fields),
  z.transform((search) =>
    (search.min ?? 0) > (search.max ?? 100)
      ? { ...search, min: undefined, max: undefined }
      : search,
  ),
)
export type CoinListSearch = z.infer<typeof coinListSearchSchema>

/** The parts that say something, in one order. */
const partsOf = (search: CoinListSearch): string =>
  JSON.stringify(
    Object.entries(search)
      .filter(([, value]) => value !== undefined)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )

/** Whether two states show the same list in the same look. */
export const isSameSearch = (one: CoinListSearch, other: CoinListSearch): boolean =>
  partsOf(one) === partsOf(other)

export const coinListLink = createLinkReader<CoinListSearch>(coinListSearchSchema)

/** Null where the list is ranked by the official score. */
export const ownWeightsOf = ({
  weights,
}: Pick<CoinListSearch, 'weights'>): SubscoreWeights | null => {
  const own = weightsOfText(weights)
  return own && isOfficial(own) ? null : own
}

export const figureOfSort: Record<SortKey, CoinSortKey> = {
  low: 'scoreLow',
  score: 'totalScore',
  rank: 'rank',
  name: 'name',
  tokenomics: 'tokenomics',
  security: 'security',
  social: 'social',
  market: 'market',
  insights: 'insights',
  price: 'priceUsd',
  change24h: 'change24hPct',
  change: 'change7dPct',
  volume: 'volume24hUsd',
  cap: 'marketCapUsd',
  official: 'totalScore',
}

/** The first click on a column: names and ranks from the start, figures from the largest. */
export const firstDirection = (key: SortKey): SortDirection =>
  key === 'name' || key === 'rank' ? 'asc' : 'desc'

/**
 * Column and direction of a URL, the low end of the score where it names none (design 8); null
 * where a search orders by best match.
 */
export const orderOf = ({
  search,
  sort,
  dir,
}: Pick<CoinListSearch, 'search' | 'sort' | 'dir'>): {
  key: SortKey
  direction: SortDirection
} | null => {
  if (sort === undefined && search !== undefined && search.trim() !== '') return null
  const key = sort ?? 'low'
  return { key, direction: dir ?? firstDirection(key) }
}

/**
 * The next order after a click on a column: its first direction, the other one, then the standard
 * order.
 */
export const nextOrder = (
  search: CoinListSearch,
  key: SortKey,
): Pick<CoinListSearch, 'sort' | 'dir'> => {
  const order = orderOf(search)
  const first = firstDirection(key)
  if (order?.key !== key) return { sort: key, dir: first }
  return order.direction === first
    ? { sort: key, dir: first === 'asc' ? 'desc' : 'asc' }
    : { sort: undefined, dir: undefined }
}

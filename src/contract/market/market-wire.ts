// The coin market as numbered snapshots: columns as arrays, or what changed since a known version
// (design 7).
import * as z from 'zod/mini'
import { knownFlag, knownSeconds } from '../fields.ts'
import { ratingPartNames } from './rating-wire.ts'

export const marketSourceSchema = z.object({
  id: z.catch(z.enum(['sample', 'file', 'coingecko']), 'coingecko'),
  /** True where figures are simulated; every page then carries the "Sample market" mark. */
  is_sample: knownFlag,
  /** True age of the figures: when the provider last answered well. Seconds. */
  as_of: knownSeconds,
  /** Rows the adapter set aside because they made no sense. */
  quarantined: z.catch(z.int(), 0),
})
export type MarketSourceWire = z.infer<typeof marketSourceSchema>

/**
 * The columns of a snapshot, in the order of CoinRowWire, plus the block that holds a coin's full
 * record and the parts of its rating.
 */
export const marketColumnNames = [
  'id',
  'rank',
  'name',
  'symbol',
  'image',
  'price',
  'change_24h',
  'change_7d',
  'change_30d',
  'market_cap',
  'volume_24h',
  'total_ai_score',
  'score_low',
  'score_high',
  'coverage',
  'tokenomics',
  'security',
  'social',
  'market',
  'insights',
  'listed_at',
  'category',
  'chain',
  'as_of',
  'block',
  ...ratingPartNames,
] as const
export type MarketColumn = (typeof marketColumnNames)[number]

export type MarketCell = string | number | null

const isCells = (value: unknown): value is MarketCell[] => {
  if (!Array.isArray(value)) return false
  for (const cell of value as unknown[]) {
    if (cell !== null && typeof cell !== 'number' && typeof cell !== 'string') return false
  }
  return true
}

/**
 * Half a million cells: checked by a loop, as a schema per cell would hold the page up for a tenth
 * of a second.
 */
const cells = z.custom<MarketCell[]>(isCells, 'expected an array of strings, numbers and nulls')
const header = {
  version: z.int().check(z.nonnegative()),
  count: z.int().check(z.nonnegative()),
  source: marketSourceSchema,
}

export const marketSnapshotSchema = z.object({
  kind: z.literal('snapshot'),
  ...header,
  block_size: z.int().check(z.positive()),
  columns: z.record(z.string(), cells),
})
export const marketDeltaSchema = z.object({
  kind: z.literal('delta'),
  ...header,
  since: z.int().check(z.nonnegative()),
  removed: z.array(z.string()),
  /** Coins touched, new ones included. */
  ids: z.array(z.string()),
  /** Per column: positions in `ids` and the new cells at them. New coins carry every column. */
  columns: z.record(z.string(), z.object({ at: z.array(z.int()), values: cells })),
})
export const marketOutputSchema = z.discriminatedUnion('kind', [
  marketSnapshotSchema,
  marketDeltaSchema,
])
export type MarketSnapshotWire = z.infer<typeof marketSnapshotSchema>
export type MarketDeltaWire = z.infer<typeof marketDeltaSchema>
export type MarketOutputWire = z.infer<typeof marketOutputSchema>

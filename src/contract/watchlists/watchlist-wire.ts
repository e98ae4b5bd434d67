// Watchlists as the wire carries them (Spec §3, requirements "Shapes"). Coin lists hold `coins`,
// IDO lists `projects`.
import { flag, knownText, knownWhole, seconds, text, whole } from '../fields.ts'
import { answeredRows, rows } from '../rows.ts'
import { textLength } from '#domain/text/visible-text.ts'
import { watchlistCaps } from '#domain/watchlist.ts'
import * as z from 'zod/mini'

/**
 * The writes of one field (extension `field-versions`). `v`: the fields' version of the last one.
 * `seen`: those that did not know the one before, oldest first, each as its own version and the
 * version its writer knew.
 */
export const fieldWritesSchema = z.object({
  v: z.int(),
  seen: z.array(z.tuple([z.int(), z.int()])),
})
export type FieldWrites = z.infer<typeof fieldWritesSchema>

/** By the fields' names on the wire; a field that was never edited is left out. */
export const fieldLogSchema = z.partial(
  z.object({ name: fieldWritesSchema, description: fieldWritesSchema, icon_id: fieldWritesSchema }),
)
export type FieldLog = z.infer<typeof fieldLogSchema>

const listsOf = <List extends z.ZodMiniType>(list: List) =>
  z.pipe(
    z.transform((output: unknown): unknown =>
      typeof output === 'object' && output !== null && 'watchlists' in output
        ? output.watchlists
        : output,
    ),
    answeredRows(list),
  )

const listFields = {
  id: knownText,
  user_id: z.optional(text),
  /** 1 where a host says none. */
  icon_id: z.catch(knownWhole, 1),
  name: z.pipe(text, z.string()),
  description: z.optional(text),
  /** Seconds. */
  created_at: z.optional(seconds),
  isDefault: z.optional(flag),
  /** The UUID the creating device gave (extension `client-ids`). */
  client_id: z.optional(text),
  /** Grows by one with every change (extension `versions`). */
  version: z.optional(whole),
  /** Grows with changes of name, description and icon only (extension `field-versions`). */
  fields_version: z.optional(whole),
  field_writes: z.catch(z.nullish(fieldLogSchema), null),
}

export const listItemWireSchema = z.looseObject({ id: knownText, added_at: z.optional(seconds) })
export const coinWatchlistWireSchema = z.looseObject({
  ...listFields,
  coins: rows(listItemWireSchema),
})
export const saleWatchlistWireSchema = z.looseObject({
  ...listFields,
  projects: rows(listItemWireSchema),
})
/** The lists of an account: by themselves, or under `watchlists` (D-WLSHAPE). */
export const coinWatchlistsSchema = listsOf(coinWatchlistWireSchema)
export const saleWatchlistsSchema = listsOf(saleWatchlistWireSchema)
export type CoinWatchlistWire = z.infer<typeof coinWatchlistWireSchema>
export type SaleWatchlistWire = z.infer<typeof saleWatchlistWireSchema>

/** Limits the server enforces and the forms announce. */
export const watchlistLimits = {
  ...watchlistCaps,
  itemIdLength: 200,
  /** Unknowing writes remembered of a field; the oldest two become one that covers both. */
  writesSeenPerField: 16,
} as const

/** A text of at most `most` characters, counted as the forms count them. */
export const textUpTo = (most: number) =>
  z.string().check(z.refine((written) => textLength(written) <= most))

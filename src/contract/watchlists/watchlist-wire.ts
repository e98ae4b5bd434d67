// Watchlists as the wire carries them (Spec §3, requirements "Shapes"). Coin lists hold `coins`,
// IDO lists `projects`.
import { textLength } from '#domain/text/visible-text.ts'
import { watchlistCaps } from '#domain/watchlist.ts'
import * as z from 'zod/mini'

const idSchema = z.union([z.string(), z.number()])

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

const listFields = {
  id: idSchema,
  user_id: z.nullish(idSchema),
  icon_id: z.catch(z.int(), 1),
  name: z.string(),
  description: z.nullish(z.string()),
  /** Seconds. */
  created_at: z.nullish(z.number()),
  isDefault: z.nullish(z.union([z.boolean(), z.number()])),
  /** The UUID the creating device gave (extension `client-ids`). */
  client_id: z.nullish(z.string()),
  /** Grows by one with every change (extension `versions`). */
  version: z.nullish(z.int()),
  /** Grows with changes of name, description and icon only (extension `field-versions`). */
  fields_version: z.nullish(z.int()),
  field_writes: z.catch(z.nullish(fieldLogSchema), null),
}

export const listItemWireSchema = z.looseObject({ id: idSchema })
export const coinWatchlistWireSchema = z.looseObject({
  ...listFields,
  coins: z.array(listItemWireSchema),
})
export const saleWatchlistWireSchema = z.looseObject({
  ...listFields,
  projects: z.array(listItemWireSchema),
})
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
  z.string().check(z.refine((text) => textLength(text) <= most))

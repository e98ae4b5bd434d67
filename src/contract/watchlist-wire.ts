// Watchlists as the wire carries them (Spec §3, requirements "Shapes"). Coin lists hold `coins`, IDO lists `projects`.
import { textLength } from '#domain/visible-text.ts'
import { watchlistCaps } from '#domain/watchlist.ts'
import * as z from 'zod/mini'

const idSchema = z.union([z.string(), z.number()])

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
}

export const listItemWireSchema = z.looseObject({ id: idSchema })
export const coinWatchlistWireSchema = z.looseObject({ ...listFields, coins: z.array(listItemWireSchema) })
export const idoWatchlistWireSchema = z.looseObject({ ...listFields, projects: z.array(listItemWireSchema) })
export type CoinWatchlistWire = z.infer<typeof coinWatchlistWireSchema>
export type IdoWatchlistWire = z.infer<typeof idoWatchlistWireSchema>

/** Limits the server enforces and the forms announce. */
export const watchlistLimits = { ...watchlistCaps, itemIdLength: 200 } as const

/** A text of at most `most` characters, counted as the forms count them. */
export const textUpTo = (most: number) => z.string().check(z.refine((text) => textLength(text) <= most))

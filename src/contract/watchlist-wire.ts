// Watchlists as the wire carries them (Spec §3, requirements "Shapes"). Coin lists hold `coins`, IDO lists `projects`.
import * as z from 'zod'

const idSchema = z.union([z.string(), z.number()])

const listFields = {
  id: idSchema,
  user_id: idSchema.nullish(),
  icon_id: z.number().int().catch(1),
  name: z.string(),
  description: z.string().nullish(),
  /** Seconds. */
  created_at: z.number().nullish(),
  isDefault: z.union([z.boolean(), z.number()]).nullish(),
  /** The UUID the creating device gave (extension `client-ids`). */
  client_id: z.string().nullish(),
  /** Grows by one with every change (extension `versions`). */
  version: z.number().int().nullish(),
}

export const listItemWireSchema = z.looseObject({ id: idSchema })
export const coinWatchlistWireSchema = z.looseObject({ ...listFields, coins: z.array(listItemWireSchema) })
export const idoWatchlistWireSchema = z.looseObject({ ...listFields, projects: z.array(listItemWireSchema) })
export type CoinWatchlistWire = z.infer<typeof coinWatchlistWireSchema>
export type IdoWatchlistWire = z.infer<typeof idoWatchlistWireSchema>

/** Limits the server enforces and the forms announce. */
export const watchlistLimits = {
  nameLength: 80,
  descriptionLength: 500,
  listsPerKind: 100,
  itemsPerList: 1000,
  itemIdLength: 200,
} as const

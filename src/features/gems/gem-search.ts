// The gem scout's state as it stands in the URL, and what it asks of the catalogue.
import type { CoinQuery } from '#data/catalog/types/coin-row.ts'
import {
  gemCaps,
  gemFloors,
  gemSteps,
  standardGems,
  type GemSteps,
  type GemParams,
} from '#domain/gems/gems.ts'
import { lenient } from '#client/link-reader/lenient.ts'
import { createLinkReader } from '#client/link-reader/link-reader.ts'
import * as z from 'zod/mini'

export const gemSearchSchema = z.object({
  cap: lenient(z.enum(gemCaps)),
  volume: lenient(z.enum(gemFloors)),
})
export type GemSearch = z.infer<typeof gemSearchSchema>

export const gemLink = createLinkReader<GemSearch>(gemSearchSchema)

/** What a URL asks for; whatever it leaves out is standard. */
export const paramsOf = ({ cap, volume }: GemSearch): GemParams => ({
  cap: cap ?? standardGems.cap,
  floor: volume ?? standardGems.floor,
})

/** The shortest URL that asks for it. */
export const searchOf = ({ cap, floor }: GemParams): GemSearch => ({
  ...(cap !== standardGems.cap && { cap }),
  ...(floor !== standardGems.floor && { volume: floor }),
})

const asking = (ranges: GemSteps[keyof GemSteps]): CoinQuery => ({ filter: { ranges } })

/**
 * One query a step; the last is the list itself, in standard order: the highest lowest score first,
 * equal ones by rank.
 */
export const gemQueries = (
  params: GemParams,
  marketAsOfSec: number,
): Record<keyof GemSteps, CoinQuery> => {
  const { sized, small, fresh, traded, rated, gem } = gemSteps(params, marketAsOfSec)
  return {
    sized: asking(sized),
    small: asking(small),
    fresh: asking(fresh),
    traded: asking(traded),
    rated: asking(rated),
    gem: asking(gem),
  }
}

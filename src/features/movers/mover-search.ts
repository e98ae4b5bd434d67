// The top movers' state as it stands in the URL, and what it asks of the catalogue.
import type { CoinQuery } from '#data/catalog/types/coin-row.ts'
import {
  changeOfPeriod,
  moverDirections,
  moverPeriods,
  moverSteps,
  standardMovers,
  volumeFloors,
  type MoverSteps,
  type MoverParams,
} from '#domain/movers/movers.ts'
import { lenient } from '#client/link-reader/lenient.ts'
import { createLinkReader } from '#client/link-reader/link-reader.ts'
import * as z from 'zod/mini'

export const moverSearchSchema = z.object({
  period: lenient(z.enum(moverPeriods)),
  direction: lenient(z.enum(moverDirections)),
  volume: lenient(z.enum(volumeFloors)),
})
export type MoverSearch = z.infer<typeof moverSearchSchema>

export const moverLink = createLinkReader<MoverSearch>(moverSearchSchema)

/** What a URL asks for; whatever it leaves out is standard. */
export const paramsOf = ({ period, direction, volume }: MoverSearch): MoverParams => ({
  period: period ?? standardMovers.period,
  direction: direction ?? standardMovers.direction,
  floor: volume ?? standardMovers.floor,
})

/** The shortest URL that asks for it. */
export const searchOf = ({ period, direction, floor }: MoverParams): MoverSearch => ({
  ...(period !== standardMovers.period && { period }),
  ...(direction !== standardMovers.direction && { direction }),
  ...(floor !== standardMovers.floor && { volume: floor }),
})

/**
 * One query a step; the last is the list itself, the strongest move first, equal ones by the low
 * end of their score, then rank.
 */
export const moverQueries = (
  params: MoverParams,
  marketAsOfSec: number,
): Record<keyof MoverSteps, CoinQuery> => {
  const { known, fresh, traded, moved } = moverSteps(params, marketAsOfSec)
  return {
    known: { filter: { ranges: known } },
    fresh: { filter: { ranges: fresh } },
    traded: { filter: { ranges: traded } },
    moved: {
      filter: { ranges: moved },
      sort: {
        by: changeOfPeriod[params.period],
        direction: params.direction === 'gainers' ? 'desc' : 'asc',
      },
    },
  }
}

// POST /client.php: lists that our app works out on the device, for clients without a catalogue of
// their own (requirements "Proposed calls").
import { fewestCompared, mostCompared } from '#domain/comparison/chosen-coins.ts'
import { gemFloors } from '#domain/gems/gems.ts'
import { listingWindows, standardWindow } from '#domain/coin/listing-window.ts'
import {
  moverDirections,
  moverPeriods,
  standardMovers,
  volumeFloors,
} from '#domain/movers/movers.ts'
import { subscoreKeys } from '#domain/rating/subscores.ts'
import { saleTypes } from '#domain/sale/sale.ts'
import * as z from 'zod/mini'
import { airdropWireSchema } from '../market/airdrop-wire.ts'
import { rows } from '../rows.ts'
import { defineCall } from '../call.ts'
import { coinRecordFields, coinRowFields, coinRowWireSchema } from '../market/coin-wire.ts'
import { pageFields, paged } from '../paged.ts'
import { saleRowWireSchema } from '../market/sale-wire.ts'
import { signedInCall } from './signed-in-call.ts'

const open = { path: '/client.php', auth: 'public', isMutation: false } as const
const none = z.object({})
const words = z.array(z.string())
const coins = rows(coinRowWireSchema)

/**
 * A coin with what carries its score and what holds it back, the strongest first; `score` is null
 * where nothing is known of that part.
 */
const gemWireSchema = z.looseObject({
  ...coinRowFields,
  /** What gems rank by: the score if everything unknown turned out worst. */
  gem_score: z.number(),
  reasons: z.array(
    z.object({
      kind: z.enum(['strength', 'weakness']),
      subscore: z.enum(subscoreKeys),
      score: z.nullable(z.number()),
    }),
  ),
})

export const clientListCalls = {
  get_coin_highlights: defineCall({
    ...open,
    f: 'get_coin_highlights',
    payload: none,
    output: z.looseObject({
      top_gainers: coins,
      new_listings: coins,
      upcoming_idos: rows(saleRowWireSchema),
      gem_coins: coins,
      top_airdrops: rows(airdropWireSchema),
    }),
  }),
  get_coin_filters: defineCall({
    ...open,
    f: 'get_coin_filters',
    payload: none,
    output: z.looseObject({ categories: words, chains: words }),
  }),
  get_upcoming_filters: defineCall({
    ...open,
    f: 'get_upcoming_filters',
    payload: none,
    output: z.looseObject({
      sale_types: z.array(z.enum(saleTypes)),
      launchpads: words,
      categories: words,
      blockchains: words,
      investors: words,
    }),
  }),
  get_gem_coins: defineCall({
    ...open,
    f: 'get_gem_coins',
    /**
     * A least score below, or a market cap above, what makes a gem changes nothing. `volume` is
     * ours: the least trade of a day.
     */
    payload: z.object({
      ...pageFields,
      min_score: z.optional(z.number()),
      max_market_cap: z.optional(z.number()),
      volume: z.optional(z.enum(gemFloors)),
    }),
    output: paged(gemWireSchema),
  }),
  get_top_movers: signedInCall(
    'get_top_movers',
    false,
    /** `volume` is ours: the least trade of a day that makes a change count. */
    z.object({
      ...pageFields,
      period: z._default(z.enum(moverPeriods), standardMovers.period),
      direction: z._default(z.enum(moverDirections), standardMovers.direction),
      volume: z._default(z.enum(volumeFloors), standardMovers.floor),
    }),
    paged(coinRowWireSchema),
  ),
  get_newly_listed_coins: signedInCall(
    'get_newly_listed_coins',
    false,
    z.object({ ...pageFields, listing_date: z._default(z.enum(listingWindows), standardWindow) }),
    paged(coinRowWireSchema),
  ),
  /** In the order asked for, each once; coins that are not in the market are left out. */
  compare_coins: signedInCall(
    'compare_coins',
    false,
    z.object({
      ids: z
        .array(z.string().check(z.minLength(1), z.maxLength(200)))
        .check(z.minLength(fewestCompared), z.maxLength(mostCompared)),
    }),
    z.looseObject({ coins: z.array(z.looseObject({ ...coinRowFields, ...coinRecordFields })) }),
  ),
}

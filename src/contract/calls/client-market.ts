// POST /client.php: public market data (requirements "Proposed calls").
import { listingWindows } from '#domain/coin/listing-window.ts'
import { airdropStatuses } from '#domain/airdrop/airdrop.ts'
import { saleTypes } from '#domain/sale/sale.ts'
import * as z from 'zod/mini'
import { airdropWireSchema } from '../market/airdrop-wire.ts'
import { defineCall } from '../call.ts'
import { knownText, knownWhole, label, text } from '../fields.ts'
import { fields } from '../objects.ts'
import { rows } from '../rows.ts'
import {
  coinDetailWireSchema,
  coinRecordWireSchema,
  coinRowWireSchema,
  pricePointSchema,
  priceRanges,
} from '../market/coin-wire.ts'
import { exchangeRatesWireSchema } from '../market/exchange-rates-wire.ts'
import { launchpadWireSchema } from '../market/launchpad-wire.ts'
import { marketOutputSchema, marketSourceSchema } from '../market/market-wire.ts'
import { pageFields, paged } from '../paged.ts'
import { saleDetailWireSchema, saleRowWireSchema } from '../market/sale-wire.ts'
import {
  airdropSortNames,
  coinSortNames,
  launchpadSortNames,
  saleSortNames,
} from '../market/sort-names.ts'

const path = '/client.php'
const id = z.string().check(z.minLength(1), z.maxLength(200))
const search = z.optional(z.string().check(z.trim(), z.maxLength(200)))
const sortDir = z.optional(z.enum(['asc', 'desc']))
const minMax = z.optional(z.number())
const listingDate = z.optional(z.enum(listingWindows))
const many = z.optional(z.array(z.string().check(z.maxLength(200))).check(z.maxLength(50)))

/** What a search finds. */
const found = { id: knownText, name: label, symbol: label, image: z.optional(text) }

const open = { path, auth: 'public', isMutation: false } as const

export const clientMarketCalls = {
  search_assets: defineCall({
    ...open,
    f: 'search_assets',
    payload: z.object({ query: z.string().check(z.maxLength(200)) }),
    output: fields({
      coins: rows(z.looseObject({ ...found, logo: z.optional(text) })),
      idos: rows(z.looseObject(found)),
    }),
  }),
  get_market: defineCall({
    ...open,
    f: 'get_market',
    payload: z.object({ since: z.optional(z.int().check(z.nonnegative())) }),
    output: marketOutputSchema,
  }),
  get_market_block: defineCall({
    ...open,
    f: 'get_market_block',
    payload: z.object({ block: z.int().check(z.nonnegative()) }),
    output: z.looseObject({
      block: knownWhole,
      version: knownWhole,
      source: marketSourceSchema,
      items: rows(coinRecordWireSchema),
    }),
  }),
  get_coins: defineCall({
    ...open,
    f: 'get_coins',
    payload: z.object({
      ...pageFields,
      search,
      sort_by: z.optional(z.enum(coinSortNames)),
      sort_dir: sortDir,
      min_score: minMax,
      max_score: minMax,
      min_market_cap: minMax,
      max_market_cap: minMax,
      category: z.optional(z.string().check(z.maxLength(200))),
      chain: z.optional(z.string().check(z.maxLength(200))),
      listing_date: listingDate,
    }),
    output: paged(coinRowWireSchema),
  }),
  get_coin_detail: defineCall({
    ...open,
    f: 'get_coin_detail',
    payload: z.object({ id }),
    output: coinDetailWireSchema,
  }),
  get_coin_price_history: defineCall({
    ...open,
    f: 'get_coin_price_history',
    payload: z.object({ id, range: z.enum(priceRanges) }),
    output: z.looseObject({
      points: rows(pricePointSchema),
      source: z.catch(z.nullish(marketSourceSchema), null),
    }),
  }),
  get_upcoming_idos: defineCall({
    ...open,
    f: 'get_upcoming_idos',
    /**
     * `with_detail` asks our server for whole records, so that one call fills a device; others may
     * ignore it.
     */
    payload: z.object({
      ...pageFields,
      search,
      sort_by: z.optional(z.enum(saleSortNames)),
      sort_dir: sortDir,
      sale_type: z.optional(z.array(z.enum(saleTypes))),
      launchpad: many,
      category: many,
      blockchain: many,
      investor: many,
      min_score: minMax,
      max_score: minMax,
      listing_date: listingDate,
      with_detail: z.optional(z.boolean()),
    }),
    output: paged(saleRowWireSchema),
  }),
  get_ido_detail: defineCall({
    ...open,
    f: 'get_ido_detail',
    payload: z.object({ id }),
    output: saleDetailWireSchema,
  }),
  get_launchpads: defineCall({
    ...open,
    f: 'get_launchpads',
    /** `with_detail` asks our server for every project of the record; others may ignore it. */
    payload: z.object({
      ...pageFields,
      search,
      sort_by: z.optional(z.enum(launchpadSortNames)),
      sort_dir: sortDir,
      with_detail: z.optional(z.boolean()),
    }),
    output: paged(launchpadWireSchema),
  }),
  get_airdrops: defineCall({
    ...open,
    f: 'get_airdrops',
    payload: z.object({
      ...pageFields,
      status: z.optional(z.enum(airdropStatuses)),
      search,
      sort_by: z.optional(z.enum(airdropSortNames)),
      sort_dir: sortDir,
    }),
    output: paged(airdropWireSchema),
  }),
  get_exchange_rates: defineCall({
    ...open,
    f: 'get_exchange_rates',
    payload: z.object({}),
    output: exchangeRatesWireSchema,
  }),
}

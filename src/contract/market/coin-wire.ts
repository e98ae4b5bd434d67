// Coins as the wire carries them (requirements "Shapes"). Times in seconds, money in US dollars,
// changes in percent.
import * as z from 'zod/mini'
import { coinExtrasFields } from './coin-dossier-wire.ts'
import { factsWireSchema, ratingFields, ratingPartFields } from './rating-wire.ts'

const figure = z.nullable(z.number())
const text = z.nullable(z.string())

export const coinRowFields = {
  id: z.string(),
  rank: z.nullable(z.int()),
  name: z.string(),
  symbol: z.string(),
  image: text,
  price: figure,
  change_24h: figure,
  change_7d: figure,
  change_30d: figure,
  market_cap: figure,
  volume_24h: figure,
  ...ratingFields,
  ...ratingPartFields,
  listed_at: figure,
  category: text,
  chain: text,
  /** When the provider last updated this coin's figures. */
  as_of: figure,
} as const

export const coinRowWireSchema = z.looseObject(coinRowFields)
export type CoinRowWire = z.infer<typeof coinRowWireSchema>

export const coinLinksSchema = z.object({
  homepage: text,
  whitepaper: text,
  explorer: text,
  source_code: text,
  twitter: text,
  telegram: text,
  reddit: text,
})

/** What the detail screen needs beyond the row; travels in blocks of about a hundred coins. */
export const coinRecordFields = {
  id: z.string(),
  circulating_supply: figure,
  total_supply: figure,
  max_supply: figure,
  fully_diluted_valuation: figure,
  high_24h: figure,
  low_24h: figure,
  ath: figure,
  ath_date: figure,
  atl: figure,
  atl_date: figure,
  genesis_date: figure,
  coin_age_days: figure,
  description: text,
  links: coinLinksSchema,
  /** Hourly closes of the last seven days, oldest first; at most 168 points, empty when unknown. */
  sparkline_7d: z.array(z.number()),
  facts: factsWireSchema,
  rated_at: figure,
} as const

export const coinRecordWireSchema = z.looseObject(coinRecordFields)
export type CoinRecordWire = z.infer<typeof coinRecordWireSchema>

export const coinDetailWireSchema = z.looseObject({
  ...coinRowFields,
  ...coinRecordFields,
  ...coinExtrasFields,
})
export type CoinDetailWire = z.infer<typeof coinDetailWireSchema>

export const pricePointSchema = z.object({
  t: z.number(),
  price: z.number(),
  volume: z.nullish(z.number()),
})
export type PricePoint = z.infer<typeof pricePointSchema>
export const priceRanges = ['24h', '7d', '30d', '90d', '1y', 'all'] as const
export type PriceRange = (typeof priceRanges)[number]

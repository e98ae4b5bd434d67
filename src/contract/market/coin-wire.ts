// Coins as the wire carries them (requirements "Shapes"). Times in seconds, money in US dollars,
// changes in percent.
import * as z from 'zod/mini'
import {
  figure,
  knownFigure,
  knownSeconds,
  knownText,
  label,
  seconds,
  text,
  whole,
} from '../fields.ts'
import { onlyFields } from '../objects.ts'
import { rows } from '../rows.ts'
import { coinExtrasFields } from './coin-dossier-wire.ts'
import { factsWireSchema, ratingFields, ratingPartFields } from './rating-wire.ts'

/** Points of a line; one without a value is passed over. */
const closes = rows(knownFigure)

export const coinRowFields = {
  id: knownText,
  rank: whole,
  name: label,
  symbol: label,
  image: text,
  price: figure,
  change_24h: figure,
  change_7d: figure,
  change_30d: figure,
  market_cap: figure,
  volume_24h: figure,
  ...ratingFields,
  ...ratingPartFields,
  listed_at: seconds,
  category: text,
  chain: text,
  /** When the provider last updated this coin's figures. */
  as_of: seconds,
} as const

export const coinRowWireSchema = z.looseObject(coinRowFields)
export type CoinRowWire = z.infer<typeof coinRowWireSchema>

export const coinLinksSchema = onlyFields({
  homepage: text,
  whitepaper: text,
  explorer: text,
  source_code: text,
  twitter: text,
  telegram: text,
  reddit: text,
})

/** One contract of a token: `platform` is CoinGecko's id of the chain, the address a plain text. */
export const coinContractSchema = z.object({
  platform: knownText,
  chain: label,
  address: knownText,
})

/** What the detail screen needs beyond the row; travels in blocks of about a hundred coins. */
export const coinRecordFields = {
  id: knownText,
  circulating_supply: figure,
  total_supply: figure,
  max_supply: figure,
  fully_diluted_valuation: figure,
  high_24h: figure,
  low_24h: figure,
  ath: figure,
  ath_date: seconds,
  atl: figure,
  atl_date: seconds,
  genesis_date: seconds,
  coin_age_days: figure,
  description: text,
  links: coinLinksSchema,
  /** A token's contracts, the best known chain first; absent where it has none or nobody told. */
  contracts: z.optional(rows(coinContractSchema)),
  /** Hourly closes of the last seven days, oldest first; at most 168 points, empty when unknown. */
  sparkline_7d: closes,
  facts: factsWireSchema,
  rated_at: seconds,
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
  t: knownSeconds,
  price: knownFigure,
  volume: z.optional(figure),
})
export type PricePoint = z.infer<typeof pricePointSchema>
export const priceRanges = ['24h', '7d', '30d', '90d', '1y', 'all'] as const
export type PriceRange = (typeof priceRanges)[number]

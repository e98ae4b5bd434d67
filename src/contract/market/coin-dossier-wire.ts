// What the tabs of a coin's page need beyond its record: community, development, news, score
// history, candles.
import * as z from 'zod/mini'
import {
  figure,
  isSet,
  knownFigure,
  knownPercent,
  knownSeconds,
  knownText,
  knownWhole,
  label,
  oneOf,
  seconds,
  text,
  whole,
} from '../fields.ts'
import { entries } from '../objects.ts'
import { rows } from '../rows.ts'
import { factsWireSchema, ratingFields } from './rating-wire.ts'

export const newsItemSchema = z.object({
  id: knownText,
  /** Plain text, as every text of a feed. */
  title: knownText,
  summary: text,
  url: text,
  /** Who published it. */
  source: label,
  published_at: seconds,
  /** Invented by the sample market. */
  is_sample: isSet,
})
export type NewsItemWire = z.infer<typeof newsItemSchema>

export const marketTrusts = ['green', 'yellow', 'red'] as const

/** One pair on one exchange. */
export const coinMarketSchema = z.object({
  exchange: knownText,
  /** What is traded for what: symbols, or contract addresses where there are none. */
  base: label,
  target: label,
  price: figure,
  /** Percent between the best offer to buy and to sell. */
  spread_pct: figure,
  volume_24h: figure,
  /** How far the source relies on it. */
  trust: oneOf(marketTrusts),
  /** Nothing was traded for hours. */
  is_stale: isSet,
  /** Its price is far from that of the other markets. */
  is_anomaly: isSet,
  /** The exchange's page of this pair. */
  url: text,
})
export type CoinMarketWire = z.infer<typeof coinMarketSchema>

/** Where news come from: `none` where this server reads no feeds. */
export const newsOrigins = ['feeds', 'sample', 'none'] as const

/** Servers without these facts leave them out; then they are unknown. */
export const coinExtrasFields = {
  /** Community figures by name (domain/coin/coin-facts). */
  community_facts: z.nullish(factsWireSchema),
  /** Development figures by name. */
  developer_facts: z.nullish(factsWireSchema),
  news: z.nullish(rows(newsItemSchema)),
  /** When the feeds were last read well. */
  news_as_of: z.optional(seconds),
  news_origin: z.optional(oneOf(newsOrigins)),
  /** Where it is traded, most volume first; empty where the source names nothing. */
  markets: z.nullish(rows(coinMarketSchema)),
  /** How many there are, where only the largest are told. */
  markets_count: z.optional(whole),
  /** When they were last read well. */
  markets_as_of: z.optional(seconds),
} as const

/** A rating as it stood: its figures and the values of the inputs that were known. */
export const scoreSnapshotSchema = z.object({
  rated_at: knownSeconds,
  /** Of the rating function. */
  version: knownWhole,
  ...ratingFields,
  coverage: knownPercent,
  inputs: entries(knownFigure),
})
export type ScoreSnapshotWire = z.infer<typeof scoreSnapshotSchema>

export const scoreHistorySchema = z.looseObject({
  /** Oldest first; the last one is the rating of now. Days on which nothing changed are absent. */
  items: rows(scoreSnapshotSchema),
  /** Since when this server keeps snapshots of it. */
  recorded_since: seconds,
  /** How far back the caller's membership sees (D-TIERS). */
  window_days: z.int().check(z.positive()),
  /**
   * There, where more is kept than the caller's membership sees: what would open it, and how far
   * back.
   */
  gate: z.catch(
    z.nullish(
      z.looseObject({
        code: z.string(),
        required_tier: z.string(),
        window_days: z.int().check(z.positive()),
      }),
    ),
    null,
  ),
})

export const candleSchema = z.object({
  t: knownSeconds,
  open: knownFigure,
  high: knownFigure,
  low: knownFigure,
  close: knownFigure,
})
export type CandleWire = z.infer<typeof candleSchema>

/** A year of closes as columns, oldest first. */
export const pastColumnsSchema = z.object({
  times: z.array(knownSeconds),
  prices: z.array(knownFigure),
  volumes: z.array(figure),
})

/** All of it for one coin, so that a device can keep the first screen's coins whole. */
export const coinDossierSchema = z.looseObject({
  id: knownText,
  ...coinExtrasFields,
  past: pastColumnsSchema,
  scores: scoreHistorySchema,
})
export type CoinDossierWire = z.infer<typeof coinDossierSchema>

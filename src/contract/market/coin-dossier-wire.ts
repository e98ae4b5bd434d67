// What the tabs of a coin's page need beyond its record: community, development, news, score
// history, candles.
import * as z from 'zod/mini'
import { factsWireSchema, ratingFields } from './rating-wire.ts'

const figure = z.nullable(z.number())
const text = z.nullable(z.string())

export const newsItemSchema = z.object({
  id: z.string(),
  /** Plain text, as every text of a feed. */
  title: z.string(),
  summary: text,
  url: text,
  /** Who published it. */
  source: z.string(),
  published_at: figure,
  /** Invented by the sample market. */
  is_sample: z.catch(z.boolean(), false),
})
export type NewsItemWire = z.infer<typeof newsItemSchema>

/** Where news come from: `none` where this server reads no feeds. */
export const newsOrigins = ['feeds', 'sample', 'none'] as const

/** Servers without these facts leave them out; then they are unknown. */
export const coinExtrasFields = {
  /** Community figures by name (domain/coin/coin-facts). */
  community_facts: z.nullish(factsWireSchema),
  /** Development figures by name. */
  developer_facts: z.nullish(factsWireSchema),
  news: z.nullish(z.array(newsItemSchema)),
  /** When the feeds were last read well. */
  news_as_of: z.nullish(figure),
  news_origin: z.catch(z.nullish(z.enum(newsOrigins)), null),
} as const

/** A rating as it stood: its figures and the values of the inputs that were known. */
export const scoreSnapshotSchema = z.object({
  rated_at: z.number(),
  /** Of the rating function. */
  version: z.int(),
  ...ratingFields,
  inputs: z.record(z.string(), z.number()),
})
export type ScoreSnapshotWire = z.infer<typeof scoreSnapshotSchema>

export const scoreHistorySchema = z.looseObject({
  /** Oldest first; the last one is the rating of now. Days on which nothing changed are absent. */
  items: z.array(scoreSnapshotSchema),
  /** Since when this server keeps snapshots of it. */
  recorded_since: figure,
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
  t: z.number(),
  open: z.number(),
  high: z.number(),
  low: z.number(),
  close: z.number(),
})
export type CandleWire = z.infer<typeof candleSchema>

/** A year of closes as columns, oldest first. */
export const pastColumnsSchema = z.object({
  times: z.array(z.number()),
  prices: z.array(z.number()),
  volumes: z.array(figure),
})

/** All of it for one coin, so that a device can keep the first screen's coins whole. */
export const coinDossierSchema = z.looseObject({
  id: z.string(),
  ...coinExtrasFields,
  past: pastColumnsSchema,
  scores: scoreHistorySchema,
})
export type CoinDossierWire = z.infer<typeof coinDossierSchema>

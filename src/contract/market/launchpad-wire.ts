// Launchpads as the wire carries them: the proposed row (requirements), and what our server adds to
// it.
import type { PastSale } from '#domain/launchpad/launchpad-record.ts'
import * as z from 'zod/mini'
import { figure, knownText, label, percent, seconds, text, whole } from '../fields.ts'
import { rows, words } from '../rows.ts'

/**
 * A project that a launchpad sold. Multiples are prices over the sale price; null where there is no
 * price.
 */
export const pastSaleWireSchema = z.object({
  id: knownText,
  name: label,
  symbol: label,
  chain: text,
  /** Seconds. */
  sold_at: seconds,
  /** US dollars. */
  sale_price: figure,
  roi: figure,
  ath_roi: figure,
})
export type PastSaleWire = z.infer<typeof pastSaleWireSchema>

/** A sold project as records are worked out from it: server and device read it the same way. */
export const pastSaleOfWire = ({
  sold_at,
  sale_price,
  roi,
  ath_roi,
  ...rest
}: PastSaleWire): PastSale => ({
  ...rest,
  soldAtSec: sold_at,
  salePriceUsd: sale_price,
  multiple: roi,
  peakMultiple: ath_roi,
})

export const launchpadWireSchema = z.looseObject({
  id: knownText,
  name: label,
  image: text,
  projects: whole,
  avg_roi: figure,
  ath_roi: figure,
  score: figure,
  chains: words,
  /** The rest may be absent: a host need not send it. */
  score_low: z.optional(figure),
  score_high: z.optional(figure),
  coverage: z.optional(percent),
  /** Whole records, where `with_detail` asked for them: the record is worked out from them. */
  sales: z.optional(rows(pastSaleWireSchema)),
})
export type LaunchpadWire = z.infer<typeof launchpadWireSchema>

// Listed rules that hold a total down whatever else is good.
import type { RatingInputKey } from './inputs.ts'

export type RatingCapKey = 'honeypot'
export type RatingCap = { key: RatingCapKey; input: RatingInputKey; from: number; maxTotal: number }

/** A cap applies where its input is known and reaches `from`. */
export const ratingCaps: readonly RatingCap[] = [
  { key: 'honeypot', input: 'honeypot', from: 1, maxTotal: 20 },
]

// Choices that are the same for the same seed.
import { seededBytes } from './seeded-bytes.ts'

export type Chance = {
  /** A whole number from 0 up to, but not, `limit`. */
  below: (limit: number) => number
  /** True in `share` of all cases, 0 to 1. */
  happens: (share: number) => boolean
  oneOf: <Value>(values: readonly Value[]) => Value
}

export const seededChance = (seed: number): Chance => {
  const bytes = seededBytes(seed)
  const fraction = (): number => bytes(4).readUInt32LE() / 2 ** 32
  const below = (limit: number): number => Math.floor(fraction() * limit)
  return {
    below,
    happens: (share) => fraction() < share,
    oneOf: (values) => {
      const value = values[below(values.length)]
      if (value === undefined) throw new RangeError('nothing to choose from')
      return value
    },
  }
}

// Choices that are the same for the same seed. Real processes are not: a seed fixes what is tried, not what then happens.
import { seededBytes } from '#tests/fakes/seeded-bytes.ts'

export type Dice = {
  /** In [0, 1). */
  next: () => number
  below: (count: number) => number
  between: (least: number, most: number) => number
  pick: <Value>(values: readonly Value[]) => Value
}

export const createDice = (seed: number): Dice => {
  const bytes = seededBytes(seed)
  const next = (): number => bytes(4).readUInt32BE() / 2 ** 32
  const below = (count: number): number => Math.floor(next() * count)
  return {
    next,
    below,
    between: (least, most) => least + next() * (most - least),
    pick: (values) => {
      const value = values[below(values.length)]
      if (value === undefined) throw new Error('nothing to pick from')
      return value
    },
  }
}

import type { Told } from '../types/group-figures.ts'

/** The sum of a column's cells in `rows`; NaN cells are unknown and left out. */
export const knownSum = (values: Float64Array, rows: Uint32Array): Told => {
  let [value, known] = [0, 0]
  for (const row of rows) {
    const cell = values[row] as number
    if (Number.isNaN(cell)) continue
    value += cell
    known += 1
  }
  return { value: known === 0 ? null : value, known }
}

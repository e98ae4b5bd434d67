// Sorting rows by a typed column: a stable radix sort of row numbers, nulls (NaN) last in both
// directions.

export type Direction = 'asc' | 'desc'

const passes = [
  { word: 0, shift: 0, mask: 0x7ff },
  { word: 0, shift: 11, mask: 0x7ff },
  { word: 0, shift: 22, mask: 0x3ff },
  { word: 1, shift: 0, mask: 0x7ff },
  { word: 1, shift: 11, mask: 0x7ff },
  { word: 1, shift: 22, mask: 0x3ff },
] as const
const buckets = 2048

type Keys = readonly [low: Uint32Array, high: Uint32Array]

/**
 * The bits of a double, bent so that unsigned order is numeric order; NaN becomes the greatest key.
 */
const sortableBits = (values: Float64Array, direction: Direction): Keys => {
  const normal = new Float64Array(values.length)
  // Adding zero turns -0 into 0, whose bits would sort apart.
  for (let row = 0; row < values.length; row++) normal[row] = (values[row] as number) + 0
  const bits = new Uint32Array(normal.buffer)
  const low = new Uint32Array(values.length)
  const high = new Uint32Array(values.length)
  const turn = direction === 'desc' ? 0xffffffff : 0
  for (let row = 0; row < values.length; row++) {
    if (Number.isNaN(normal[row])) {
      low[row] = high[row] = 0xffffffff
      continue
    }
    const top = bits[2 * row + 1] as number
    const isNegative = top >>> 31 === 1
    low[row] = (isNegative ? ~(bits[2 * row] as number) : (bits[2 * row] as number)) ^ turn
    high[row] = (isNegative ? ~top : top ^ 0x80000000) ^ turn
  }
  return [low, high]
}

/**
 * One counting pass from `from` into `to`; false (and no copy) when every key has the same digit.
 */
const scatter = (
  key: Uint32Array,
  pass: (typeof passes)[number],
  from: Uint32Array,
  to: Uint32Array,
): boolean => {
  const { shift, mask } = pass
  const count = from.length
  const offsets = new Uint32Array(buckets)
  for (let at = 0; at < count; at++) {
    const digit = ((key[from[at] as number] as number) >>> shift) & mask
    offsets[digit] = (offsets[digit] as number) + 1
  }
  const first = ((key[from[0] as number] as number) >>> shift) & mask
  if (offsets[first] === count) return false
  let sum = 0
  for (let digit = 0; digit <= mask; digit++) {
    const here = offsets[digit] as number
    offsets[digit] = sum
    sum += here
  }
  for (let at = 0; at < count; at++) {
    const row = from[at] as number
    const digit = ((key[row] as number) >>> shift) & mask
    const place = offsets[digit] as number
    offsets[digit] = place + 1
    to[place] = row
  }
  return true
}

/**
 * Row numbers of `start` ordered by their value; equal values keep their order in `start`.
 * Values are finite or NaN; NaN comes last whichever the direction.
 */
export const sortRows = (
  values: Float64Array,
  start: Uint32Array,
  direction: Direction,
): Uint32Array => {
  if (start.length === 0) return new Uint32Array(0)
  const keys = sortableBits(values, direction)
  let from = Uint32Array.from(start)
  let to = new Uint32Array(start.length)
  for (const pass of passes) {
    if (scatter(keys[pass.word], pass, from, to)) [from, to] = [to, from]
  }
  return from
}

/** 0, 1, 2 ... count - 1. */
export const rowNumbers = (count: number): Uint32Array => {
  const rows = new Uint32Array(count)
  for (let row = 0; row < count; row++) rows[row] = row
  return rows
}

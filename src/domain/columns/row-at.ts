// Many texts joined into one string are searched in one go; this finds whose text was hit.

/**
 * The row whose text holds a position; rows are asked for in ascending order, mostly near one
 * another. `starts` tells where each row's text begins, and one more entry its end.
 */
export const rowAt = (starts: Uint32Array, position: number, from: number): number => {
  let low = from
  let step = 1
  while (low + step < starts.length - 1 && (starts[low + step] as number) <= position) {
    low += step
    step *= 2
  }
  let high = Math.min(low + step, starts.length - 1) - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((starts[middle] as number) <= position) low = middle
    else high = middle - 1
  }
  return low
}

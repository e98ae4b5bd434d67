// Collation ordinals: sorting by name costs a radix sort of integers, not twenty thousand
// comparisons.

/** How names are ordered on every device and on the server. */
export const collator = new Intl.Collator('en', { numeric: true })

/** Order of code units: the same in every engine, for ids. */
export const byCodeUnits = (a: string, b: string): number => {
  if (a === b) return 0
  return a < b ? -1 : 1
}

/**
 * Texts that people read as the same stand by their code units, so that every device has one order.
 */
const byCollation = (a: string, b: string): number => collator.compare(a, b) || byCodeUnits(a, b)

type Compare = (a: string, b: string) => number

/**
 * The place of each text in sorted order; equal texts share a place.
 * `hint` is any order of the rows that is already nearly right and makes the sort nearly free.
 */
export const ordinalsOf = (
  texts: readonly string[],
  compare: Compare = byCollation,
  hint?: Float64Array,
): Float64Array => {
  const rows = texts.map((_, row) => row)
  if (hint) rows.sort((a, b) => (hint[a] ?? Infinity) - (hint[b] ?? Infinity))
  rows.sort((a, b) => compare(texts[a] as string, texts[b] as string))
  const ordinals = new Float64Array(texts.length)
  let place = -1
  let previous: string | undefined
  for (const row of rows) {
    if (texts[row] !== previous) place++
    previous = texts[row]
    ordinals[row] = place
  }
  return ordinals
}

// Names hardly ever change and are dear to compare: what was sorted once stays sorted, whichever
// view asks.
import { collator } from '#domain/columns/collation.ts'

type CollatedPlaces = (texts: readonly string[]) => Float64Array

/** Texts that left the market are kept until there are this many times those in it. */
const mostForgotten = 2

/**
 * A memory of sorted texts. What it returns is the place of each text in sorted order; those that
 * read the same share one. A new text costs one pass over what is sorted already.
 */
export const createCollatedPlaces = (): CollatedPlaces => {
  let sorted: string[] = []
  let places = new Map<string, number>()
  const learn = (texts: ReadonlySet<string>): void => {
    const isStale = sorted.length > mostForgotten * texts.size
    const known = isStale ? sorted.filter((text) => texts.has(text)) : sorted
    const added = [...texts].filter((text) => !places.has(text))
    sorted = [...known, ...added].toSorted(collator.compare)
    places = new Map()
    let place = -1
    for (const [at, text] of sorted.entries()) {
      const before = sorted[at - 1]
      if (before === undefined || collator.compare(before, text) !== 0) place++
      places.set(text, place)
    }
  }
  return (texts) => {
    if (texts.some((text) => !places.has(text))) learn(new Set(texts))
    return Float64Array.from(texts, (text) => places.get(text) ?? Number.NaN)
  }
}

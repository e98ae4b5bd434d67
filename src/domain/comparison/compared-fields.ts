// The fields of a comparison, in the order of its table, and which value of each is best.

/**
 * `highest` or `lowest` is best; `none` where more is neither better nor worse, as of a price or a
 * supply.
 */
export type BestRule = 'highest' | 'lowest' | 'none'

/** Money in US dollars, shares and changes in percent, scores 0-100, ages in days. */
export const comparedFields = {
  rating: {
    totalScore: 'highest',
    scoreLow: 'highest',
    coveragePct: 'highest',
    tokenomics: 'highest',
    security: 'highest',
    market: 'highest',
    insights: 'highest',
    social: 'highest',
  },
  market: {
    priceUsd: 'none',
    change24hPct: 'highest',
    change7dPct: 'highest',
    change30dPct: 'highest',
    rank: 'lowest',
    marketCapUsd: 'highest',
    volume24hUsd: 'highest',
    turnoverPct: 'highest',
  },
  supply: {
    circulatingSupply: 'none',
    totalSupply: 'none',
    maxSupply: 'none',
    // The nearer to the whole, the less is still to come onto the market.
    circulatingSharePct: 'highest',
    fullyDilutedUsd: 'none',
    capToFdvPct: 'highest',
  },
  past: {
    athUsd: 'none',
    belowAthPct: 'lowest',
    atlUsd: 'none',
    volatility30dPct: 'lowest',
    deepestFallPct: 'lowest',
    ageDays: 'highest',
  },
} as const satisfies Record<string, Record<string, BestRule>>

type Groups = typeof comparedFields
export type FieldGroup = keyof Groups
export type ComparedField = { [Group in FieldGroup]: keyof Groups[Group] }[FieldGroup]

/** What is known of one coin; null where unknown. */
export type ComparedFacts = Record<ComparedField, number | null>

/**
 * The places of the best values. Several share it when they are equal; there is none where the rule
 * knows none, where fewer than two values are known, and where all known ones are the same.
 */
export const bestPlaces = (
  values: readonly (number | null)[],
  rule: BestRule,
): ReadonlySet<number> => {
  const known = values.filter((value) => value !== null)
  if (rule === 'none' || new Set(known).size < 2) return new Set()
  const best = rule === 'highest' ? Math.max(...known) : Math.min(...known)
  return new Set(values.flatMap((value, place) => (value === best ? [place] : [])))
}

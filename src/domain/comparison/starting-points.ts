// What somebody may begin a comparison with who has not chosen yet.

const pairsOffered = 3
const partnersOffered = 4

const neighbours = (ids: readonly string[]): [string, string][] =>
  ids.flatMap((id, at): [string, string][] => {
    const next = ids[at + 1]
    return at % 2 === 0 && next !== undefined ? [[id, next]] : []
  })

/** Pairs of coins that stand beside each other in a list, at most three; none of fewer than two. */
export const startingPairs = (ids: readonly string[]): [string, string][] =>
  neighbours([...new Set(ids)]).slice(0, pairsOffered)

/**
 * At most four coins to compare one with: the nearest list first, none twice and never the coin
 * itself.
 */
export const partnersOf = (id: string, lists: readonly (readonly string[])[]): string[] =>
  [...new Set(lists.flat())].filter((each) => each !== id).slice(0, partnersOffered)

// Which coins a comparison's address names (D-COMPARE): `?coins=a,b`, two to five of them, and
// nothing asked for is lost.

export const fewestCompared = 2
export const mostCompared = 5
/** An address names more only by mistake. */
const maxIds = 50
const longestId = 200

/**
 * The ids of an address in its order, each once. Ids are separated by commas, so none may hold one.
 */
export const coinIdsInAddress = (coins: string | undefined): string[] => {
  const ids = (coins ?? '').split(',').map((id) => id.trim())
  return [...new Set(ids)].filter((id) => id !== '' && id.length <= longestId).slice(0, maxIds)
}

/** What stands in the address for these ids; undefined where there are none. */
export const coinsInAddress = (ids: readonly string[]): string | undefined =>
  ids.length === 0 ? undefined : ids.join(',')

/**
 * `shown` are compared; `unknown` are not in the catalogue; `surplus` are known and find no room
 * beside the first five.
 */
export type ChosenCoins = { shown: string[]; unknown: string[]; surplus: string[] }

/** Sorts what was asked for, keeping its order. An unknown id takes no coin's place. */
export const chooseCoins = (
  chosen: readonly string[],
  isKnown: (id: string) => boolean,
): ChosenCoins => {
  const known = chosen.filter(isKnown)
  return {
    shown: known.slice(0, mostCompared),
    unknown: chosen.filter((id) => !isKnown(id)),
    surplus: known.slice(mostCompared),
  }
}

/** A coin is added behind the others; one that is there keeps its place. */
export const withCoin = (chosen: readonly string[], id: string): string[] => [
  ...new Set([...chosen, id]),
]

export const withoutCoins = (chosen: readonly string[], ids: readonly string[]): string[] =>
  chosen.filter((each) => !ids.includes(each))

// Views to begin with, until somebody has kept one of their own.
import type { CoinListSearch } from '../list-search.ts'

/** From this score on a coin's band is positive. */
const solid = 65

export const presetViews = {
  viewBlueChips: { cap: '10b' },
  viewSmallSolid: { cap: 'small', min: solid },
  viewRising: { min: solid, sort: 'change', dir: 'desc' },
  viewWithStable: { stable: true },
} as const satisfies Record<string, CoinListSearch>

type PresetView = keyof typeof presetViews
export const presetNames = Object.keys(presetViews) as PresetView[]

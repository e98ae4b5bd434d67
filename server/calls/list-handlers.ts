// The handlers of the lists for clients without a catalogue of their own.
import type { clientListCalls } from '#contract/client-lists.ts'
import { getCoinHighlights } from '../handlers/client/get_coin_highlights.ts'
import { getCoinFilters } from '../handlers/client/get_coin_filters.ts'
import { getUpcomingFilters } from '../handlers/client/get_upcoming_filters.ts'
import { getGemCoins } from '../handlers/client/get_gem_coins.ts'
import { getTopMovers } from '../handlers/client/get_top_movers.ts'
import { getNewlyListedCoins } from '../handlers/client/get_newly_listed_coins.ts'
import { compareCoins } from '../handlers/client/compare_coins.ts'
import type { Handler } from './handler.ts'

export const listHandlers: { readonly [F in keyof typeof clientListCalls]: Handler<F> } = {
  get_coin_highlights: getCoinHighlights,
  get_coin_filters: getCoinFilters,
  get_upcoming_filters: getUpcomingFilters,
  get_gem_coins: getGemCoins,
  get_top_movers: getTopMovers,
  get_newly_listed_coins: getNewlyListedCoins,
  compare_coins: compareCoins,
}

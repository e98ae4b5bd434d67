// When the parts of one coin's tabs are fetched: while its page is open.
import type { PriceRange } from '#contract/market/coin-wire.ts'
import {
  pullCandles,
  pullCoinExtras,
  pullScoreHistory,
} from '#data/catalog/pulls/pull-coin-tabs.ts'
import { candlesFreshness, coinExtrasFreshness, scoreHistoryFreshness } from '#sync/freshness.ts'
import { useHistoryDays } from '../session/use-history-days.ts'
import { pullPorts } from './pull-ports.ts'
import { usePull, type Pull } from './use-pulls.ts'

/** Community, development and news of a coin. */
export const useCoinExtrasPull = (id: string): Pull =>
  usePull(coinExtrasFreshness(id), (signal) => pullCoinExtras(pullPorts(), id, { signal }))

/**
 * The history of a coin's score, asked for anew where whoever is here sees further back than
 * before.
 */
export const useScoreHistoryPull = (id: string): Pull =>
  usePull(scoreHistoryFreshness(id, useHistoryDays()), (signal) =>
    pullScoreHistory(pullPorts(), id, { signal }),
  )

/** A coin's candles over a range; nothing is fetched before they are wanted. */
export const useCandlesPull = (id: string, range: PriceRange, isWanted: boolean): Pull =>
  usePull({ ...candlesFreshness(id, range), enabled: isWanted }, (signal) =>
    pullCandles(pullPorts(), { id, range }, { signal }),
  )

// Gems, by the rules the app itself finds and explains them by (R-AIX-002, R-CLS-010).
import type * as z from 'zod'
import { isPegged } from '#domain/coin/pegged.ts'
import { gemReason } from '#domain/gems/gem-reason.ts'
import { gemCapsUsd, gemLowScore, gemSteps, standardGems, widestGemCap } from '#domain/gems/gems.ts'
import type { clientListCalls } from '#contract/calls/client-lists.ts'
import type { CoinRowWire } from '#contract/market/coin-wire.ts'
import type { MarketView } from '../../gateways/market/market-port.ts'
import { selectCoins } from './select-coins.ts'

export type GemQuery = z.output<(typeof clientListCalls)['get_gem_coins']['payload']>
type GemWire = z.output<(typeof clientListCalls)['get_gem_coins']['output']>['items'][number]

/**
 * A least score can only be raised, and a market cap only be lowered below the widest that still
 * counts as small.
 */
const boundsOf = (
  { min_score, max_market_cap, volume }: Partial<GemQuery>,
  marketAsOfSec: number,
) => {
  const { gem } = gemSteps({ ...standardGems, ...(volume && { floor: volume }) }, marketAsOfSec)
  const max =
    max_market_cap === undefined
      ? gemCapsUsd[standardGems.cap]
      : Math.min(max_market_cap, gemCapsUsd[widestGemCap])
  return {
    ...gem,
    marketCapUsd: { ...gem.marketCapUsd, max },
    scoreLow: { min: Math.max(gemLowScore, min_score ?? 0) },
  }
}

const reasonsOf = (row: CoinRowWire): GemWire['reasons'] => {
  const reason = gemReason(row)
  if (!reason) return []
  const part =
    (kind: 'strength' | 'weakness') =>
    ({ key, score }: { key: GemWire['reasons'][number]['subscore']; score: number | null }) => ({
      kind,
      subscore: key,
      score,
    })
  return [...reason.strongest.map(part('strength')), part('weakness')(reason.weakest)]
}

/** The surest first. Without any asked for, those the app shows and the highlights name. */
export const findGems = (
  { rows, source }: Pick<MarketView, 'rows' | 'source'>,
  query: Partial<GemQuery> = {},
): GemWire[] =>
  selectCoins(rows, boundsOf(query, source.as_of))
    .filter(({ category }) => !isPegged(category))
    .map((row) => ({ ...row, gem_score: row.score_low ?? 0, reasons: reasonsOf(row) }))

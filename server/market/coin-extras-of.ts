// What stands beside a coin's record on its tabs: community and development from the market, news
// from the news gateway.
import type * as z from 'zod'
import type { coinExtrasFields } from '#contract/market/coin-dossier-wire.ts'
import type { CallContext } from '../calls/call-context.ts'
import { openMarketOf } from './market-view-of.ts'

/** Where a coin is traded comes with its detail alone (decisions/198). */
type Field = Exclude<keyof typeof coinExtrasFields, `markets${string}`>
export type CoinExtras = { [Name in Field]: z.output<(typeof coinExtrasFields)[Name]> }

/** Null where there is no such coin. */
export const coinExtrasOf = async (ctx: CallContext, id: string): Promise<CoinExtras | null> => {
  const { market, view } = openMarketOf(ctx)
  const row = view.row(id)
  const detail = row && (await market.coinDetail(id))
  if (!row || !detail) return null
  const { items, asOfSec } = await ctx.deps.news.newsOf(row, ctx.nowSec)
  const { community_facts = {}, developer_facts = {} } = detail
  return {
    community_facts,
    developer_facts,
    news: items,
    news_as_of: asOfSec,
    news_origin: ctx.deps.news.origin,
  }
}

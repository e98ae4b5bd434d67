// What stands beside a coin's record on its tabs: community and development from the market, news
// from the news gateway.
import type * as z from 'zod'
import type { coinExtrasFields } from '#contract/market/coin-dossier-wire.ts'
import type { CallContext } from '../calls/call-context.ts'
import { openMarketOf } from './market-view-of.ts'

export type CoinExtras = {
  [Field in keyof typeof coinExtrasFields]: z.output<(typeof coinExtrasFields)[Field]>
}

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

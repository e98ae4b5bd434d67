// What joins an answer only when it is sent: the market's figures of a list's items. Kept answers
// hold ids alone.
import type { CallName } from '#contract/calls.ts'
import {
  coinListText,
  saleListText,
  type CoinListWire,
  type SaleListWire,
} from '../../watchlists/list-wire.ts'
import type { CallContext } from '../call-context.ts'

type Present = (ctx: CallContext, output: never) => string

const coins: Present = (ctx, output: CoinListWire) => coinListText(ctx, output)
const sales: Present = (ctx, output: SaleListWire) => saleListText(ctx, output)

const presenters: Partial<Record<CallName, Present>> = {
  create_watchlist: coins,
  edit_watchlist: coins,
  add_to_watchlist_v2: coins,
  remove_from_watchlist_v2: coins,
  create_ido_watchlist: sales,
  edit_ido_watchlist: sales,
  add_to_ido_watchlist: sales,
  remove_from_ido_watchlist: sales,
}

/** The output of a successful call as the caller gets it, as JSON; null where nothing joins it. */
export const presentedText = (ctx: CallContext, f: CallName, output: unknown): string | null =>
  presenters[f]?.(ctx, output as never) ?? null

// The table of every call this product knows, keyed by `f`. The server's table of calls is built on it.
import { authenticationCalls } from './authentication.ts'
import { clientAccountCalls } from './client-account.ts'
import { clientCoinCalls } from './client-coin.ts'
import { clientListCalls } from './client-lists.ts'
import { clientMarketCalls } from './client-market.ts'
import { clientProfileCalls } from './client-profile.ts'
import { clientWatchlistCalls } from './client-watchlists.ts'
import { stripeCheckoutCalls } from './stripe-checkout.ts'

export const calls = {
  ...authenticationCalls,
  ...clientAccountCalls,
  ...clientCoinCalls,
  ...clientListCalls,
  ...clientMarketCalls,
  ...clientProfileCalls,
  ...clientWatchlistCalls,
  ...stripeCheckoutCalls,
}

export type Calls = typeof calls
export type CallName = keyof Calls

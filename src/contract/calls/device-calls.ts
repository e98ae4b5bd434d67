// The calls that the app itself makes, keyed by `f`: what every page reads at its start.
import { entityCalls } from '../entities.ts'
import { authenticationCalls } from './authentication.ts'
import { clientAccountCalls } from './client-account.ts'
import { clientCoinCalls } from './client-coin.ts'
import { clientMarketCalls } from './client-market.ts'
import { clientProfileCalls } from './client-profile.ts'
import { clientWatchlistCalls } from './client-watchlists.ts'
import { stripeCheckoutCalls } from './stripe-checkout.ts'

export const deviceCalls = {
  ...authenticationCalls,
  ...clientAccountCalls,
  ...clientCoinCalls,
  ...clientMarketCalls,
  ...clientProfileCalls,
  ...clientWatchlistCalls,
  ...stripeCheckoutCalls,
  ...entityCalls,
}

export type DeviceCalls = typeof deviceCalls
export type DeviceCallName = keyof DeviceCalls

import { describe, expect, it } from 'vitest'
import { mayOfferInstall, type OfferFacts } from './install-offer.ts'

const good: OfferFacts = {
  way: 'prompt',
  hadSuccess: true,
  isDismissed: false,
  isOnline: true,
  path: '/watchlist',
}

describe('design 9: the install card', () => {
  it('shows after a success moment', () => expect(mayOfferInstall(good)).toBe(true))
  it('shows the steps on iOS, which has no prompt', () =>
    expect(mayOfferInstall({ ...good, way: 'ios-steps' })).toBe(true))
  it.each<[string, Partial<OfferFacts>]>([
    ['before any success', { hadSuccess: false }],
    ['again after it was dismissed', { isDismissed: true }],
    ['offline', { isOnline: false }],
    ['at login', { path: '/login' }],
    ['at login/admin', { path: '/login/admin' }],
    ['at checkout', { path: '/stripe-checkout' }],
    ['after payment', { path: '/payment-success' }],
    ['once installed', { way: 'installed' }],
    ['where the browser cannot install', { way: 'unavailable' }],
  ])('does not show %s', (_when, facts) =>
    expect(mayOfferInstall({ ...good, ...facts })).toBe(false),
  )
})

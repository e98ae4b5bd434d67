// The areas of the packs with their keys, so that a wrong key does not compile. One line per file
// of locales/en.
import type actions from '#locales/en/actions.json'
import type activity from '#locales/en/activity.json'
import type admin from '#locales/en/admin.json'
import type airdrops from '#locales/en/airdrops.json'
import type auth from '#locales/en/auth.json'
import type coinAnalysis from '#locales/en/coin-analysis.json'
import type coinCategory from '#locales/en/coin-category.json'
import type coinCompare from '#locales/en/coin-compare.json'
import type coinDetail from '#locales/en/coin-detail.json'
import type coinFacts from '#locales/en/coin-facts.json'
import type coinMarkets from '#locales/en/coin-markets.json'
import type coinProjection from '#locales/en/coin-projection.json'
import type coinScore from '#locales/en/coin-score.json'
import type coinTechnicals from '#locales/en/coin-technicals.json'
import type coins from '#locales/en/coins.json'
import type commands from '#locales/en/commands.json'
import type dates from '#locales/en/dates.json'
import type error from '#locales/en/error.json'
import type footer from '#locales/en/footer.json'
import type gems from '#locales/en/gems.json'
import type guards from '#locales/en/guards.json'
import type info from '#locales/en/info.json'
import type landing from '#locales/en/landing.json'
import type launchpads from '#locales/en/launchpads.json'
import type legal from '#locales/en/legal.json'
import type legalAdPolicy from '#locales/en/legal-ad-policy.json'
import type legalCookiePolicy from '#locales/en/legal-cookie-policy.json'
import type legalDisclaimer from '#locales/en/legal-disclaimer.json'
import type legalPrivacy from '#locales/en/legal-privacy.json'
import type legalTerms from '#locales/en/legal-terms.json'
import type languages from '#locales/en/languages.json'
import type market from '#locales/en/market.json'
import type membership from '#locales/en/membership.json'
import type movers from '#locales/en/movers.json'
import type ownScore from '#locales/en/own-score.json'
import type nav from '#locales/en/nav.json'
import type pages from '#locales/en/pages.json'
import type careers from '#locales/en/careers.json'
import type faq from '#locales/en/faq.json'
import type features from '#locales/en/features.json'
import type portfolio from '#locales/en/portfolio.json'
import type profile from '#locales/en/profile.json'
import type pricing from '#locales/en/pricing.json'
import type plans from '#locales/en/plans.json'
import type search from '#locales/en/search.json'
import type sync from '#locales/en/sync.json'
import type syncDetails from '#locales/en/sync-details.json'
import type pwa from '#locales/en/pwa.json'
import type rating from '#locales/en/rating.json'
import type receipt from '#locales/en/receipt.json'
import type settings from '#locales/en/settings.json'
import type storage from '#locales/en/storage.json'
import type states from '#locales/en/states.json'
import type testPages from '#locales/en/test-pages.json'
import type upcoming from '#locales/en/upcoming.json'
import type watchlists from '#locales/en/watchlists.json'

export type Areas = {
  actions: typeof actions
  activity: typeof activity
  admin: typeof admin
  airdrops: typeof airdrops
  auth: typeof auth
  'coin-analysis': typeof coinAnalysis
  'coin-category': typeof coinCategory
  'coin-compare': typeof coinCompare
  'coin-detail': typeof coinDetail
  'coin-facts': typeof coinFacts
  'coin-markets': typeof coinMarkets
  'coin-projection': typeof coinProjection
  'coin-score': typeof coinScore
  'coin-technicals': typeof coinTechnicals
  coins: typeof coins
  commands: typeof commands
  dates: typeof dates
  error: typeof error
  footer: typeof footer
  gems: typeof gems
  guards: typeof guards
  info: typeof info
  landing: typeof landing
  launchpads: typeof launchpads
  legal: typeof legal
  'legal-ad-policy': typeof legalAdPolicy
  'legal-cookie-policy': typeof legalCookiePolicy
  'legal-disclaimer': typeof legalDisclaimer
  'legal-privacy': typeof legalPrivacy
  'legal-terms': typeof legalTerms
  languages: typeof languages
  market: typeof market
  membership: typeof membership
  movers: typeof movers
  'own-score': typeof ownScore
  nav: typeof nav
  pages: typeof pages
  careers: typeof careers
  faq: typeof faq
  features: typeof features
  pricing: typeof pricing
  portfolio: typeof portfolio
  profile: typeof profile
  plans: typeof plans
  search: typeof search
  sync: typeof sync
  'sync-details': typeof syncDetails
  pwa: typeof pwa
  rating: typeof rating
  receipt: typeof receipt
  settings: typeof settings
  states: typeof states
  storage: typeof storage
  'test-pages': typeof testPages
  upcoming: typeof upcoming
  watchlists: typeof watchlists
}

export type Area = keyof Areas

type PluralCategory = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'
type WithoutPlural<Key> = Key extends `${infer Base}_${PluralCategory}` ? Base : Key

/** The keys of an area; plural forms count as one key. */
export type TextKey<A extends Area> = WithoutPlural<Extract<keyof Areas[A], string>>

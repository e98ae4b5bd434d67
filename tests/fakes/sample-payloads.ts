// One good payload for every f of the contract; the type refuses a table that misses one.
import type { PayloadOf } from '#contract/call.ts'
import type { CallName, Calls } from '#contract/calls.ts'
import { entityPayloads } from './entity-rows.ts'

/** Ids of rows that belong to the account the payloads are made for. */
export type OwnedIds = {
  coinList: string
  saleList: string
  email: string
  password: string
  verifyToken: string
  otherSession: string
  /** Of a member; empty for anybody else. */ subscriptionId: string
  checkoutId: string
  /** Of entities beside watchlists, by their tables. */ rows?: Readonly<Record<string, string>>
}

export const samplePayloads: { [F in CallName]: (ids: OwnedIds) => PayloadOf<Calls[F]> } = {
  ...entityPayloads,
  login_user: ({ email, password }) => ({ email, password }),
  logout_user: () => ({}),
  register_user: () => ({
    email: 'sample@example.com',
    password: 'Correct-horse-9',
    username: 'sample',
  }),
  change_password: ({ password }) => ({
    current_password: password,
    new_password: 'Better-horse-10',
  }),
  verify_email: ({ verifyToken }) => ({ token: verifyToken }),
  request_email_verification: ({ email }) => ({ email }),
  forgot_password: ({ email }) => ({ email }),
  get_google_tokens: () => ({ code: 'a code of nobody' }),
  get_captcha_challenge: () => ({}),
  retrieve_current_user: () => ({}),
  update_profile: ({ email }) => ({ username: `re-${email.split('@')[0]}` }),
  update_user_avatar: () => ({ avatar_id: 'owl' }),
  remove_user_avatar: () => ({}),
  get_notification_settings: () => ({}),
  update_notification_settings: () => ({ settings: { watched_changes: { email: true } } }),
  get_sessions: () => ({}),
  revoke_session: ({ otherSession }) => ({ id: otherSession }),
  revoke_other_sessions: () => ({}),
  export_my_data: () => ({}),
  delete_account: ({ password }) => ({ password }),
  get_capabilities: () => ({}),
  get_config: () => ({}),
  get_languages: () => ({}),
  change_language: () => ({ language_code: 'tr' }),
  search_assets: () => ({ query: 'bit' }),
  get_market: () => ({}),
  get_market_block: () => ({ block: 0 }),
  get_coins: () => ({}),
  get_coin_detail: () => ({ id: 'bitcoin' }),
  get_coin_price_history: () => ({ id: 'bitcoin', range: '7d' }),
  get_coin_ohlc: () => ({ id: 'bitcoin', days: 30 }),
  get_coin_dossiers: () => ({ ids: ['bitcoin'] }),
  get_daily_closes: () => ({ ids: ['bitcoin', 'ethereum'], since: 1_700_000_000 }),
  get_score_history: () => ({ id: 'bitcoin', kind: 'coin' }),
  get_upcoming_idos: () => ({}),
  get_ido_detail: () => ({ id: 'some-sale' }),
  get_launchpads: () => ({}),
  get_airdrops: () => ({}),
  get_exchange_rates: () => ({}),
  get_coin_highlights: () => ({}),
  get_coin_filters: () => ({}),
  get_upcoming_filters: () => ({}),
  get_gem_coins: () => ({}),
  get_top_movers: () => ({}),
  get_newly_listed_coins: () => ({}),
  compare_coins: () => ({ ids: ['bitcoin', 'ethereum'] }),
  change_watchlist_items: ({ coinList }) => ({
    changes: [
      {
        f: 'add_to_watchlist_v2',
        payload: { listId: coinList, coinId: 'ethereum' },
        key: 'a-key-of-its-own',
        lane: 'a-list-of-a-device',
        seq: 1,
      },
    ],
  }),
  get_user_watchlists: () => ({}),
  create_watchlist: () => ({ name: 'Another' }),
  edit_watchlist: ({ coinList }) => ({
    id: coinList,
    name: 'Renamed',
    description: '',
    icon_id: 2,
  }),
  delete_watchlist: ({ coinList }) => ({ id: coinList }),
  add_to_watchlist_v2: ({ coinList }) => ({
    listId: coinList,
    coinId: 'ethereum',
    description: '',
  }),
  remove_from_watchlist_v2: ({ coinList }) => ({ listId: coinList, coinId: 'bitcoin' }),
  get_user_ido_watchlists: () => ({}),
  create_ido_watchlist: () => ({ name: 'Another' }),
  edit_ido_watchlist: ({ saleList }) => ({
    id: saleList,
    name: 'Renamed',
    description: '',
    icon_id: 2,
  }),
  delete_ido_watchlist: ({ saleList }) => ({ id: saleList }),
  add_to_ido_watchlist: ({ saleList }) => ({ listId: saleList, projectId: 'next-sale' }),
  remove_from_ido_watchlist: ({ saleList }) => ({ listId: saleList, projectId: 'some-sale' }),
  'get-subscription-plans': () => ({}),
  'create-checkout-session': () => ({
    priceId: 'pro_monthly',
    userId: 'whoever',
    successUrl: '/payment-success',
    cancelUrl: '/payment-cancel',
  }),
  'verify-payment': ({ checkoutId }) => ({ sessionId: checkoutId }),
  'get-user-subscription': () => ({}),
  'get-user-invoices': () => ({}),
  'get-user-payment-method': () => ({}),
  'cancel-subscription': ({ subscriptionId }) => ({ subscriptionId }),
  'reactivate-subscription': ({ subscriptionId }) => ({ subscriptionId }),
  'create-payment-update-session': ({ subscriptionId }) => ({
    subscriptionId,
    successUrl: '/profile/membership',
    cancelUrl: '/profile/membership',
  }),
  'get-subscription-options': () => ({}),
  'preview-upgrade-subscription': ({ subscriptionId }) => ({
    subscriptionId,
    newPriceId: 'premium_yearly',
  }),
  'upgrade-subscription': ({ subscriptionId }) => ({
    subscriptionId,
    newPriceId: 'premium_yearly',
  }),
  'preview-downgrade-subscription': ({ subscriptionId }) => ({
    subscriptionId,
    newPriceId: 'pro_monthly',
  }),
  'downgrade-subscription': ({ subscriptionId }) => ({ subscriptionId, newPriceId: 'pro_monthly' }),
}

/** The calls that a person without a membership cannot make with success. */
export const needsMembership = (f: CallName): boolean => {
  const payload = JSON.stringify(
    samplePayloads[f]({
      coinList: '',
      saleList: '',
      email: '',
      password: '',
      verifyToken: '',
      otherSession: '',
      subscriptionId: 'own',
      checkoutId: 'own',
    }),
  )
  return payload.includes('"own"')
}

// The server's half of the table of calls: for every f of the contract, whose rows it touches and
// what it is limited by.
import type { CallName } from '#contract/calls.ts'

export type CallPolicy = {
  /** `self`: every query carries the caller's id. `none`: the call touches nobody's rows. */
  owner: 'self' | 'none'
  /** The smallest membership that may call (D-TIERS: nothing the spec gives away is withheld). */
  tier: 'free' | 'pro' | 'premium'
  /** The count beyond the overall one that this call is measured by. */
  limit: 'calls' | 'logins' | 'registrations' | 'mails' | 'passwords' | 'exports'
  /**
   * A public call that answers a member more: a session is looked at where one is sent, and never
   * asked for.
   */
  welcomesMembers?: true
  /** Takes away or ends something: the day's quota leaves it more room than what adds. */
  takesAway?: true
  /**
   * A changing call whose repeated key has one effect at the payment provider, which no transaction
   * of ours can hold.
   */
  isKeptByProvider?: true
}

const open: CallPolicy = { owner: 'none', tier: 'free', limit: 'calls' }
const own: CallPolicy = { owner: 'self', tier: 'free', limit: 'calls' }
const taking: CallPolicy = { ...own, takesAway: true }
const paid: CallPolicy = { ...own, isKeptByProvider: true }

export const callPolicies: Record<CallName, CallPolicy> = {
  login_user: { ...open, limit: 'logins' },
  logout_user: own,
  change_password: { ...own, limit: 'passwords' },
  register_user: { ...open, limit: 'registrations' },
  verify_email: open,
  request_email_verification: { ...open, limit: 'mails', welcomesMembers: true },
  forgot_password: { ...open, limit: 'mails' },
  get_google_tokens: { ...open, limit: 'registrations' },
  get_captcha_challenge: open,
  retrieve_current_user: own,
  update_profile: own,
  update_user_avatar: own,
  remove_user_avatar: taking,
  get_sessions: own,
  revoke_session: taking,
  revoke_other_sessions: taking,
  export_my_data: { ...own, limit: 'exports' },
  delete_account: { ...own, limit: 'passwords' },
  get_capabilities: open,
  get_config: open,
  get_languages: open,
  change_language: own,
  search_assets: open,
  get_market: open,
  get_market_block: open,
  get_coins: open,
  get_coin_detail: open,
  get_coin_price_history: open,
  get_coin_ohlc: open,
  get_score_history: { ...open, welcomesMembers: true },
  get_coin_dossiers: { ...open, welcomesMembers: true },
  get_upcoming_idos: open,
  get_ido_detail: open,
  get_launchpads: open,
  get_airdrops: open,
  get_coin_highlights: open,
  get_coin_filters: open,
  get_upcoming_filters: open,
  get_gem_coins: open,
  get_top_movers: open,
  get_newly_listed_coins: open,
  compare_coins: open,
  change_watchlist_items: own,
  get_user_watchlists: own,
  create_watchlist: own,
  edit_watchlist: own,
  delete_watchlist: taking,
  add_to_watchlist_v2: own,
  remove_from_watchlist_v2: taking,
  get_user_ido_watchlists: own,
  create_ido_watchlist: own,
  edit_ido_watchlist: own,
  delete_ido_watchlist: taking,
  add_to_ido_watchlist: own,
  remove_from_ido_watchlist: taking,
  'get-subscription-plans': open,
  'create-checkout-session': paid,
  'verify-payment': own,
  'get-user-subscription': own,
  'get-user-invoices': own,
  'get-user-payment-method': own,
  'cancel-subscription': paid,
  'reactivate-subscription': paid,
  'create-payment-update-session': paid,
  'get-subscription-options': own,
  'preview-upgrade-subscription': own,
  'upgrade-subscription': paid,
  'preview-downgrade-subscription': own,
  'downgrade-subscription': paid,
}

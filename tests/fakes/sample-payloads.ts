// One good payload for every f of the contract; the type refuses a table that misses one.
import type { PayloadOf } from '#contract/call.ts'
import type { CallName, Calls } from '#contract/calls.ts'

/** Ids of rows that belong to the account the payloads are made for. */
export type OwnedIds = { coinList: string; idoList: string; email: string; password: string; verifyToken: string }

export const samplePayloads: { [F in CallName]: (ids: OwnedIds) => PayloadOf<Calls[F]> } = {
  login_user: ({ email, password }) => ({ email, password }),
  logout_user: () => ({}),
  register_user: () => ({ email: 'sample@example.com', password: 'Correct-horse-9', username: 'sample' }),
  verify_email: ({ verifyToken }) => ({ token: verifyToken }),
  request_email_verification: ({ email }) => ({ email }),
  retrieve_current_user: () => ({}),
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
  get_upcoming_idos: () => ({}),
  get_ido_detail: () => ({ id: 'some-sale' }),
  get_user_watchlists: () => ({}),
  create_watchlist: () => ({ name: 'Another' }),
  edit_watchlist: ({ coinList }) => ({ id: coinList, name: 'Renamed', description: '', icon_id: 2 }),
  delete_watchlist: ({ coinList }) => ({ id: coinList }),
  add_to_watchlist_v2: ({ coinList }) => ({ listId: coinList, coinId: 'ethereum', description: '' }),
  remove_from_watchlist_v2: ({ coinList }) => ({ listId: coinList, coinId: 'bitcoin' }),
  get_user_ido_watchlists: () => ({}),
  create_ido_watchlist: () => ({ name: 'Another' }),
  edit_ido_watchlist: ({ idoList }) => ({ id: idoList, name: 'Renamed', description: '', icon_id: 2 }),
  delete_ido_watchlist: ({ idoList }) => ({ id: idoList }),
  add_to_ido_watchlist: ({ idoList }) => ({ listId: idoList, projectId: 'next-sale' }),
  'get-subscription-plans': () => ({}),
  remove_from_ido_watchlist: ({ idoList }) => ({ listId: idoList, projectId: 'some-sale' }),
}

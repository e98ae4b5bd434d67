// The handler of every call of POST /client.php.
import type { clientAccountCalls } from '#contract/calls/client-account.ts'
import type { clientCoinCalls } from '#contract/calls/client-coin.ts'
import type { clientListCalls } from '#contract/calls/client-lists.ts'
import type { clientMarketCalls } from '#contract/calls/client-market.ts'
import type { clientProfileCalls } from '#contract/calls/client-profile.ts'
import type { clientWatchlistCalls } from '#contract/calls/client-watchlists.ts'
import type { entityCalls } from '#contract/entities.ts'
import type { HandlersOf } from '../calls/handler.ts'
import { entityHandlers } from '../entities/registry.ts'
import { changeLanguage } from './client/account/change_language.ts'
import { deleteAccount } from './client/account/delete_account.ts'
import { exportMyData } from './client/account/export_my_data.ts'
import { getSessions } from './client/account/get_sessions.ts'
import { retrieveCurrentUser } from './client/account/retrieve_current_user.ts'
import { revokeOtherSessions } from './client/account/revoke_other_sessions.ts'
import { revokeSession } from './client/account/revoke_session.ts'
import { addToWatchlistV2 } from './client/coin-watchlists/add_to_watchlist_v2.ts'
import { changeWatchlistItems } from './client/coin-watchlists/change_watchlist_items.ts'
import { createWatchlist } from './client/coin-watchlists/create_watchlist.ts'
import { deleteWatchlist } from './client/coin-watchlists/delete_watchlist.ts'
import { editWatchlist } from './client/coin-watchlists/edit_watchlist.ts'
import { getUserWatchlists } from './client/coin-watchlists/get_user_watchlists.ts'
import { removeFromWatchlistV2 } from './client/coin-watchlists/remove_from_watchlist_v2.ts'
import { compareCoins } from './client/coins/compare_coins.ts'
import { getCoinDetail } from './client/coins/get_coin_detail.ts'
import { getCoinDossiers } from './client/coins/get_coin_dossiers.ts'
import { getCoinFilters } from './client/coins/get_coin_filters.ts'
import { getCoinHighlights } from './client/coins/get_coin_highlights.ts'
import { getCoinOhlc } from './client/coins/get_coin_ohlc.ts'
import { getCoinPriceHistory } from './client/coins/get_coin_price_history.ts'
import { getCoins } from './client/coins/get_coins.ts'
import { getGemCoins } from './client/coins/get_gem_coins.ts'
import { getNewlyListedCoins } from './client/coins/get_newly_listed_coins.ts'
import { getScoreHistory } from './client/coins/get_score_history.ts'
import { getTopMovers } from './client/coins/get_top_movers.ts'
import { getCapabilities } from './client/host/get_capabilities.ts'
import { getConfig } from './client/host/get_config.ts'
import { getLanguages } from './client/host/get_languages.ts'
import { addToIdoWatchlist } from './client/sale-watchlists/add_to_ido_watchlist.ts'
import { createIdoWatchlist } from './client/sale-watchlists/create_ido_watchlist.ts'
import { deleteIdoWatchlist } from './client/sale-watchlists/delete_ido_watchlist.ts'
import { editIdoWatchlist } from './client/sale-watchlists/edit_ido_watchlist.ts'
import { getUserIdoWatchlists } from './client/sale-watchlists/get_user_ido_watchlists.ts'
import { removeFromIdoWatchlist } from './client/sale-watchlists/remove_from_ido_watchlist.ts'
import { getAirdrops } from './client/market/get_airdrops.ts'
import { getDailyCloses } from './client/market/get_daily_closes.ts'
import { getExchangeRates } from './client/market/get_exchange_rates.ts'
import { getIdoDetail } from './client/market/get_ido_detail.ts'
import { getLaunchpads } from './client/market/get_launchpads.ts'
import { getMarket } from './client/market/get_market.ts'
import { getMarketBlock } from './client/market/get_market_block.ts'
import { getUpcomingFilters } from './client/market/get_upcoming_filters.ts'
import { getUpcomingIdos } from './client/market/get_upcoming_idos.ts'
import { searchAssets } from './client/market/search_assets.ts'
import { getNotificationSettings } from './client/profile/get_notification_settings.ts'
import { removeUserAvatar } from './client/profile/remove_user_avatar.ts'
import { updateNotificationSettings } from './client/profile/update_notification_settings.ts'
import { updateProfile } from './client/profile/update_profile.ts'
import { updateUserAvatar } from './client/profile/update_user_avatar.ts'

type ClientCalls = typeof clientAccountCalls &
  typeof clientCoinCalls &
  typeof clientListCalls &
  typeof clientMarketCalls &
  typeof clientProfileCalls &
  typeof clientWatchlistCalls &
  typeof entityCalls

export const clientHandlers: HandlersOf<ClientCalls> = {
  ...entityHandlers,
  change_language: changeLanguage,
  delete_account: deleteAccount,
  export_my_data: exportMyData,
  get_sessions: getSessions,
  retrieve_current_user: retrieveCurrentUser,
  revoke_other_sessions: revokeOtherSessions,
  revoke_session: revokeSession,
  add_to_watchlist_v2: addToWatchlistV2,
  change_watchlist_items: changeWatchlistItems,
  create_watchlist: createWatchlist,
  delete_watchlist: deleteWatchlist,
  edit_watchlist: editWatchlist,
  get_user_watchlists: getUserWatchlists,
  remove_from_watchlist_v2: removeFromWatchlistV2,
  compare_coins: compareCoins,
  get_coin_detail: getCoinDetail,
  get_coin_dossiers: getCoinDossiers,
  get_coin_filters: getCoinFilters,
  get_coin_highlights: getCoinHighlights,
  get_coin_ohlc: getCoinOhlc,
  get_coin_price_history: getCoinPriceHistory,
  get_coins: getCoins,
  get_gem_coins: getGemCoins,
  get_newly_listed_coins: getNewlyListedCoins,
  get_score_history: getScoreHistory,
  get_top_movers: getTopMovers,
  get_capabilities: getCapabilities,
  get_config: getConfig,
  get_languages: getLanguages,
  add_to_ido_watchlist: addToIdoWatchlist,
  create_ido_watchlist: createIdoWatchlist,
  delete_ido_watchlist: deleteIdoWatchlist,
  edit_ido_watchlist: editIdoWatchlist,
  get_user_ido_watchlists: getUserIdoWatchlists,
  remove_from_ido_watchlist: removeFromIdoWatchlist,
  get_airdrops: getAirdrops,
  get_daily_closes: getDailyCloses,
  get_exchange_rates: getExchangeRates,
  get_ido_detail: getIdoDetail,
  get_launchpads: getLaunchpads,
  get_market: getMarket,
  get_market_block: getMarketBlock,
  get_upcoming_filters: getUpcomingFilters,
  get_upcoming_idos: getUpcomingIdos,
  search_assets: searchAssets,
  get_notification_settings: getNotificationSettings,
  update_notification_settings: updateNotificationSettings,
  remove_user_avatar: removeUserAvatar,
  update_profile: updateProfile,
  update_user_avatar: updateUserAvatar,
}

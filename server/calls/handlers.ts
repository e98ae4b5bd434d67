// The handler of every f of the contract; the type refuses a table that misses one.
import type { CallName } from '#contract/calls.ts'
import { changePassword } from '../handlers/authentication/change_password.ts'
import { forgotPassword } from '../handlers/authentication/forgot_password.ts'
import { getCaptchaChallenge } from '../handlers/authentication/get_captcha_challenge.ts'
import { getGoogleTokens } from '../handlers/authentication/get_google_tokens.ts'
import { loginUser } from '../handlers/authentication/login_user.ts'
import { logoutUser } from '../handlers/authentication/logout_user.ts'
import { registerUser } from '../handlers/authentication/register_user.ts'
import { requestEmailVerification } from '../handlers/authentication/request_email_verification.ts'
import { verifyEmail } from '../handlers/authentication/verify_email.ts'
import { addToIdoWatchlist } from '../handlers/client/add_to_ido_watchlist.ts'
import { addToWatchlistV2 } from '../handlers/client/add_to_watchlist_v2.ts'
import { changeLanguage } from '../handlers/client/change_language.ts'
import { changeWatchlistItems } from '../handlers/client/change_watchlist_items.ts'
import { createIdoWatchlist } from '../handlers/client/create_ido_watchlist.ts'
import { createWatchlist } from '../handlers/client/create_watchlist.ts'
import { deleteIdoWatchlist } from '../handlers/client/delete_ido_watchlist.ts'
import { deleteWatchlist } from '../handlers/client/delete_watchlist.ts'
import { editIdoWatchlist } from '../handlers/client/edit_ido_watchlist.ts'
import { editWatchlist } from '../handlers/client/edit_watchlist.ts'
import { getCapabilities } from '../handlers/client/get_capabilities.ts'
import { getConfig } from '../handlers/client/get_config.ts'
import { getLanguages } from '../handlers/client/get_languages.ts'
import { getUserIdoWatchlists } from '../handlers/client/get_user_ido_watchlists.ts'
import { getUserWatchlists } from '../handlers/client/get_user_watchlists.ts'
import { removeFromIdoWatchlist } from '../handlers/client/remove_from_ido_watchlist.ts'
import { removeFromWatchlistV2 } from '../handlers/client/remove_from_watchlist_v2.ts'
import { retrieveCurrentUser } from '../handlers/client/retrieve_current_user.ts'
import type { Handler } from './handler.ts'
import { listHandlers } from './list-handlers.ts'
import { marketHandlers } from './market-handlers.ts'
import { paymentHandlers } from './payment-handlers.ts'
import { profileHandlers } from './profile-handlers.ts'

export const handlers: { readonly [F in CallName]: Handler<F> } = {
  login_user: loginUser,
  logout_user: logoutUser,
  change_password: changePassword,
  register_user: registerUser,
  verify_email: verifyEmail,
  request_email_verification: requestEmailVerification,
  forgot_password: forgotPassword,
  get_google_tokens: getGoogleTokens,
  get_captcha_challenge: getCaptchaChallenge,
  retrieve_current_user: retrieveCurrentUser,
  get_capabilities: getCapabilities,
  get_config: getConfig,
  get_languages: getLanguages,
  change_language: changeLanguage,
  change_watchlist_items: changeWatchlistItems,
  get_user_watchlists: getUserWatchlists,
  create_watchlist: createWatchlist,
  edit_watchlist: editWatchlist,
  delete_watchlist: deleteWatchlist,
  add_to_watchlist_v2: addToWatchlistV2,
  remove_from_watchlist_v2: removeFromWatchlistV2,
  get_user_ido_watchlists: getUserIdoWatchlists,
  create_ido_watchlist: createIdoWatchlist,
  edit_ido_watchlist: editIdoWatchlist,
  delete_ido_watchlist: deleteIdoWatchlist,
  add_to_ido_watchlist: addToIdoWatchlist,
  remove_from_ido_watchlist: removeFromIdoWatchlist,
  ...listHandlers,
  ...marketHandlers,
  ...paymentHandlers,
  ...profileHandlers,
}

// A user's account is told which language was chosen (R-LNG-013).
import { callApi } from '#api/client.ts'
import { openAccountDb } from '#data/open-account.ts'
import type { LanguageCode } from '#i18n/languages.ts'
import { sendLanguage } from '#sync/session/account-language.ts'

/** In passing: kept until it was told. Rejects where it could not be kept. */
export const tellAccountLanguage = (account: string, code: LanguageCode): Promise<void> =>
  sendLanguage({ db: openAccountDb(account), callApi }, code)

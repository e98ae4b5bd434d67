// A language is chosen: the page turns at once, a user's account is told in passing (R-LNG-013,
// D-LANGLIST).
import { useState } from 'react'
import { tellAccountLanguage } from '#client/online/tell-language.ts'
import type { LanguageCode } from '#i18n/languages.ts'
import { changeLanguage } from '#i18n/setup.ts'
import { accountOf } from '#sync/session/session.ts'
import { useSession } from '#client/session/session-context.ts'
import { tellTranslationError } from './translation-reload.ts'

const tellAccount = (account: string, code: LanguageCode): void => {
  tellAccountLanguage(account, code).catch((error: unknown) =>
    console.warn('the language to tell could not be kept', error),
  )
}

export type ChooseLanguage = { choose: (code: LanguageCode) => void; loading: LanguageCode | null }

/**
 * `onChosen` follows a change that worked; one that didn't is told by a toast, and nothing has
 * changed.
 */
export const useChooseLanguage = (onChosen: () => void): ChooseLanguage => {
  const account = accountOf(useSession())
  const [loading, setLoading] = useState<LanguageCode | null>(null)
  const choose = async (code: LanguageCode): Promise<void> => {
    setLoading(code)
    try {
      await changeLanguage(code)
      if (account !== null && account !== 'anon') tellAccount(account, code)
      onChosen()
    } catch {
      tellTranslationError('failed')
    } finally {
      setLoading(null)
    }
  }
  return { choose: (code) => void choose(code), loading }
}

// A language is chosen: the page turns at once, a member's account is told in passing (R-LNG-013, D-LANGLIST).
import { useState } from 'react'
import { callApi } from '#api/client.ts'
import type { LanguageCode } from '#i18n/languages.ts'
import { changeLanguage } from '#i18n/setup.ts'
import { textOf } from '#i18n/use-text.ts'
import { toast } from '#ui/toast/toast-store.ts'
import { useSession } from '#widgets/session/session-context.ts'
import { failedToastMs } from './translation-reload.ts'

const tellAccount = (code: LanguageCode): void => {
  void callApi('change_language', { language_code: code }).catch((error: unknown) => console.warn('the account was not told about its language', error))
}

export type ChooseLanguage = { choose: (code: LanguageCode) => void; loading: LanguageCode | null }

/** `onChosen` follows a change that worked; one that didn't is told by a toast, and nothing has changed. */
export const useChooseLanguage = (onChosen: () => void): ChooseLanguage => {
  const isMember = useSession().status === 'member'
  const [loading, setLoading] = useState<LanguageCode | null>(null)
  const choose = async (code: LanguageCode): Promise<void> => {
    setLoading(code)
    try {
      await changeLanguage(code)
      if (isMember) tellAccount(code)
      onChosen()
    } catch {
      toast({ title: textOf('languages', 'failed'), variant: 'destructive', durationMs: failedToastMs })
    } finally {
      setLoading(null)
    }
  }
  return { choose: (code) => void choose(code), loading }
}

// Watches the language and the currency for the whole page, so that not every word on it has to.
import { useMemo, useSyncExternalStore, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { shownAmounts, watchAmounts } from './amounts.ts'
import type { LanguageCode } from './languages.ts'
import { LanguageContext } from './language-context.ts'
import { texts } from './setup.ts'

export const LanguageProvider = ({ children }: { children: ReactNode }) => {
  const { i18n, t } = useTranslation(undefined, { i18n: texts, useSuspense: false })
  const amounts = useSyncExternalStore(watchAmounts, shownAmounts)
  const spoken = useMemo(
    () => ({ language: i18n.language as LanguageCode, words: t, amounts }),
    [i18n.language, t, amounts],
  )
  return <LanguageContext value={spoken}>{children}</LanguageContext>
}

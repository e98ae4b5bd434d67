// Watches the language and the currency for the whole page, so that not every word on it has to.
import { useMemo, useSyncExternalStore, type ReactNode } from 'react'
import { shownAmounts, watchAmounts } from './amounts.ts'
import { LanguageContext } from './language-context.ts'
import { texts } from './lookup/texts.ts'

export const LanguageProvider = ({ children }: { children: ReactNode }) => {
  const revision = useSyncExternalStore(texts.watch, texts.revision)
  const amounts = useSyncExternalStore(watchAmounts, shownAmounts)
  const spoken = useMemo(
    () => ({ language: texts.language(), revision, amounts }),
    [revision, amounts],
  )
  return <LanguageContext value={spoken}>{children}</LanguageContext>
}

// The language of the page, the dialog that changes it, and its texts fetched anew (R-I18-014,
// R-I18-015).
import { useState } from 'react'
import { languages } from '#i18n/languages.ts'
import { useText } from '#i18n/use-text.ts'
import { Button } from '#ui/actions/button.tsx'
import { LazyLanguageDialog } from '#parts/language/lazy-language-dialog.tsx'
import { reloadTranslations } from '#parts/language/translation-reload.ts'
import { PageSection } from '#ui/page-section.tsx'

export const LanguageSetting = () => {
  const { t, language } = useText('settings')
  const { t: words } = useText('languages')
  const [isOpen, setIsOpen] = useState(false)
  const current = languages.find(({ code }) => code === language)
  return (
    <PageSection title={t('language')}>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <bdi className="text-body text-ink-1">{current?.nativeName}</bdi>
        <Button onClick={() => setIsOpen(true)}>{t('changeLanguage')}</Button>
      </div>
      <div className="-ms-2.5 flex flex-wrap gap-x-2">
        <Button size="small" variant="ghost" onClick={() => void reloadTranslations('refreshed')}>
          {words('refresh')}
        </Button>
        <Button size="small" variant="ghost" onClick={() => void reloadTranslations('cleared')}>
          {words('clear')}
        </Button>
      </div>
      <LazyLanguageDialog isOpen={isOpen} onOpenChange={setIsOpen} />
    </PageSection>
  )
}

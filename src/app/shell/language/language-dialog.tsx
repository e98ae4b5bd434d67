// Twelve languages to search and choose from; the choice applies at once (R-LNG).
import { Check } from 'lucide-react'
import { clsx } from 'clsx'
import { useId, useState } from 'react'
import { languages, type LanguageCode } from '#i18n/languages.ts'
import { changeLanguage, reloadTexts } from '#i18n/setup.ts'
import { useText } from '#i18n/use-text.ts'
import { Button } from '#ui/actions/button.tsx'
import { inputClass } from '#ui/fields/field.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { toast } from '#ui/toast/toast-store.ts'
import { Flag } from './flags.tsx'

const refreshedMs = 3000
const failedMs = 5000

const matches = (query: string) => (language: (typeof languages)[number]) =>
  [language.name, language.nativeName, language.code].some((text) => text.toLocaleLowerCase().includes(query.trim().toLocaleLowerCase()))

export const LanguageDialog = ({ isOpen, onOpenChange }: { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }) => {
  const { t, language: current } = useText('nav')
  const { t: actions } = useText('actions')
  const [query, setQuery] = useState('')
  const searchId = useId()
  const found = languages.filter(matches(query))

  const choose = async (code: LanguageCode): Promise<void> => {
    try {
      await changeLanguage(code)
      onOpenChange(false)
    } catch {
      toast({ title: t('languageFailed'), variant: 'destructive', durationMs: failedMs })
    }
  }
  const reload = async (done: 'translationsRefreshed' | 'translationsCleared'): Promise<void> => {
    try {
      const count = await reloadTexts()
      toast({ title: t(done), description: t('translationsLoaded', { count }), durationMs: refreshedMs })
    } catch {
      toast({ title: t('translationsFailed'), variant: 'destructive', durationMs: failedMs })
    }
  }

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t('language')}
      closeLabel={actions('close')}
      width="wide"
      actions={
        <div className="flex flex-1 flex-wrap gap-2 border-t border-hair pt-3">
          <Button size="small" variant="ghost" onClick={() => void reload('translationsRefreshed')}>
            {t('refreshTranslations')}
          </Button>
          <Button size="small" variant="ghost" onClick={() => void reload('translationsCleared')}>
            {t('clearTranslations')}
          </Button>
        </div>
      }
    >
      <label htmlFor={searchId} className="sr-only">
        {t('searchLanguages')}
      </label>
      <input id={searchId} type="search" autoComplete="off" placeholder={t('searchLanguages')} value={query} onChange={(event) => setQuery(event.target.value)} className={inputClass} />
      {found.length === 0 ? <p className="py-6 text-body text-ink-3">{t('noLanguage')}</p> : null}
      <ul className="mt-3 grid grid-cols-1 gap-1 tablet:grid-cols-3">
        {found.map(({ code, name, nativeName }) => (
          <li key={code}>
            <button
              type="button"
              lang={code}
              aria-current={code === current || undefined}
              onClick={() => void choose(code)}
              className={clsx('flex min-h-13 w-full items-center gap-3 rounded-2 px-3 transition-colors hover:bg-hover', code === current && 'bg-raised')}
            >
              <Flag code={code} />
              <span className="grid min-w-0 flex-1">
                <span className="truncate text-body font-medium text-ink-1">
                  <bdi>{nativeName}</bdi>
                </span>
                <span lang="en" className="truncate text-caption text-ink-3">
                  <bdi>{name}</bdi>
                </span>
              </span>
              {code === current ? <Check className="text-ink-1" /> : null}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

// Twelve languages to search and choose from; the choice applies at once (R-LNG).
import { useId, useRef, useState } from 'react'
import { useText } from '#i18n/use-text.ts'
import { Button } from '#ui/actions/button.tsx'
import { inputClass } from '#ui/fields/field.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { CurrencyDialog } from '../currency/currency-dialog.tsx'
import { LanguageGrid, LanguageGridSkeleton } from './language-grid.tsx'
import { isMeant } from '#client/language/offered-languages.ts'
import { useChooseLanguage } from './use-choose-language.ts'
import { useGridKeys } from './use-grid-keys.ts'
import { useLanguageList } from '#client/language/use-language-list.ts'

const CurrencyButton = ({ onCurrency }: { onCurrency: () => void }) => {
  const { t: market } = useText('market')
  return (
    <div className="flex flex-1 flex-wrap gap-x-2 border-t border-hair pt-3">
      <Button size="small" variant="ghost" onClick={onCurrency} className="ms-auto -me-2.5">
        {market('changeCurrency')}
      </Button>
    </div>
  )
}

export type LanguageDialogProps = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }

export const LanguageDialog = ({ isOpen, onOpenChange }: LanguageDialogProps) => {
  const { t } = useText('languages')
  const { t: nav } = useText('nav')
  const { t: actions } = useText('actions')
  const [typed, setTyped] = useState('')
  const [choosesCurrency, setChoosesCurrency] = useState(false)
  const searchId = useId()
  const search = useRef<HTMLInputElement>(null)
  const { grid, onGridKey, onAboveKey } = useGridKeys(search)
  const { languages, isLoading, flagService } = useLanguageList()
  const { choose, loading } = useChooseLanguage(() => onOpenChange(false))
  const found = languages.filter((language) => isMeant(language, typed))
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={nav('language')}
      closeLabel={actions('close')}
      width="wide"
      actions={<CurrencyButton onCurrency={() => setChoosesCurrency(true)} />}
      firstFocus={search}
    >
      <label htmlFor={searchId} className="sr-only">
        {t('search')}
      </label>
      <input
        ref={search}
        id={searchId}
        type="search"
        autoComplete="off"
        placeholder={t('search')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onAboveKey}
        className={`mt-1 ${inputClass}`}
      />
      <p
        role="status"
        className={found.length === 0 && !isLoading ? 'py-6 text-body text-ink-2' : 'sr-only'}
      >
        {found.length === 0 && !isLoading ? t('none') : null}
      </p>
      {isLoading ? (
        <LanguageGridSkeleton />
      ) : (
        <LanguageGrid
          ref={grid}
          found={found}
          flagService={flagService}
          loading={loading}
          onChoose={choose}
          onKeyDown={onGridKey}
        />
      )}
      {choosesCurrency ? (
        <CurrencyDialog
          onClose={() => setChoosesCurrency(false)}
          onChosen={() => onOpenChange(false)}
        />
      ) : null}
    </Dialog>
  )
}

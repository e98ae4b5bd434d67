// The currencies to search and choose from, each with its rate; the choice applies at once.
import { useId, useRef, useState } from 'react'
import { currencies, currencyName, type Currency } from '#domain/money/currencies.ts'
import { proposedCurrency } from '#domain/money/proposed-currency.ts'
import { foldText } from '#domain/text/fold-text.ts'
import { useText } from '#i18n/use-text.ts'
import { inputClass } from '#ui/fields/field.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { chooseCurrency, useChosenCurrency } from '#client/currency/currency-choice.ts'
import { useRatesPull } from '#client/currency/rates-care.ts'
import { useRates } from '#client/currency/use-rates.ts'
import { useGridKeys } from '../language/use-grid-keys.ts'
import { CurrencyGrid, type OfferedCurrency } from './currency-grid.tsx'
import { RateAge } from './rate-age.tsx'

/** The proposed one first, the others in their order. */
const offered = (language: string, proposed: Currency | null): OfferedCurrency[] => {
  const order = proposed === null ? currencies : [...new Set([proposed, ...currencies])]
  return order.map((code) => ({
    code,
    name: currencyName(code, language),
    isProposed: code === proposed,
  }))
}

const isMeant = ({ code, name }: OfferedCurrency, typed: string): boolean =>
  [code, name, currencyName(code, 'en')].some((text) =>
    foldText(text).includes(foldText(typed.trim())),
  )

type CurrencyDialogProps = { onClose: () => void; onChosen?: () => void }

/** Open for as long as it is mounted; rates are asked for then. */
export const CurrencyDialog = ({ onClose, onChosen }: CurrencyDialogProps) => {
  const { t, language } = useText('market')
  const { t: actions } = useText('actions')
  const [typed, setTyped] = useState('')
  const searchId = useId()
  const search = useRef<HTMLInputElement>(null)
  const { grid, onGridKey, onAboveKey } = useGridKeys(search)
  const chosen = useChosenCurrency()
  const rates = useRates()
  useRatesPull()
  const proposed = chosen === null ? proposedCurrency(language, navigator.languages) : null
  const found = offered(language, proposed).filter((currency) => isMeant(currency, typed))
  const choose = (code: Currency): void => {
    chooseCurrency(code)
    onClose()
    onChosen?.()
  }
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t('currency')}
      closeLabel={actions('close')}
      width="wide"
      firstFocus={search}
    >
      <label htmlFor={searchId} className="sr-only">
        {t('currencySearch')}
      </label>
      <input
        ref={search}
        id={searchId}
        type="search"
        autoComplete="off"
        placeholder={t('currencySearch')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onAboveKey}
        className={`mt-1 ${inputClass}`}
      />
      <p role="status" className={found.length === 0 ? 'py-6 text-body text-ink-2' : 'sr-only'}>
        {found.length === 0 ? t('noCurrency') : null}
      </p>
      <CurrencyGrid
        ref={grid}
        found={found}
        current={chosen ?? 'USD'}
        rates={rates ?? null}
        onChoose={choose}
        onKeyDown={onGridKey}
      />
      <p className="mt-3 text-table text-ink-3">{t('currencyNote')}</p>
      <p className="mt-1 empty:hidden">
        <RateAge />
      </p>
    </Dialog>
  )
}

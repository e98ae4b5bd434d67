// The currency market figures are read in, how old its rates are, and the switch that hides what is
// one's own.
import { useId, useState } from 'react'
import { currencyName, isCurrency } from '#domain/money/currencies.ts'
import { useText } from '#i18n/use-text.ts'
import { Button } from '#ui/actions/button.tsx'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { PageSection, SectionNote } from '#ui/page-section.tsx'
import { CurrencyDialog } from '#parts/currency/currency-dialog.tsx'
import { RateNote } from '#parts/currency/rate-note.tsx'
import { useChosenCurrency } from '#client/currency/currency-choice.ts'
import { setAmountsHidden, useAreAmountsHidden } from '#client/hidden-amounts/hidden-amounts.ts'

const HideSwitch = () => {
  const { t } = useText('settings')
  const { t: words } = useText('commands')
  const hintId = useId()
  return (
    <div role="group" aria-describedby={hintId}>
      <Checkbox
        label={words('hideAmounts')}
        isChecked={useAreAmountsHidden()}
        onChange={setAmountsHidden}
      />
      <p id={hintId} className="ps-6 text-table text-ink-3">
        {t('hideAmountsHint')}
      </p>
    </div>
  )
}

export const CurrencySetting = () => {
  const { t, language } = useText('market')
  const [isOpen, setIsOpen] = useState(false)
  const chosen = useChosenCurrency()
  const code = isCurrency(chosen) ? chosen : 'USD'
  return (
    <PageSection title={t('currency')}>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <bdi className="text-body text-ink-1">{`${currencyName(code, language)} (${code})`}</bdi>
        <Button onClick={() => setIsOpen(true)}>{t('changeCurrency')}</Button>
        <RateNote />
      </div>
      <SectionNote>{t('currencyNote')}</SectionNote>
      <HideSwitch />
      {isOpen ? <CurrencyDialog onClose={() => setIsOpen(false)} /> : null}
    </PageSection>
  )
}

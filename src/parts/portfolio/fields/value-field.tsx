// The value in US dollars at that time: proposed where it is known, asked for where it is not, never
// guessed.
import { writeDecimal } from '#domain/format/amount.ts'
import { useText } from '#i18n/use-text.ts'
import { useAreAmountsHidden } from '#client/hidden-amounts/hidden-amounts.ts'
import { AmountField } from './amount-field.tsx'
import { isForMoney, proposedValue } from '../entry-draft.ts'
import type { EntryForm } from './entry-form.ts'

export const ValueField = ({ draft, market, change, errorOf }: EntryForm) => {
  const { t } = useText('portfolio')
  const areHidden = useAreAmountsHidden()
  const proposed = proposedValue(draft, market)
  if (draft.kind === 'loss' || (isForMoney(draft) && draft.currency === 'USD')) return null
  const amount = proposed === null ? '' : writeDecimal(proposed.valueUsd, market.language)
  const hintOfProposal = (): string =>
    isForMoney(draft)
      ? t('valueByRate', { amount: `$${amount}` })
      : t('valueProposed', { amount: `$${amount}` })
  return (
    <AmountField
      label={
        <>
          {t('valueThen')} <span className="font-regular text-ink-3">({t('optional')})</span>
        </>
      }
      value={draft.value ?? amount}
      hint={
        amount === '' || draft.value !== null || areHidden ? t('valueThenHint') : hintOfProposal()
      }
      error={errorOf('valueUsd')}
      onType={(value) => change({ value })}
    />
  )
}

// The other side of a trade: the price and what all of it comes to, in money; or the coin that was
// got for it.
import { currencies } from '#domain/money/currencies.ts'
import { useText } from '#i18n/use-text.ts'
import { SelectField } from './select-field.tsx'
import { AmountField } from './amount-field.tsx'
import { CoinChoice } from './coin-choice.tsx'
import { priceText, totalText } from '../entry-draft.ts'
import type { EntryForm } from './entry-form.ts'

export const MoneyFields = ({ draft, market, change, errorOf }: EntryForm) => {
  const { t } = useText('portfolio')
  return (
    <>
      <div className="grid grid-cols-2 gap-4">
        <AmountField
          label={t('pricePerCoin')}
          value={priceText(draft, market)}
          error={undefined}
          onType={(price) => change({ price, total: null })}
        />
        <SelectField
          label={t('currency')}
          value={draft.currency}
          options={currencies.map((value) => ({ value, label: value }))}
          onChange={(currency) => change({ currency })}
        />
      </div>
      <AmountField
        label={draft.kind === 'buy' ? t('paid') : t('received')}
        value={totalText(draft, market)}
        error={errorOf('counterAmount')}
        onType={(total) => change({ total, price: null })}
      />
    </>
  )
}

export const SwapFields = ({ draft, change, errorOf }: EntryForm) => {
  const { t } = useText('portfolio')
  return (
    <>
      <CoinChoice
        label={t('receivedCoin')}
        coin={draft.received}
        error={errorOf('counterAsset')}
        onChange={(received) => change({ received })}
      />
      <AmountField
        label={t('received')}
        value={draft.receivedAmount}
        error={errorOf('counterAmount')}
        onType={(receivedAmount) => change({ receivedAmount })}
      />
    </>
  )
}

// What most entries do without: a fee, where it happened, a note.
import { useId } from 'react'
import { formatSymbol } from '#domain/format/symbol.ts'
import { fiatAsset, fiatOf } from '#domain/ledger/entry.ts'
import { currencies } from '#domain/money/currencies.ts'
import { useText } from '#i18n/use-text.ts'
import type { SelectOption } from '#ui/fields/select.tsx'
import { SelectField } from './select-field.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { AmountField } from './amount-field.tsx'
import type { DraftCoin, EntryDraft } from '../entry-draft.ts'
import type { EntryForm } from './entry-form.ts'

const optionOf = ({ id, symbol }: DraftCoin): SelectOption => ({
  value: id,
  label: formatSymbol(symbol),
})

/** The coins of the entry first; a fee that was paid in something else stays as it is. */
const feeOptions = ({ coin, received, feeAsset }: EntryDraft): SelectOption[] => {
  const coins = [coin, received].flatMap((one) => (one ? [optionOf(one)] : []))
  const isOther =
    fiatOf(feeAsset) === null && feeAsset !== '' && coins.every(({ value }) => value !== feeAsset)
  return [
    ...coins,
    ...(isOther ? [{ value: feeAsset, label: feeAsset }] : []),
    ...currencies.map((currency) => ({ value: fiatAsset(currency), label: currency })),
  ]
}

export const MoreFields = ({ draft, change, errorOf }: EntryForm) => {
  const { t } = useText('portfolio')
  const titleId = useId()
  const hasMore = draft.feeAmount !== '' || draft.account !== '' || draft.note !== ''
  const isWrong = ['feeAmount', 'account', 'note'] as const
  return (
    <details open={hasMore || isWrong.some((field) => errorOf(field) !== undefined)}>
      <summary
        id={titleId}
        className="min-h-11 cursor-pointer content-center text-body text-ink-2 hover:text-ink-1"
      >
        {t('more')}
      </summary>
      <div className="grid gap-4 pt-2">
        <div className="grid grid-cols-2 gap-4">
          <AmountField
            label={t('fee')}
            value={draft.feeAmount}
            error={errorOf('feeAmount')}
            onType={(feeAmount) => change({ feeAmount })}
          />
          <SelectField
            label={t('currency')}
            value={draft.feeAsset}
            options={feeOptions(draft)}
            onChange={(feeAsset) => change({ feeAsset })}
          />
        </div>
        <TextField
          label={t('account')}
          value={draft.account}
          autoComplete="off"
          dir="auto"
          error={errorOf('account')}
          onChange={({ target }) => change({ account: target.value })}
        />
        <TextArea
          label={t('note')}
          rows={2}
          dir="auto"
          value={draft.note}
          error={errorOf('note')}
          onChange={({ target }) => change({ note: target.value })}
        />
      </div>
    </details>
  )
}

// What the columns of a file hold that nobody knows, as the person says it.
import type { ColumnMapping } from '#domain/ledger/import/mapped-format.ts'
import { useText } from '#i18n/use-text.ts'
import { Button } from '#ui/actions/button.tsx'
import { SelectField } from '#parts/portfolio/fields/select-field.tsx'
import { useState } from 'react'

const parts = [
  'date',
  'kind',
  'amount',
  'symbol',
  'counterAmount',
  'counterSymbol',
  'feeAmount',
  'feeSymbol',
] as const
type Part = (typeof parts)[number]

const partKeys = {
  date: 'happenedAt',
  kind: 'kind',
  amount: 'amount',
  symbol: 'columnSymbol',
  counterAmount: 'columnCounterAmount',
  counterSymbol: 'columnCounterSymbol',
  feeAmount: 'fee',
  feeSymbol: 'columnFeeSymbol',
} as const satisfies Record<Part, string>

const absent = '-'

type ColumnChoiceProps = {
  columns: readonly string[]
  onChoose: (mapping: ColumnMapping) => void
}

export const ColumnChoice = ({ columns, onChoose }: ColumnChoiceProps) => {
  const { t } = useText('portfolio')
  const [chosen, setChosen] = useState<Partial<Record<Part, string>>>({})
  const { date, amount, ...others } = chosen
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="text-body text-ink-2">{t('formatUnknown')}</p>
      <div className="grid gap-4 tablet:grid-cols-2">
        {parts.map((part) => (
          <SelectField
            key={part}
            label={t(partKeys[part])}
            value={chosen[part] ?? absent}
            options={[
              { value: absent, label: t('noColumn') },
              ...columns
                .filter((column) => column !== '')
                .map((column) => ({ value: column, label: column })),
            ]}
            onChange={(column) => {
              const { [part]: _, ...rest } = chosen
              setChosen(column === absent ? rest : { ...rest, [part]: column })
            }}
          />
        ))}
      </div>
      <p>
        <Button
          disabled={date === undefined || amount === undefined}
          onClick={() => {
            if (date !== undefined && amount !== undefined) onChoose({ date, amount, ...others })
          }}
        >
          {t('readColumns')}
        </Button>
      </p>
    </div>
  )
}

// So much of the coin is so much of another: both fields can be written in, the rate is the one on
// this device.
import { useState } from 'react'
import type { CoinRow } from '#data/catalog/types/coin-row.ts'
import { coinsByIds } from '#data/catalog/queries.ts'
import { useLiveQuery } from '#data/live-query.ts'
import { convert, readAmount, writeAmount } from '#domain/format/amount.ts'
import { formatSymbol } from '#domain/format/symbol.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useText } from '#i18n/use-text.ts'
import { Segment } from '#ui/actions/segment.tsx'
import { AmountsButton } from '#parts/personal-amount/amounts-button.tsx'
import { PersonalField } from '#parts/personal-amount/personal-field.tsx'
import { AsOfLine } from '#parts/states/as-of-line.tsx'
import { TabSection } from '../tab-section.tsx'

const otherIds = ['bitcoin', 'ethereum'] as const
type Side = 'coin' | 'other'
type Currency = { code: string; priceUsd: number }

/**
 * What the reader counts in, US dollars, and the two coins everything is priced in, where this
 * device knows their price.
 */
const useCurrencies = (id: string): Currency[] => {
  const { currency, perUsd } = useFormat()
  const rows = useLiveQuery(() => coinsByIds(otherIds), [])
  const coins = otherIds.flatMap((other) => {
    const row = rows?.get(other)
    return row && other !== id && row.priceUsd !== null
      ? [{ code: formatSymbol(row.symbol), priceUsd: row.priceUsd }]
      : []
  })
  const own = currency === 'USD' ? [] : [{ code: currency, priceUsd: 1 / perUsd }]
  return [...own, { code: 'USD', priceUsd: 1 }, ...coins]
}

export const Converter = ({ row }: { row: CoinRow }) => {
  const { t, language } = useText('coin-detail')
  const currencies = useCurrencies(row.id)
  const [code, setCode] = useState<string | null>(null)
  const [written, setWritten] = useState<{ side: Side; text: string }>({ side: 'coin', text: '1' })
  const currency = currencies.find((candidate) => candidate.code === code) ??
    currencies[0] ?? { code: 'USD', priceUsd: 1 }
  if (row.priceUsd === null || row.priceUsd <= 0) return null
  const prices: Record<Side, number> = { coin: row.priceUsd, other: currency.priceUsd }
  const amount = readAmount(written.text, language)
  const textOf = (side: Side): string => {
    if (side === written.side) return written.text
    return amount === null
      ? ''
      : writeAmount(convert(amount, prices[written.side], prices[side]), language)
  }
  const field = (side: Side, label: string) => (
    <PersonalField
      label={<bdi>{label}</bdi>}
      inputMode="decimal"
      autoComplete="off"
      dir="ltr"
      value={textOf(side)}
      onChange={({ target }) => setWritten({ side, text: target.value })}
      error={
        side === written.side && amount === null && written.text.trim() !== ''
          ? t('amountWrong')
          : undefined
      }
    />
  )
  return (
    <TabSection
      title={t('converter')}
      aside={
        <span className="inline-flex items-center gap-2">
          {row.asOfSec === null ? null : <AsOfLine asOfSec={row.asOfSec} />}
          <AmountsButton className="-my-2 -me-2" />
        </span>
      }
    >
      <div className="grid max-w-160 gap-4 tablet:grid-cols-2">
        {field('coin', formatSymbol(row.symbol))}
        {field('other', currency.code)}
      </div>
      <div className="mt-3">
        <Segment
          label={t('convertTo')}
          value={currency.code}
          onChange={setCode}
          options={currencies.map((each) => ({ value: each.code, label: each.code }))}
        />
      </div>
    </TabSection>
  )
}

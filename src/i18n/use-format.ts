// Figures and dates in the language of the page, amounts in the currency of this device. The rules
// are in domain/format and domain/money; here only the locale is filled in.
import { use, useMemo } from 'react'
import { formatChange, formatShare, type Change } from '#domain/format/change.ts'
import { formatCompact, formatMoney } from '#domain/format/compact.ts'
import { formatDate, formatLaunchDate, formatMoment, formatTime } from '#domain/format/date.ts'
import { numberFormat, withMinus } from '#domain/format/figure.ts'
import { formatMultiple } from '#domain/format/multiple.ts'
import { formatPrice } from '#domain/format/price.ts'
import { formatSize } from '#domain/format/readable-size.ts'
import { LanguageContext } from './language-context.ts'
import { useText } from './use-text.ts'

type Figure = number | null | undefined

export type Format = {
  /** Of US dollars, in the currency of this device. */
  price: (usd: Figure) => string
  money: (usd: Figure) => string
  /** Limits of filters and rules stay in US dollars, and say so beside another currency. */
  limit: (usd: Figure) => string
  /** ISO 4217 code of what `price` and `money` write. */
  currency: string
  /** Units of that currency for one US dollar. */
  perUsd: number
  compact: (value: Figure) => string
  /** A whole number with the language's separators. */
  count: (value: number) => string
  /** At most one decimal. */
  decimal: (value: number) => string
  /** Two decimals. */
  hundredths: (value: number) => string
  change: (percent: Figure) => Change
  share: (percent: Figure) => string
  /** How many times a sale price. */
  multiple: (value: Figure) => string
  date: (timestampSec: Figure) => string
  time: (timestampSec: Figure) => string
  /** Date and time of one moment on this device's clock. */
  moment: (timestampSec: Figure) => string
  launchDate: (timestampSec: Figure) => string
  size: (bytes: number) => string
}

const written = (
  value: number,
  language: string,
  ...[minimumFractionDigits, maximumFractionDigits]: [number, number]
): string =>
  withMinus(numberFormat(language, { minimumFractionDigits, maximumFractionDigits }).format(value))

export const useFormat = (): Format => {
  const { language } = useText('dates')
  const amounts = use(LanguageContext)?.amounts
  return useMemo(
    () => ({
      price: (usd) => (amounts ? amounts.price(usd, language) : formatPrice(usd, language)),
      money: (usd) => (amounts ? amounts.money(usd, language) : formatMoney(usd, language)),
      limit: (usd) => (amounts ? `US${formatMoney(usd, language)}` : formatMoney(usd, language)),
      currency: amounts?.currency ?? 'USD',
      perUsd: amounts?.perUsd ?? 1,
      compact: (value) => formatCompact(value, language),
      count: (value) => written(value, language, 0, 0),
      decimal: (value) => written(value, language, 0, 1),
      hundredths: (value) => written(value, language, 2, 2),
      change: (percent) => formatChange(percent, language),
      share: (percent) => formatShare(percent, language),
      multiple: (value) => formatMultiple(value, language),
      date: formatDate,
      time: formatTime,
      moment: formatMoment,
      launchDate: formatLaunchDate,
      size: (bytes) => formatSize(bytes, language),
    }),
    [language, amounts],
  )
}

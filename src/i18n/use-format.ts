// Figures and dates in the language of the page. The rules are in domain/format; here only the
// locale is filled in.
import { useMemo } from 'react'
import { formatChange, formatShare, type Change } from '#domain/format/change.ts'
import { formatCompact, formatMoney } from '#domain/format/compact.ts'
import { formatDate, formatLaunchDate, formatMoment, formatTime } from '#domain/format/date.ts'
import { numberFormat } from '#domain/format/figure.ts'
import { formatMultiple } from '#domain/format/multiple.ts'
import { formatPrice } from '#domain/format/price.ts'
import { formatSize } from '#domain/format/readable-size.ts'
import { useText } from './use-text.ts'

type Figure = number | null | undefined

export type Format = {
  price: (value: Figure) => string
  money: (value: Figure) => string
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

export const useFormat = (): Format => {
  const { language } = useText('dates')
  return useMemo(
    () => ({
      price: (value) => formatPrice(value, language),
      money: (value) => formatMoney(value, language),
      compact: (value) => formatCompact(value, language),
      count: (value) => numberFormat(language, { maximumFractionDigits: 0 }).format(value),
      decimal: (value) => numberFormat(language, { maximumFractionDigits: 1 }).format(value),
      hundredths: (value) =>
        numberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(
          value,
        ),
      change: (percent) => formatChange(percent, language),
      share: (percent) => formatShare(percent, language),
      multiple: (value) => formatMultiple(value, language),
      date: formatDate,
      time: formatTime,
      moment: formatMoment,
      launchDate: formatLaunchDate,
      size: (bytes) => formatSize(bytes, language),
    }),
    [language],
  )
}

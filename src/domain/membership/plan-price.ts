// What a plan costs, in the reader's language and the plan's own currency.
import { numberFormat } from '../format/figure.ts'

const dollar = 'USD'
const dollarSign = '$'

/**
 * Signs that several currencies share: one of these alone says too little, and the bare dollar sign
 * is the US dollar's everywhere here.
 */
const sharedSigns: ReadonlySet<string> = new Set(['$', '¥', '￥', 'kr'])

const styleOf = (
  currency: string,
  currencyDisplay: 'narrowSymbol' | 'symbol' | 'code',
): Intl.NumberFormatOptions => ({ style: 'currency', currency, currencyDisplay })

const signOf = (style: Intl.NumberFormatOptions, locale: string): string =>
  numberFormat(locale, style)
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? dollarSign

/** The shortest sign that can be no other currency's: 'CA$', 'ARS', '₺', '¥'. */
const clearStyle = (code: string, locale: string): Intl.NumberFormatOptions => {
  const narrow = styleOf(code, 'narrowSymbol')
  if (!sharedSigns.has(signOf(narrow, locale))) return narrow
  const full = styleOf(code, 'symbol')
  return signOf(full, locale) === dollarSign ? styleOf(code, 'code') : full
}

/** Counted by the payment provider in hundredths, though they have none. */
const countedInHundredths: ReadonlySet<string> = new Set(['ISK', 'UGX'])

/** Minor units in a unit of the currency: 100 for dollars, 1 for yen. */
const minorUnits = (code: string): number =>
  countedInHundredths.has(code)
    ? 100
    : 10 ** (numberFormat('en', styleOf(code, 'code')).resolvedOptions().maximumFractionDigits ?? 2)

const format = (
  amount: number,
  code: string,
  { locale, fraction }: { locale: string; fraction: Intl.NumberFormatOptions },
): string => {
  const sign = amount < 0 ? '\u2212' : ''
  const size = Math.abs(amount)
  if (code === dollar) {
    const cents = { minimumFractionDigits: 2, maximumFractionDigits: 2, ...fraction }
    return `${sign}${dollarSign}${numberFormat(locale, cents).format(size)}`
  }
  return sign + numberFormat(locale, { ...clearStyle(code, locale), ...fraction }).format(size)
}

/**
 * '$12', '12,50 €', '￥1,200': cents are shown only where there are any. The dollar sign stands
 * first in every language, as on every other figure of the product. The currency must be an ISO
 * 4217 code.
 */
export const formatPlanPrice = (amountMinor: number, currency: string, locale: string): string => {
  const code = currency.toUpperCase()
  const amount = amountMinor / minorUnits(code)
  return format(amount, code, {
    locale,
    fraction: Number.isInteger(amount)
      ? { minimumFractionDigits: 0, maximumFractionDigits: 0 }
      : {},
  })
}

/**
 * '$12.00', '-$5.20': every place of the currency, as on an invoice, so that amounts below each
 * other can be compared.
 */
export const formatAmount = (amountMinor: number, currency: string, locale: string): string => {
  const code = currency.toUpperCase()
  return format(amountMinor / minorUnits(code), code, { locale, fraction: {} })
}

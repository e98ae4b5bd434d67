// What a plan costs, in the reader's language and the plan's own currency.
import { numberFormat } from './figure.ts'

const dollar = 'USD'

const styleOf = (currency: string): Intl.NumberFormatOptions => ({ style: 'currency', currency, currencyDisplay: 'narrowSymbol' })

/** Counted by the payment provider in hundredths, though they have none. */
const countedInHundredths: ReadonlySet<string> = new Set(['ISK', 'UGX'])

/** Minor units in a unit of the currency: 100 for dollars, 1 for yen. */
const minorUnits = (code: string): number =>
  countedInHundredths.has(code) ? 100 : 10 ** (numberFormat('en', styleOf(code)).resolvedOptions().maximumFractionDigits ?? 2)

const format = (amount: number, code: string, { locale, fraction }: { locale: string; fraction: Intl.NumberFormatOptions }): string => {
  const sign = amount < 0 ? '-' : ''
  const size = Math.abs(amount)
  if (code === dollar) return `${sign}$${numberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2, ...fraction }).format(size)}`
  return sign + numberFormat(locale, { ...styleOf(code), ...fraction }).format(size)
}

/**
 * '$12', '12,50 €', '￥1,200': cents are shown only where there are any. The dollar sign stands first in every language,
 * as on every other figure of the product. The currency must be an ISO 4217 code.
 */
export const formatPlanPrice = (amountMinor: number, currency: string, locale: string): string => {
  const code = currency.toUpperCase()
  const amount = amountMinor / minorUnits(code)
  return format(amount, code, { locale, fraction: Number.isInteger(amount) ? { minimumFractionDigits: 0, maximumFractionDigits: 0 } : {} })
}

/** '$12.00', '-$5.20': every place of the currency, as on an invoice, so that amounts below each other can be compared. */
export const formatAmount = (amountMinor: number, currency: string, locale: string): string => {
  const code = currency.toUpperCase()
  return format(amountMinor / minorUnits(code), code, { locale, fraction: {} })
}

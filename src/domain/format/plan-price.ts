// What a plan costs, in the reader's language and the plan's own currency.
import { numberFormat } from './figure.ts'

const dollar = 'USD'

const styleOf = (currency: string): Intl.NumberFormatOptions => ({ style: 'currency', currency, currencyDisplay: 'narrowSymbol' })

/** Minor units in a unit of the currency: 100 for dollars, 1 for yen. */
const minorUnits = (currency: string): number => 10 ** (numberFormat('en', styleOf(currency)).resolvedOptions().maximumFractionDigits ?? 2)

/**
 * '$12', '12,50 €', '￥1,200': cents are shown only where there are any. The dollar sign stands first in every language,
 * as on every other figure of the product. The currency must be an ISO 4217 code.
 */
export const formatPlanPrice = (amountMinor: number, currency: string, locale: string): string => {
  const code = currency.toUpperCase()
  const amount = amountMinor / minorUnits(code)
  const fraction = Number.isInteger(amount) ? { minimumFractionDigits: 0, maximumFractionDigits: 0 } : {}
  if (code === dollar) return `$${numberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2, ...fraction }).format(amount)}`
  return numberFormat(locale, { ...styleOf(code), ...fraction }).format(amount)
}

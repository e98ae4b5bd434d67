// Amounts of US dollars as text in another currency: its sign where the reader's language puts it,
// its decimals, K, M, B, T as everywhere (R-FMT-008). Dollars themselves: ../format/price.ts.
import { formatCompact } from '../format/compact.ts'
import { isFigure, numberFormat, unknownFigure, withMinus } from '../format/figure.ts'
import { formatSmall } from '../format/price.ts'
import { currencySign, hasHundredths, type Currency } from './currencies.ts'

type Figure = number | null | undefined

/** Units of a currency for one US dollar. */
export type MoneyRate = { currency: Currency; perUsd: number }

/** From here a price is compact: a coin of a million dollars costs billions of some currencies. */
const compactFrom = 100_000_000
/** From here nobody reads the hundredths. */
const wholeFrom = 100_000
/** A coin of one yen and a half is not one of two: whole yen, won and dong begin here. */
const wholeUnitsFrom = 100

const trillion = 1e12

const directionMarks = /[\u061C\u200E\u200F]/g

/** What stands before and after a figure: the language's place and space, our own sign. */
const affixes = (currency: Currency, locale: string): { before: string; after: string } => {
  const sign = currencySign(currency, locale)
  const parts = numberFormat(locale, {
    style: 'currency',
    currency,
    // Letters take a space that a sign does not.
    currencyDisplay: /^[A-Z]+$/.test(sign) ? 'code' : 'narrowSymbol',
    minimumFractionDigits: 0,
    maximumFractionDigits: 0,
  }).formatToParts(1)
  const at = parts.findIndex(({ type }) => type === 'integer')
  const text = (some: typeof parts): string =>
    some
      .map(({ type, value }) => (type === 'currency' ? sign : value))
      .join('')
      .replaceAll(directionMarks, '')
  return { before: text(parts.slice(0, at)), after: text(parts.slice(at + 1)) }
}

const withSign = (figure: string, { currency }: MoneyRate, locale: string): string => {
  if (figure === unknownFigure) return figure
  const { before, after } = affixes(currency, locale)
  return `${figure.replace(/^\u200E?[-\u2212]?/, (minus) => minus + before)}${after}`
}

const plainPrice = (value: number, currency: Currency, locale: string): string => {
  const size = Math.abs(value)
  if (size === 0) return '0'
  if (Number(size.toPrecision(4)) < 1) return formatSmall(value, locale)
  if (size >= compactFrom) return formatCompact(value, locale)
  if (!hasHundredths(currency) && size < wholeUnitsFrom)
    return withMinus(numberFormat(locale, { maximumSignificantDigits: 3 }).format(value))
  const decimals = hasHundredths(currency) && size < wholeFrom ? 2 : 0
  const options = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
  return withMinus(numberFormat(locale, options).format(value))
}

/** '₺2,688,120', '21,22 €', '¥9,876', '₺0.0₅1234'; '-' where unknown. */
export const formatPriceIn = (usd: Figure, rate: MoneyRate, locale: string): string =>
  isFigure(usd)
    ? withSign(plainPrice(usd * rate.perUsd, rate.currency, locale), rate, locale)
    : unknownFigure

/** There is no letter after T: thousands of trillions count without hundredths. */
const plainMoney = (value: number, locale: string): string =>
  Math.abs(value) < 1000 * trillion
    ? formatCompact(value, locale)
    : `${withMinus(numberFormat(locale, { maximumFractionDigits: 0 }).format(value / trillion))}T`

/** '₺1.23B', '−4,5M €'; '-' where unknown. */
export const formatMoneyIn = (usd: Figure, rate: MoneyRate, locale: string): string =>
  isFigure(usd) ? withSign(plainMoney(usd * rate.perUsd, locale), rate, locale) : unknownFigure

// Prices: two decimals from a dollar up, four significant digits below, and 0.0₅1234 where zeros
// would drown them (D-NUMBERS).
import { formatCompact, withDollar } from './compact.ts'
import { isFigure, numberFormat, unknownFigure, withMinus } from './figure.ts'

const compactFrom = 1_000_000
/** Leading zeros after the point from which they are counted instead of printed. */
const subscriptFromZeros = 4
const subscriptDigits = '₀₁₂₃₄₅₆₇₈₉'

const subscript = (count: number): string =>
  String(count).replaceAll(/\d/g, (digit) => subscriptDigits[Number(digit)] ?? '')

/** Below one dollar: four significant digits, trailing zeros cut. */
export const formatSmall = (value: number, locale: string): string => {
  const [digits = '', exponent = '0'] = Math.abs(value).toExponential(3).split('e')
  const zeros = -Number(exponent) - 1
  if (zeros < subscriptFromZeros)
    return withMinus(numberFormat(locale, { maximumSignificantDigits: 4 }).format(value))
  const significant = digits.replace('.', '').replace(/0+$/, '')
  const point =
    numberFormat(locale, {})
      .formatToParts(0.5)
      .find(({ type }) => type === 'decimal')?.value ?? '.'
  return `${value < 0 ? '\u2212' : ''}0${point}0${subscript(zeros)}${significant}`
}

const formatBare = (value: number, locale: string): string => {
  const size = Math.abs(value)
  if (size === 0) return '0'
  if (Number(size.toPrecision(4)) < 1) return formatSmall(value, locale)
  if (size >= compactFrom) return formatCompact(value, locale)
  const cents = { minimumFractionDigits: 2, maximumFractionDigits: 2 }
  return withMinus(numberFormat(locale, cents).format(value))
}

/** '$64,120.50', '$0.5052', '$0.0₅1234', '$1.2M'; '-' where unknown. */
export const formatPrice = (value: number | null | undefined, locale = 'en'): string =>
  isFigure(value) ? withDollar(formatBare(value, locale)) : unknownFigure

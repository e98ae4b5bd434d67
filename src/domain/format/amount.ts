// Amounts that a person writes: read in the language of the page, written back in it.
import { numberFormat } from './figure.ts'

const significantDigits = 10

const separatorOf = (locale: string, type: 'decimal' | 'group'): string =>
  numberFormat(locale, { useGrouping: true })
    .formatToParts(1_234_567.5)
    .find((part) => part.type === type)?.value ?? ''

/** Arabic and Persian digits as Latin ones. */
const latinDigits = (text: string): string =>
  text
    .replaceAll(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replaceAll(/[\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))

/**
 * Reads '1 234,5' in Russian and '1,234.5' in English as '1234.5', to the last digit. A lone
 * separator that the language does not use for decimals is taken for one, as keypads offer what
 * they like. Null where it is no amount of zero or more.
 */
export const readDecimal = (text: string, locale: string): string | null => {
  const decimal = separatorOf(locale, 'decimal')
  const bare = latinDigits(text).replaceAll(/[\s\u00a0\u202f'’]/g, '')
  const marks = bare.match(/[.,]/g) ?? []
  const isLoneDecimal = marks.length === 1 && (marks[0] === decimal || !/[.,]\d{3}$/.test(bare))
  const plain = isLoneDecimal
    ? bare.replace(',', '.')
    : bare.replaceAll(decimal === ',' ? '.' : ',', '').replace(decimal, '.')
  if (!/^(\d+\.?\d*|\.\d+)$/.test(plain)) return null
  const [whole = '', part = ''] = plain.split('.')
  const decimals = part === '' ? '' : `.${part}`
  return (whole.replace(/^0+(?=\d)/, '') || '0') + decimals
}

/** The same as a number; null where none is as large. */
export const readAmount = (text: string, locale: string): number | null => {
  const plain = readDecimal(text, locale)
  const amount = plain === null ? NaN : Number(plain)
  return Number.isFinite(amount) ? amount : null
}

/** Writes a decimal so that readDecimal reads it back, to the last digit. */
export const writeDecimal = (plain: string, locale: string): string =>
  plain.replace('.', separatorOf(locale, 'decimal'))

/**
 * Writes an amount so that readAmount reads it back: no grouping, at most ten significant digits.
 */
export const writeAmount = (amount: number, locale: string): string =>
  numberFormat(locale, { useGrouping: false, maximumSignificantDigits: significantDigits }).format(
    amount,
  )

/** So much at one price is so much at another; prices in the same money, above zero. */
export const convert = (amount: number, fromPrice: number, toPrice: number): number =>
  (amount * fromPrice) / toPrice

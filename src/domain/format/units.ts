// How much of a coin somebody holds: exact decimals as text, in the language of the page.
import { numberFormat, withMinus } from './figure.ts'

const shownDecimals = 8
const fewestDigits = 4

/**
 * '0.52', '1,234.5', '0.000000001234': eight decimals, more only where nothing would be left.
 * `amount` is a decimal as text, so that no digit is lost on the way.
 */
export const formatUnits = (amount: string, locale = 'en'): string => {
  const isDust = Number(amount) !== 0 && Math.abs(Number(amount)) < 10 ** -shownDecimals
  const format = numberFormat(
    locale,
    isDust ? { maximumSignificantDigits: fewestDigits } : { maximumFractionDigits: shownDecimals },
  )
  // ECMA-402 formats decimals as text to the last digit; the type knows numbers only.
  return withMinus(format.format(amount as unknown as number))
}

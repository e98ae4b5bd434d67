// A share of a value: value × part / whole. Worked out in integers, as the long division of big.js
// took nine tenths of matching a ledger.
import { Decimal } from '../decimal.ts'

/** A value that does not divide is rounded down here. */
const shareDecimals = 30

type Digits = { integer: bigint; decimals: number }

/** Fifteen digits are exact in a double, which is the quicker way to them. */
const integerOf = (digits: readonly number[]): bigint =>
  digits.length <= 15
    ? BigInt(digits.reduce((integer, digit) => integer * 10 + digit, 0))
    : BigInt(digits.join(''))

/** A decimal as an integer, and how many of its digits are decimals. */
export const digitsOf = ({ s: sign, c: digits, e: exponent }: Decimal): Digits => ({
  integer: integerOf(digits) * BigInt(sign),
  decimals: digits.length - 1 - exponent,
})

/** What falls to a part of a whole, towards zero at 30 decimals. */
export const shareOf = (value: Decimal, part: Decimal, whole: Decimal): Decimal => {
  const [valued, taken, all] = [digitsOf(value), digitsOf(part), digitsOf(whole)]
  const product = valued.integer * taken.integer
  const shift = shareDecimals + all.decimals - valued.decimals - taken.decimals
  const share =
    shift < 0
      ? product / (all.integer * 10n ** BigInt(-shift))
      : (product * 10n ** BigInt(shift)) / all.integer
  return new Decimal(`${share}e-${shareDecimals}`)
}

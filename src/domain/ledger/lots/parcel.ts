// An amount with its value, which is cut into parts whose values add up to the whole, to the last
// digit.
import { Decimal } from '../decimal.ts'
import { shareOf } from './share.ts'

/** Units of an asset and what they cost or bring, US dollars; null where unknown. */
export type Parcel = { amount: Decimal; valueUsd: Decimal | null }

/** Sum; unknown where either is. */
export const sumOf = (one: Decimal | null, other: Decimal | null): Decimal | null =>
  one && other && one.plus(other)

/** Difference; unknown where either is. */
export const differenceOf = (one: Decimal | null, other: Decimal | null): Decimal | null =>
  one && other && one.minus(other)

const zero = new Decimal(0)

/** Takes an amount out of a parcel, which keeps the rest, and gives the value that goes with it. */
export const cut = (parcel: Parcel, amount: Decimal): Decimal | null => {
  const { amount: whole, valueUsd } = parcel
  const isAll = amount === whole || amount.eq(whole)
  const share = valueUsd && (isAll ? valueUsd : shareOf(valueUsd, amount, whole))
  parcel.valueUsd = isAll ? valueUsd && zero : differenceOf(valueUsd, share)
  parcel.amount = isAll ? zero : whole.minus(amount)
  return share
}

// What an entry comes to in US dollars, by its own figures and no others: unknown stays unknown.
import { Decimal } from './decimal.ts'
import { fiatOf, isTrade, type LedgerEntryFields } from './entry.ts'

export const dollars = 'fiat:USD'

const decimalOf = (text: string): Decimal | null => (text === '' ? null : new Decimal(text))

/** US dollars at that moment, without the fee; null where nobody said. */
export const entryValueUsd = ({ valueUsd }: LedgerEntryFields): Decimal | null =>
  decimalOf(valueUsd)

/** The dollars that so much of one side of an entry is worth, by what the whole side is. */
const shareOf = (valueUsd: Decimal | null, part: Decimal, whole: string): Decimal | null => {
  const side = decimalOf(whole)
  return valueUsd && side?.gt(0) ? new Decimal(valueUsd).times(part).div(side).round(30) : null
}

/**
 * US dollars of the fee: by name, or by the price of the side it was paid in. Zero without one,
 * null where it was paid in something else.
 */
export const feeValueUsd = (entry: LedgerEntryFields): Decimal | null => {
  const fee = decimalOf(entry.feeAmount)
  if (!fee || fee.eq(0)) return new Decimal(0)
  if (entry.feeAsset === dollars) return fee
  const value = entryValueUsd(entry)
  if (entry.feeAsset === entry.asset) return shareOf(value, fee, entry.amount)
  return isTrade(entry.kind) && entry.feeAsset === entry.counterAsset
    ? shareOf(value, fee, entry.counterAmount)
    : null
}

/** A side of an entry that is a coin: money is what coins are counted in, and not held here. */
export type Side = { asset: string; amount: Decimal }

const sideOf = (asset: string, amount: string): Side | null => {
  const units = decimalOf(amount)
  return asset !== '' && fiatOf(asset) === null && units?.gt(0) ? { asset, amount: units } : null
}

export type Sides = { got: Side | null; given: Side | null; fee: Side | null }

/** The coins that came and went with an entry. */
export const sidesOf = (entry: LedgerEntryFields): Sides => {
  const own = sideOf(entry.asset, entry.amount)
  const other = isTrade(entry.kind) ? sideOf(entry.counterAsset, entry.counterAmount) : null
  const fee = sideOf(entry.feeAsset, entry.feeAmount)
  const isComing = ['buy', 'transferIn', 'reward'].includes(entry.kind)
  return isComing ? { got: own, given: other, fee } : { got: other, given: own, fee }
}

// What one coin brought, sold or held.
import type { Decimal } from '#domain/ledger/decimal.ts'
import type { Holding } from '#domain/ledger/holdings.ts'

/** Nothing is known of what it cost, and nothing of what it brought. */
const isUnknown = ({ book }: Holding): boolean =>
  book.amount.gt(0) && book.pricedAmount.eq(0) && book.incomeUsd.eq(0) && book.realisedUsd.eq(0)

/** US dollars; without a price only what is already realised, null where nothing is known. */
export const coinGain = (holding: Holding): Decimal | null => {
  const { book, unrealisedUsd } = holding
  if (isUnknown(holding)) return null
  const { realisedUsd, movedUsd, incomeUsd, feesUsd, lossesUsd } = book
  const settled = realisedUsd.plus(movedUsd).plus(incomeUsd).minus(feesUsd).minus(lossesUsd)
  return unrealisedUsd ? settled.plus(unrealisedUsd) : settled
}

/** What the units that are held had cost; null where that is known of none. */
export const heldCost = ({ book }: Holding): Decimal | null =>
  book.pricedAmount.gt(0) ? book.costUsd : null

// What crosses the border of what is looked at: money, and coins that are not looked at, are
// outside. The rule that the books and returns share.
import { fiatOf, isTrade, type EntryKind, type LedgerEntryFields } from './entry.ts'
import type { Side, Sides } from './entry-value.ts'

export type Crossing = {
  /** What came in from outside, and what went out; a trade between two coins inside is neither. */
  comes: Side | null
  goes: Side | null
  /** A fee paid from outside: it had to be paid in as well. */
  isFeePaidIn: boolean
}

const isLeaving = (kind: EntryKind): boolean => kind === 'transferOut' || kind === 'spend'

const everyCoin = (): boolean => true

/**
 * Rewards, losses and fees in coins never cross: they are what a portfolio earned and lost. Looked
 * at are all coins, or those that are inside.
 */
export const crossingOf = (
  { kind, feeAsset }: LedgerEntryFields,
  sides: Sides,
  isInside: (asset: string) => boolean = everyCoin,
): Crossing => {
  const got = sides.got && isInside(sides.got.asset) ? sides.got : null
  const given = sides.given && isInside(sides.given.asset) ? sides.given : null
  const isElsewhere = !got && !given && (sides.got !== null || sides.given !== null)
  const isFeeOutside = feeAsset !== '' && (fiatOf(feeAsset) !== null || !isInside(feeAsset))
  return {
    comes: got && (kind === 'transferIn' || (isTrade(kind) && !given)) ? got : null,
    goes: given && (isLeaving(kind) || (isTrade(kind) && !got)) ? given : null,
    isFeePaidIn: isFeeOutside && !isElsewhere,
  }
}

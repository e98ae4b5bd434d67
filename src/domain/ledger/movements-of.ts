// What every entry moves: coins acquired and disposed of, with what they cost and brought.
import { Decimal } from './decimal.ts'
import { isTrade, type EntryKind, type LedgerEntryFields } from './entry.ts'
import { entryValueUsd, feeValueUsd, sidesOf, type Side, type Sides } from './entry-value.ts'
import type { Movement } from './lots/movement.ts'
import { differenceOf, sumOf } from './lots/parcel.ts'

export type LedgerEntry = LedgerEntryFields & { id: string }

/** What a disposal was: `moved` went to where this ledger does not look. */
export type DisposalRole = 'sale' | 'spend' | 'fee' | 'loss' | 'moved'

export type LedgerMovement = Movement & { entryId: string; role: DisposalRole | null }

const roles: Partial<Record<EntryKind, DisposalRole>> = {
  spend: 'spend',
  fee: 'fee',
  loss: 'loss',
  transferOut: 'moved',
}

/**
 * The fee of a trade is in one figure, never in two: a sale brings less, whatever else costs more;
 * where money alone came, there is nothing that could.
 */
const isFeeOfProceeds = (kind: EntryKind, { got, given }: Sides): boolean =>
  given !== null && (kind === 'sell' || got === null)

/** A fee that nobody can value is left out of costs, and is counted (`unknownFees`). */
export const movementsOf = (entry: LedgerEntry): LedgerMovement[] => {
  const { id: entryId, kind, happenedAtSec: atSec } = entry
  const sides = sidesOf(entry)
  const { got, given, fee } = sides
  const value = entryValueUsd(entry)
  const feeValue = feeValueUsd(entry)
  const move = (
    part: string,
    side: Side | null,
    how: Pick<LedgerMovement, 'type' | 'valueUsd' | 'role'>,
  ): LedgerMovement[] =>
    side ? [{ id: `${entryId}:${part}`, entryId, atSec, ...side, ...how }] : []
  const tradeFee = isTrade(kind) && feeValue ? feeValue : new Decimal(0)
  const [ofCost, ofProceeds] = isFeeOfProceeds(kind, sides)
    ? [new Decimal(0), tradeFee]
    : [tradeFee, new Decimal(0)]
  return [
    ...move('got', got, { type: 'acquire', valueUsd: sumOf(value, ofCost), role: null }),
    ...move('given', given, {
      type: 'dispose',
      valueUsd: differenceOf(value, ofProceeds),
      role: isTrade(kind) ? 'sale' : (roles[kind] ?? 'sale'),
    }),
    ...move('fee', fee, { type: 'dispose', valueUsd: feeValue, role: 'fee' }),
  ]
}

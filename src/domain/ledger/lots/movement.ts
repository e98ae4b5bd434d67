// What changes how much of an asset is held, over all accounts: moves between them are none.
import type { Decimal } from '../decimal.ts'

/** Amounts are units of the asset, above zero. An id is given once. */
export type Movement = {
  id: string
  atSec: number
  asset: string
  amount: Decimal
  type: 'acquire' | 'dispose'
  /**
   * US dollars. Of what was acquired all that was paid, fees included; of what was disposed of the
   * proceeds, fees taken off; null where unknown.
   */
  valueUsd: Decimal | null
}

const compareIds = (one: string, other: string): number => {
  if (one === other) return 0
  return one < other ? -1 : 1
}

/** By time; within a second acquired before disposed of, then by id: whatever order they came in. */
export const inOrder = <Kind extends Pick<Movement, 'atSec' | 'type' | 'id'>>(
  movements: readonly Kind[],
): Kind[] =>
  movements.toSorted(
    (one, other) =>
      one.atSec - other.atSec || compareIds(one.type, other.type) || compareIds(one.id, other.id),
  )

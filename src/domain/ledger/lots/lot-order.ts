// Which of the open lots of an asset is disposed of next.
import type { Decimal } from '../decimal.ts'
import type { LotMethod } from './lot-method.ts'
import type { Parcel } from './parcel.ts'

/** What is left of one acquisition. */
export type Lot = Parcel & { movementId: string; asset: string; atSec: number }

/** Lots are added as they are acquired, so that none is newer than the disposal. */
export type LotOrder = {
  add: (lot: Lot) => void
  next: () => Lot | undefined
  removeNext: () => void
}

const oldestFirst = (): LotOrder => {
  const lots: Lot[] = []
  let at = 0
  return {
    add: (lot) => void lots.push(lot),
    next: () => lots[at],
    removeNext: () => void (at += 1),
  }
}

const newestFirst = (): LotOrder => {
  const lots: Lot[] = []
  return {
    add: (lot) => void lots.push(lot),
    next: () => lots.at(-1),
    removeNext: () => void lots.pop(),
  }
}

/** A lot as it was acquired, whatever was taken from it since. */
type PricedLot = { lot: Lot; amount: Decimal; costUsd: Decimal | null }

/** Costs of one unit, compared without dividing. */
const isCheaper = (one: PricedLot, other: PricedLot): boolean =>
  other.costUsd !== null &&
  (one.costUsd === null || one.costUsd.times(other.amount).lt(other.costUsd.times(one.amount)))

/** The highest cost of one unit first, of equal ones the older; unknown costs last. */
const dearestFirst = (): LotOrder => {
  /** The next stands at the end. */
  const lots: PricedLot[] = []
  const placeOf = (added: PricedLot): number => {
    let [from, to] = [0, lots.length]
    while (from < to) {
      const middle = (from + to) >> 1
      const priced = lots[middle]
      if (priced && isCheaper(priced, added)) from = middle + 1
      else to = middle
    }
    return from
  }
  return {
    add: (lot) => {
      const priced = { lot, amount: lot.amount, costUsd: lot.valueUsd }
      lots.splice(placeOf(priced), 0, priced)
    },
    next: () => lots.at(-1)?.lot,
    removeNext: () => void lots.pop(),
  }
}

/** At average cost the order only decides how long something was held: the oldest goes first. */
const orders: Record<LotMethod, () => LotOrder> = {
  fifo: oldestFirst,
  lifo: newestFirst,
  hifo: dearestFirst,
  average: oldestFirst,
}

/** An empty order of lots. */
export const lotOrderOf = (method: LotMethod): LotOrder => orders[method]()

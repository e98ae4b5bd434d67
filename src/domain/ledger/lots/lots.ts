// Cost bases: which acquired units each disposal gave away, what they had cost and what was gained.
// Lots are those of an asset over all accounts. What is unknown stays unknown, and costs add up to
// what was paid.
import { addToPool, emptyPool } from './average-pool.ts'
import type { Decimal } from '../decimal.ts'
import type { LotMethod } from './lot-method.ts'
import { lotOrderOf, type Lot, type LotOrder } from './lot-order.ts'
import { inOrder, type Movement } from './movement.ts'
import { cut, differenceOf, type Parcel } from './parcel.ts'

/** Amounts are units of the asset, all values US dollars; null where unknown. */
type OpenLot = {
  movementId: string
  asset: string
  atSec: number
  amount: Decimal
  costUsd: Decimal | null
}
type DisposalPart = {
  lotId: string
  acquiredAtSec: number
  amount: Decimal
  costUsd: Decimal | null
  proceedsUsd: Decimal | null
  gainUsd: Decimal | null
}
type Disposal = {
  movementId: string
  asset: string
  atSec: number
  amount: Decimal
  proceedsUsd: Decimal | null
  parts: DisposalPart[]
}
/** Units disposed of that nobody acquired: their cost is unknown, and they are in no part. */
type Shortfall = { movementId: string; asset: string; atSec: number; missing: Decimal }

export type LotMatches = { lots: OpenLot[]; disposals: Disposal[]; shortfalls: Shortfall[] }

/** What is held of one asset; a pool at average cost, where lots have no cost of their own. */
type Holding = { order: LotOrder; pool: Parcel | null }

const acquire = ({ order, pool }: Holding, movement: Movement): Lot => {
  const { id, asset, atSec, amount, valueUsd } = movement
  if (pool) addToPool(pool, { amount, valueUsd })
  const lot = { movementId: id, asset, atSec, amount, valueUsd: pool ? null : valueUsd }
  order.add(lot)
  return lot
}

/** The cost that leaves a lot with an amount. */
const takeCost = (lot: Lot, amount: Decimal, pool: Parcel | null): Decimal | null => {
  const ownCostUsd = cut(lot, amount)
  return pool ? cut(pool, amount) : ownCostUsd
}

/** Takes parts from lot after lot, until all is covered or nothing is held; `due` keeps the rest. */
const takeParts = ({ order, pool }: Holding, due: Parcel): DisposalPart[] => {
  const parts: DisposalPart[] = []
  for (let lot = order.next(); lot && due.amount.gt(0); lot = order.next()) {
    const amount = lot.amount.lt(due.amount) ? lot.amount : due.amount
    const costUsd = takeCost(lot, amount, pool)
    const proceedsUsd = cut(due, amount)
    parts.push({
      lotId: lot.movementId,
      acquiredAtSec: lot.atSec,
      amount,
      costUsd,
      proceedsUsd,
      gainUsd: differenceOf(proceedsUsd, costUsd),
    })
    if (lot.amount.eq(0)) order.removeNext()
  }
  return parts
}

const openLotOf = (lot: Lot, pool: Parcel | null): OpenLot => {
  const { movementId, asset, atSec, amount } = lot
  return { movementId, asset, atSec, amount, costUsd: takeCost(lot, amount, pool) }
}

/**
 * Matches every disposal to lots: the oldest first (fifo), the newest of its time (lifo), the
 * dearest by unit (hifo), or all at the average cost of what is held, with the dates of the oldest.
 * Parts of a value are rounded down at 30 decimals, the last takes the rest; where more was
 * disposed of than was held, the proceeds of what is missing are in no part. Lots come by date of
 * acquisition.
 */
export const matchLots = (movements: readonly Movement[], method: LotMethod): LotMatches => {
  const holdings = new Map<string, Holding>()
  const holdingOf = (asset: string): Holding => {
    const known = holdings.get(asset)
    if (known) return known
    const holding = { order: lotOrderOf(method), pool: method === 'average' ? emptyPool() : null }
    holdings.set(asset, holding)
    return holding
  }
  const acquired: Lot[] = []
  const disposals: Disposal[] = []
  const shortfalls: Shortfall[] = []
  for (const movement of inOrder(movements)) {
    const { id: movementId, asset, atSec, amount, valueUsd } = movement
    const holding = holdingOf(asset)
    if (movement.type === 'acquire') {
      acquired.push(acquire(holding, movement))
      continue
    }
    const due = { amount, valueUsd }
    const parts = takeParts(holding, due)
    disposals.push({ movementId, asset, atSec, amount, proceedsUsd: valueUsd, parts })
    if (due.amount.gt(0)) shortfalls.push({ movementId, asset, atSec, missing: due.amount })
  }
  const lots = acquired
    .filter(({ amount }) => amount.gt(0))
    .map((lot) => openLotOf(lot, holdingOf(lot.asset).pool))
  return { lots, disposals, shortfalls }
}

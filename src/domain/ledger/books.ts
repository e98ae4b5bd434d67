// The books of a ledger: what is held and what it cost, and what was gained, earned and spent, by
// coin. Exact; no market price is needed for any of it.
import { crossingOf } from './crossing.ts'
import { Decimal } from './decimal.ts'
import { isTrade } from './entry.ts'
import { entryValueUsd, feeValueUsd, sidesOf } from './entry-value.ts'
import type { LotMethod } from './lots/lot-method.ts'
import { matchLots, type LotMatches } from './lots/lots.ts'
import { movementsOf, type LedgerEntry, type LedgerMovement } from './movements-of.ts'

/** US dollars and units of one coin. */
export type CoinBook = {
  asset: string
  amount: Decimal
  /** What the units of known cost had cost, and how many they are. */
  costUsd: Decimal
  pricedAmount: Decimal
  /** Gained by selling, swapping and spending. */
  realisedUsd: Decimal
  /** Gained until it was moved to where this ledger does not look. */
  movedUsd: Decimal
  incomeUsd: Decimal
  /** Fees that are in no cost and no proceeds. */
  feesUsd: Decimal
  lossesUsd: Decimal
  /** Disposed of without ever having been acquired here. */
  missing: Decimal
}

/** Money of this world that came in and went out, each at its value that day. */
export type Money = { paidInUsd: Decimal; takenOutUsd: Decimal }

export type Books = {
  coins: ReadonlyMap<string, CoinBook>
  matches: LotMatches
  money: Money
  /** Entries whose value, or whose fee's, nobody said: their part of gains is left out. */
  unknownValues: readonly string[]
  unknownFees: readonly string[]
}

const emptyBook = (asset: string): CoinBook => ({
  asset,
  amount: new Decimal(0),
  costUsd: new Decimal(0),
  pricedAmount: new Decimal(0),
  realisedUsd: new Decimal(0),
  movedUsd: new Decimal(0),
  incomeUsd: new Decimal(0),
  feesUsd: new Decimal(0),
  lossesUsd: new Decimal(0),
  missing: new Decimal(0),
})

type BookOf = (asset: string) => CoinBook

const addMatches = (
  { lots, disposals, shortfalls }: LotMatches,
  movements: ReadonlyMap<string, LedgerMovement>,
  bookOf: BookOf,
): void => {
  for (const { asset, amount, costUsd } of lots) {
    const book = bookOf(asset)
    book.amount = book.amount.plus(amount)
    if (!costUsd) continue
    book.costUsd = book.costUsd.plus(costUsd)
    book.pricedAmount = book.pricedAmount.plus(amount)
  }
  for (const { movementId, asset, parts } of disposals) {
    const book = bookOf(asset)
    const role = movements.get(movementId)?.role
    for (const { costUsd, gainUsd } of parts) {
      if (role === 'loss') book.lossesUsd = book.lossesUsd.plus(costUsd ?? 0)
      else if (role === 'moved') book.movedUsd = book.movedUsd.plus(gainUsd ?? 0)
      else book.realisedUsd = book.realisedUsd.plus(gainUsd ?? 0)
    }
  }
  for (const { asset, missing } of shortfalls)
    bookOf(asset).missing = bookOf(asset).missing.plus(missing)
}

/** Income and fees go to the coin they came in and were paid for. */
const addEntry = (entry: LedgerEntry, bookOf: BookOf, money: Money): void => {
  const value = entryValueUsd(entry) ?? new Decimal(0)
  const fee = feeValueUsd(entry) ?? new Decimal(0)
  const { kind, asset } = entry
  if (kind === 'reward') bookOf(asset).incomeUsd = bookOf(asset).incomeUsd.plus(value)
  if (kind === 'fee') bookOf(asset).feesUsd = bookOf(asset).feesUsd.plus(value)
  if (!isTrade(kind)) bookOf(asset).feesUsd = bookOf(asset).feesUsd.plus(fee)
  const { comes, goes, isFeePaidIn } = crossingOf(entry, sidesOf(entry))
  if (comes) money.paidInUsd = money.paidInUsd.plus(value)
  if (goes) money.takenOutUsd = money.takenOutUsd.plus(value)
  if (isFeePaidIn) money.paidInUsd = money.paidInUsd.plus(fee)
}

const isOfNoValue = (entry: LedgerEntry): boolean =>
  entry.kind !== 'loss' && entryValueUsd(entry) === null

/** The order in which entries come does not matter. */
export const keepBooks = (entries: readonly LedgerEntry[], method: LotMethod): Books => {
  const movements = entries.flatMap(movementsOf)
  const coins = new Map<string, CoinBook>()
  const bookOf: BookOf = (asset) => {
    const book = coins.get(asset) ?? emptyBook(asset)
    coins.set(asset, book)
    return book
  }
  const matches = matchLots(movements, method)
  addMatches(matches, new Map(movements.map((movement) => [movement.id, movement])), bookOf)
  const money: Money = { paidInUsd: new Decimal(0), takenOutUsd: new Decimal(0) }
  for (const entry of entries) addEntry(entry, bookOf, money)
  return {
    coins,
    matches,
    money,
    unknownValues: entries.filter(isOfNoValue).map(({ id }) => id),
    unknownFees: entries.filter((entry) => feeValueUsd(entry) === null).map(({ id }) => id),
  }
}

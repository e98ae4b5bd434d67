// A trade that a file tells over several rows, one a movement, with the fees among them.
import type { Decimal } from '../../decimal.ts'
import type { Draft, DraftSide, Outcome } from '../draft.ts'
import { drafted, sumsOf } from '../format.ts'
import { RowFault, type Row } from '../csv/row.ts'

export type Moved = { row: Row; symbol: string; amount: Decimal | null; isFee: boolean }
type Whole = Pick<Draft, 'moment' | 'account'> & Partial<Pick<Draft, 'note' | 'valueUsd'>>
type Known = { row: Row; symbol: string; amount: Decimal; isFee: boolean }

const sidesOf = (moved: readonly Known[], isMeant: (amount: Decimal) => boolean): DraftSide[] =>
  sumsOf(moved.filter(({ isFee, amount }) => !isFee && isMeant(amount))).map(
    ({ symbol, amount }) => ({ symbol, amount: amount.abs() }),
  )

/** Charges less what came back, by symbol; below zero where more came back. */
const feesOf = (moved: readonly Known[]): DraftSide[] =>
  sumsOf(moved.filter(({ isFee }) => isFee))
    .map(({ symbol, amount }) => ({ symbol, amount: amount.times(-1) }))
    .filter(({ amount }) => !amount.eq(0))

const rowsOf = (moved: readonly Known[]): Row[] => moved.map(({ row }) => row)

/** A fee that is no part of a trade; what came back of one is earned. */
const feeAlone = (
  { symbol, amount }: DraftSide,
  moved: readonly Known[],
  whole: Whole,
): Outcome => {
  const side = { symbol, amount: amount.abs() }
  return drafted(rowsOf(moved.filter((one) => one.isFee && one.symbol === symbol)), {
    ...whole,
    valueUsd: null,
    ...(amount.gt(0) ? { kind: 'fee', given: side } : { kind: 'reward', got: side }),
  })
}

/**
 * All that came for all that went; a fee of a second coin is an entry by itself. Refused where
 * several coins came or went: nothing tells which paid for which.
 */
export const tradeOf = (moved: readonly Moved[], whole: Whole): Outcome[] => {
  const known = moved.filter((one): one is Known => one.amount !== null && one.symbol !== '')
  if (known.length < moved.length) throw new RowFault('amountInvalid')
  const gots = sidesOf(known, (amount) => amount.gt(0))
  const givens = sidesOf(known, (amount) => amount.lt(0))
  if (gots.length > 1 || givens.length > 1) throw new RowFault('severalCoins')
  const [got, given] = [gots[0] ?? null, givens[0] ?? null]
  if ((got === null) !== (given === null)) throw new RowFault('otherSideMissing')
  const fees = feesOf(known)
  if (got === null) return fees.map((one) => feeAlone(one, known, whole))
  const charged = fees.filter(({ amount }) => amount.gt(0))
  const isOfSide = ({ symbol }: DraftSide): boolean =>
    symbol === got.symbol || symbol === given?.symbol
  const fee = charged.find(isOfSide) ?? charged[0] ?? null
  const rest = fees.filter((one) => one !== fee)
  const ofTrade = known.filter(
    ({ isFee, symbol }) => !isFee || rest.every((one) => one.symbol !== symbol),
  )
  return [
    drafted(rowsOf(ofTrade), { ...whole, got, given, fee }),
    ...rest.map((one) => feeAlone(one, known, whole)),
  ]
}

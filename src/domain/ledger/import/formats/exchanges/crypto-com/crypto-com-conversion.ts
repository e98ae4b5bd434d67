// A conversion of the Crypto.com app: what was debited and what was credited stand on rows of their
// own; of several coins each gets the part of the other side that its value is.
import { Decimal } from '../../../../decimal.ts'
import { shareOf } from '../../../../lots/share.ts'
import type { Outcome } from '../../../draft.ts'
import { drafted, sumsOf } from '../../../format.ts'
import { RowFault, sideOf, type Row } from '../../../csv/row.ts'

type Part = { row: Row; symbol: string; amount: Decimal; usd: Decimal }

const partOf = (row: Row): Part => {
  const amount = row.amount('Amount')
  if (!amount || amount.eq(0)) throw new RowFault('amountInvalid')
  const usd = row.amount('Native Amount (in USD)')?.abs() ?? new Decimal(0)
  return { row, symbol: row.text('Currency'), amount, usd }
}

const sum = (figures: readonly Decimal[]): Decimal =>
  figures.reduce((all, figure) => all.plus(figure), new Decimal(0))

/** One trade for every coin that was given; refused where several came. */
export const conversionOf = (rows: readonly Row[], account: string): Outcome[] => {
  const parts = rows.map(partOf)
  const [credited, debited] = [
    parts.filter(({ amount }) => amount.gt(0)),
    parts.filter(({ amount }) => amount.lt(0)),
  ]
  const [got, second] = sumsOf(credited)
  if (second) throw new RowFault('severalCoins')
  const givens = sumsOf(debited)
  if (!got || givens.length === 0) throw new RowFault('otherSideMissing')
  const usd = sum(debited.map((part) => part.usd))
  if (givens.length > 1 && usd.eq(0)) throw new RowFault('severalCoins')
  let left = got.amount
  return givens.map(({ symbol, amount }, at) => {
    const own = debited.filter((part) => part.symbol === symbol)
    const ownUsd = sum(own.map((part) => part.usd))
    const isLast = at === givens.length - 1
    const share = isLast ? left : shareOf(got.amount, ownUsd, usd).round(18, Decimal.roundDown)
    left = left.minus(share)
    const rowsOfIt = [...own, ...(at === 0 ? credited : [])].map(({ row }) => row)
    return drafted(rowsOfIt, {
      moment: rows[0]?.text('Timestamp (UTC)') ?? '',
      account,
      note: rows.map((row) => row.text('Transaction Description')).toSorted()[0] ?? '',
      kind: 'trade',
      got: { symbol: got.symbol, amount: share },
      given: sideOf(amount, symbol),
      valueUsd: ownUsd.gt(0) ? ownUsd : null,
    })
  })
}

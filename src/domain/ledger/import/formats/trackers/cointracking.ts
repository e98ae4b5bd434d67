// CoinTracking, trade list. Header: rotki's test data (cointracking_trades_list.csv). Amounts hold
// their fee where it is of the same coin, and fees of a third coin are rows of their own (its help
// centre, "Entering fees"), so that such a fee is left out here.
import type { DraftKind, DraftSide, Outcome } from '../../draft.ts'
import { drafted, eachRow, type ImportFormat } from '../../format.ts'
import { RowFault, sideOf, type Row } from '../../csv/row.ts'

const name = 'CoinTracking'

const kinds: [RegExp, DraftKind][] = [
  [/^trade$/, 'trade'],
  [/^deposit$/, 'transferIn'],
  [/^withdrawal$/, 'transferOut'],
  [
    /^(?:income|interest income|lending income|dividends income|gift\/tip|reward ?\/ ?bonus|mining.*|staking|airdrop.*|masternode|minting|other income|derivatives.*profit|margin profit|lp rewards)(?: \(non taxable\))?$/,
    'reward',
  ],
  [/^(?:spend|gift|donation|expense.*)(?: \(non taxable\))?$/, 'spend'],
  [/^(?:lost|stolen|derivatives.*loss|margin loss)$/, 'loss'],
  [/^(?:other fee|margin fee|borrowing fee|settlement fee)$/, 'fee'],
]

/** A side with its part of the fee put back or taken off. */
const without = (side: DraftSide | null, fee: DraftSide | null, sign: 1 | -1): DraftSide | null => {
  if (!side || fee?.symbol !== side.symbol) return side
  const amount = side.amount.plus(fee.amount.times(sign))
  return amount.gt(0) ? { ...side, amount } : side
}

const readTracked = (row: Row): Outcome => {
  const [bought, sold] = [row.amount('Buy'), row.amount('Sell')]
  const got = sideOf(bought, row.text('Cur.'))
  const given = sideOf(sold, row.text('Cur.#2'))
  const fee = sideOf(row.amount('Fee'), row.text('Cur.#3'))
  const kind = kinds.find(([form]) => form.test(row.text('Type').toLowerCase()))?.[1]
  if (kind === undefined) throw new RowFault('kindUnknownHere')
  if (kind === 'trade' && (!got || !given)) throw new RowFault('otherSideMissing')
  const isOfSide = fee !== null && [got?.symbol, given?.symbol].includes(fee.symbol)
  return drafted([row], {
    moment: row.text('Date'),
    account: row.text('Exchange') || name,
    note: row.text('Comment'),
    kind,
    got: without(got, fee, 1),
    given: without(given, fee, -1),
    fee: isOfSide ? fee : null,
  })
}

export const cointracking: ImportFormat = {
  name,
  header: ['Type', 'Buy', 'Cur.', 'Sell', 'Cur.#2', 'Fee', 'Cur.#3', 'Exchange', 'Date'],
  dates: { columns: ['Date'] },
  amounts: ['Buy', 'Sell', 'Fee'],
  read: eachRow(readTracked),
}

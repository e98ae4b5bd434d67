// KuCoin, filled orders, in the layouts of two ages. Headers: rotki's test data
// (kucoin_order_history.csv, kucoin_order_history_old.csv).
import type { Decimal } from '../../../decimal.ts'
import type { Outcome } from '../../draft.ts'
import { drafted, eachRow, type ImportFormat } from '../../format.ts'
import { RowFault, sideOf, type Row } from '../../csv/row.ts'

const name = 'KuCoin'
type Order = {
  moment: string
  pair: string
  side: string
  size: Decimal | null
  funds: Decimal | null
}

const orderOf = (row: Row, { moment, pair, side, size, funds }: Order): Outcome => {
  const [base = '', quote = ''] = pair.split(/[-/]/)
  const [coin, paid] = [sideOf(size, base), sideOf(funds, quote)]
  const whole = {
    moment,
    account: name,
    kind: 'trade',
    fee: sideOf(row.amount('fee'), row.text('feeCurrency', 'FeeCoin')),
  } as const
  if (/^buy$/i.test(side)) return drafted([row], { ...whole, got: coin, given: paid })
  if (/^sell$/i.test(side)) return drafted([row], { ...whole, got: paid, given: coin })
  throw new RowFault('kindUnknownHere')
}

export const kucoin: ImportFormat = {
  name,
  header: ['tradeCreatedAt', 'symbol', 'side', 'price', 'size', 'funds', 'fee', 'feeCurrency'],
  dates: { columns: ['tradeCreatedAt'] },
  amounts: ['price', 'size', 'funds', 'fee'],
  read: eachRow((row) =>
    orderOf(row, {
      moment: row.text('tradeCreatedAt'),
      pair: row.text('symbol'),
      side: row.text('side'),
      size: row.amount('size'),
      funds: row.amount('funds'),
    }),
  ),
}

export const kucoinOld: ImportFormat = {
  name,
  header: ['Time', 'Pair', 'Side', 'FilledPrice', 'Amount', 'AmountCoin', 'Volume', 'FeeCoin'],
  dates: { columns: ['Time'] },
  amounts: ['FilledPrice', 'Amount', 'Volume', 'Fee'],
  read: eachRow((row) =>
    orderOf(row, {
      moment: row.text('Time'),
      pair: row.text('Pair'),
      side: row.text('Side'),
      size: row.amount('Amount'),
      funds: row.amount('Volume'),
    }),
  ),
}

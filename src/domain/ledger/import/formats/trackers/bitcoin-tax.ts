// bitcoin.tax, trades and spending. Headers: rotki's test data (bitcoin_tax_trades.csv,
// bitcoin_tax_spending.csv). A total holds its fee, which `Cost/Proceeds` and price times volume show.
import { Decimal } from '../../../decimal.ts'
import type { DraftKind, DraftSide, Outcome } from '../../draft.ts'
import { drafted, eachRow, type ImportFormat } from '../../format.ts'
import { RowFault, sideOf, type Row } from '../../csv/row.ts'

const name = 'bitcoin.tax'
const singles: Record<string, DraftKind> = {
  SPEND: 'spend',
  DONATION: 'spend',
  GIFT: 'spend',
  TIP: 'spend',
  LOST: 'loss',
  STOLEN: 'loss',
  FEE: 'fee',
  INCOME: 'reward',
  MINING: 'reward',
  GIFTIN: 'reward',
}

/** What was paid or got without the fee; of volume and price where there is no total. */
const paidIn = (row: Row, fee: DraftSide | null, isBought: boolean): DraftSide | null => {
  const [volume, price, total] = [row.amount('Volume'), row.amount('Price'), row.amount('Total')]
  const currency = row.text('Currency')
  if (!total || total.eq(0)) return volume && price && sideOf(volume.times(price), currency)
  const ofTotal = fee?.symbol === currency ? fee.amount : new Decimal(0)
  return sideOf(isBought ? total.abs().minus(ofTotal) : total.abs().plus(ofTotal), currency)
}

const readRow = (row: Row): Outcome => {
  const action = row.text('Action').toUpperCase()
  const side = sideOf(row.amount('Volume'), row.text('Symbol'))
  const fee = sideOf(row.amount('Fee'), row.text('FeeCurrency'))
  const paid = paidIn(row, fee, action === 'BUY')
  const whole = {
    moment: row.text('Date'),
    account: row.text('Account') || name,
    note: row.text('Memo'),
    fee,
    valueUsd: paid?.symbol === 'USD' ? paid.amount : null,
  }
  if (action === 'BUY') return drafted([row], { ...whole, kind: 'trade', got: side, given: paid })
  if (action === 'SELL' || action === 'SWAP')
    return drafted([row], { ...whole, kind: 'trade', got: paid, given: side })
  const kind = singles[action]
  if (kind === undefined) throw new RowFault('kindUnknownHere')
  const isComing = kind === 'reward'
  return drafted([row], { ...whole, kind, ...(isComing ? { got: side } : { given: side }) })
}

export const bitcoinTax: ImportFormat = {
  name,
  header: ['Date', 'Action', 'Symbol', 'Account', 'Volume', 'Price', 'Currency', 'FeeCurrency'],
  dates: { columns: ['Date'] },
  amounts: ['Volume', 'Price', 'Fee', 'Total'],
  read: eachRow(readRow),
}

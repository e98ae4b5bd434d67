// BitMEX, wallet history: integers of satoshi; a withdrawal holds its fee, as the balances show.
// Header: rotki's test data (bitmex_wallet_history.csv).
import { Decimal } from '../../../decimal.ts'
import { drafted, eachRow, type ImportFormat } from '../../format.ts'
import { RowFault, sideOf, type Row } from '../../csv/row.ts'

const name = 'BitMEX'
const satoshi = new Decimal('1e-8')
const bitcoins = (row: Row, column: string): Decimal =>
  (row.amount(column) ?? new Decimal(0)).times(satoshi)

export const bitmex: ImportFormat = {
  name,
  header: ['transactTime', 'transactType', 'amount', 'fee', 'transactStatus'],
  dates: { columns: ['transactTime'] },
  amounts: ['amount', 'fee'],
  read: eachRow((row) => {
    if (row.text('transactStatus') !== 'Completed')
      return { type: 'skipped', lines: [row.line], code: 'notExecuted' }
    const [amount, fee] = [bitcoins(row, 'amount'), bitcoins(row, 'fee')]
    const whole = { moment: row.text('transactTime'), account: name }
    const side = sideOf(amount, 'XBT')
    const type = row.text('transactType')
    if (type === 'Deposit') return drafted([row], { ...whole, kind: 'transferIn', got: side })
    if (type === 'Withdrawal')
      return drafted([row], {
        ...whole,
        kind: 'transferOut',
        given: sideOf(amount.abs().minus(fee), 'XBT'),
        fee: sideOf(fee, 'XBT'),
      })
    if (!/^(?:RealisedPNL|Funding|AffiliatePayout|Referral)$/.test(type))
      throw new RowFault('kindUnknownHere')
    return amount.gt(0)
      ? drafted([row], { ...whole, kind: 'reward', got: side, note: row.text('address') })
      : drafted([row], { ...whole, kind: 'loss', given: side, note: row.text('address') })
  }),
}

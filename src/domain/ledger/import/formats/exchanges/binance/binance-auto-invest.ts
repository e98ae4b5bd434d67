// Binance, auto-invest: the plan's purchases, amounts with their unit inside. Header: dali-rp2's
// test data; the fee is taken beside the amount (its reader).
import type { DraftSide } from '../../../draft.ts'
import { drafted, eachRow, skipped, type ImportFormat } from '../../../format.ts'
import { RowFault, sideOf, type Row } from '../../../csv/row.ts'

const name = 'Binance'
const sideIn = (row: Row, column: string): DraftSide | null => {
  const figure = row.figure(column)
  if (figure?.unit === '') throw new RowFault('assetMissing')
  return figure && sideOf(figure.amount, figure.unit)
}

export const binanceAutoInvest: ImportFormat = {
  name,
  header: ['Auto-Invest Date(UTC)', 'Amount per period', 'Trading Fee', 'Units', 'Status'],
  dates: { columns: ['Auto-Invest Date(UTC)'], zone: 'UTC' },
  amounts: ['Amount per period', 'Trading Fee', 'Units'],
  read: eachRow((row) => {
    if (row.text('Status') !== 'Success') return skipped([row], 'notExecuted')
    return drafted([row], {
      moment: row.text('Auto-Invest Date(UTC)'),
      account: name,
      kind: 'trade',
      got: sideIn(row, 'Units'),
      given: sideIn(row, 'Amount per period'),
      fee: sideIn(row, 'Trading Fee'),
    })
  }),
}

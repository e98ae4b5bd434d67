// Coincheck, purchases. Header: dali-rp2's test data. `Price` is what the whole amount cost.
import { drafted, eachRow, skipped, type ImportFormat } from '../../format.ts'
import { sideOf } from '../../csv/row.ts'

const name = 'Coincheck'

export const coincheck: ImportFormat = {
  name,
  header: ['ID', 'Amount', 'Price', 'Trading Currency', 'Original Currency', 'Progress', 'Time'],
  dates: { columns: ['Time'] },
  amounts: ['Amount', 'Price'],
  uniqueId: 'ID',
  read: eachRow((row) =>
    row.text('Progress') === 'completed'
      ? drafted([row], {
          moment: row.text('Time'),
          account: name,
          kind: 'trade',
          got: sideOf(row.amount('Amount'), row.text('Trading Currency')),
          given: sideOf(row.amount('Price'), row.text('Original Currency')),
        })
      : skipped([row], 'notExecuted'),
  ),
}

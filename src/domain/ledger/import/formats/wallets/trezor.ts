// Trezor Suite, first layout: the file does not say of which coin it is. What was sent is without
// its fee. Header: dali-rp2's test data and reader.
import { drafted, eachRow, skipped, type ImportFormat } from '../../format.ts'
import { coinOfFile } from '../../draft.ts'
import { RowFault, sideOf } from '../../csv/row.ts'

const name = 'Trezor'

export const trezor: ImportFormat = {
  name,
  header: ['Date & Time', 'Type', 'Transaction ID', 'Addresses', 'Fee', 'Total'],
  dates: { columns: ['Date & Time'] },
  amounts: ['Fee', 'Total'],
  read: eachRow((row) => {
    const whole = { moment: row.text('Date & Time'), account: name }
    const side = sideOf(row.amount('Total'), coinOfFile)
    const fee = sideOf(row.amount('Fee'), coinOfFile)
    const type = row.text('Type')
    if (type === 'RECV') return drafted([row], { ...whole, kind: 'transferIn', got: side })
    if (type === 'SENT' && !side) return drafted([row], { ...whole, kind: 'fee', given: fee })
    if (type === 'SENT') return drafted([row], { ...whole, kind: 'transferOut', given: side, fee })
    if (type === 'SELF') return drafted([row], { ...whole, kind: 'fee', given: fee })
    if (type === 'FAILED') return skipped([row], 'notExecuted')
    throw new RowFault('kindUnknownHere')
  }),
}

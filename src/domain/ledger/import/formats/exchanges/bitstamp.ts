// Bitstamp: amounts with their unit inside. Header: rotki's test data (bitstamp.csv).
import type { Decimal } from '../../../decimal.ts'
import type { DraftSide } from '../../draft.ts'
import { drafted, eachRow, type ImportFormat } from '../../format.ts'
import { RowFault, type Row } from '../../csv/row.ts'

const name = 'Bitstamp'

const sideIn = (row: Row, column: string): DraftSide | null => {
  const figure = row.figure(column)
  if (!figure) return null
  if (figure.unit === '') throw new RowFault('assetMissing')
  const amount: Decimal = figure.amount.abs()
  return amount.eq(0) ? null : { symbol: figure.unit, amount }
}

const comes = new Set(['deposit', 'crypto currency deposit', 'bank deposit', 'card deposit'])
const goes = new Set(['withdrawal', 'crypto currency withdrawal', 'bank withdrawal'])
const earned = new Set(['staking reward', 'staking rewards', 'referral reward'])

export const bitstamp: ImportFormat = {
  name,
  header: ['Type', 'Datetime', 'Account', 'Amount', 'Value', 'Rate', 'Fee', 'Sub Type'],
  dates: { columns: ['Datetime'] },
  amounts: ['Amount', 'Value', 'Fee'],
  read: eachRow((row) => {
    const [amount, value, fee] = [sideIn(row, 'Amount'), sideIn(row, 'Value'), sideIn(row, 'Fee')]
    const whole = { moment: row.text('Datetime'), account: name, fee }
    const type = row.text('Type').toLowerCase()
    if (type === 'market') {
      const subType = row.text('Sub Type').toLowerCase()
      if (subType === 'buy')
        return drafted([row], { ...whole, kind: 'trade', got: amount, given: value })
      if (subType === 'sell')
        return drafted([row], { ...whole, kind: 'trade', got: value, given: amount })
    }
    if (comes.has(type)) return drafted([row], { ...whole, kind: 'transferIn', got: amount })
    if (goes.has(type)) return drafted([row], { ...whole, kind: 'transferOut', given: amount })
    if (earned.has(type)) return drafted([row], { ...whole, kind: 'reward', got: amount })
    throw new RowFault('kindUnknownHere')
  }),
}

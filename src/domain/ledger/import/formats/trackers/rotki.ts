// rotki's generic layouts: events and trades. Headers: its test data (rotki_generic_events.csv,
// rotki_generic_trades.csv).
import type { DraftKind, Outcome } from '../../draft.ts'
import { drafted, eachRow, type ImportFormat } from '../../format.ts'
import { RowFault, sideOf, type Row } from '../../csv/row.ts'

const name = 'rotki'
const kinds: Record<string, DraftKind> = {
  deposit: 'transferIn',
  withdrawal: 'transferOut',
  income: 'reward',
  staking: 'reward',
  loss: 'loss',
  spend: 'spend',
  'gas fee': 'fee',
}

const wholeOf = (row: Row) => ({
  moment: row.text('Timestamp'),
  account: row.text('Location') || name,
  note: row.text('Description'),
  fee: sideOf(row.amount('Fee'), row.text('Fee Currency')),
})

const readEvent = (row: Row): Outcome => {
  const kind = kinds[row.text('Type').toLowerCase()]
  if (kind === undefined) throw new RowFault('kindUnknownHere')
  const side = sideOf(row.amount('Amount'), row.text('Currency'))
  const isComing = kind === 'transferIn' || kind === 'reward'
  return drafted([row], { ...wholeOf(row), kind, ...(isComing ? { got: side } : { given: side }) })
}

export const rotkiEvents: ImportFormat = {
  name,
  header: ['Type', 'Location', 'Currency', 'Amount', 'Fee', 'Fee Currency', 'Timestamp'],
  dates: { columns: ['Timestamp'] },
  amounts: ['Amount', 'Fee'],
  read: eachRow(readEvent),
}

export const rotkiTrades: ImportFormat = {
  name,
  header: ['Location', 'Spend Currency', 'Receive Currency', 'Receive Amount', 'Spend Amount'],
  dates: { columns: ['Timestamp'] },
  amounts: ['Receive Amount', 'Spend Amount', 'Fee'],
  read: eachRow((row) =>
    drafted([row], {
      ...wholeOf(row),
      kind: 'trade',
      got: sideOf(row.amount('Receive Amount'), row.text('Receive Currency')),
      given: sideOf(row.amount('Spend Amount'), row.text('Spend Currency')),
    }),
  ),
}

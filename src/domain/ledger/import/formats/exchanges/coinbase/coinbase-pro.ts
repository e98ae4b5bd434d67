// Coinbase Pro, account statement: the rows of one trade id are a trade with its fee. Header:
// rotki's test data (coinbasepro.csv).
import type { Outcome } from '../../../draft.ts'
import { drafted, groupsOf, guarded, type ImportFormat } from '../../../format.ts'
import { RowFault, sideOf, type Row } from '../../../csv/row.ts'
import { tradeOf } from '../../trade-of-rows.ts'

const name = 'Coinbase Pro'
const unit = 'amount/balance unit'
const types = /^(?:match|fee|rebate|conversion)$/

const single = (row: Row): Outcome => {
  const side = sideOf(row.amount('amount'), row.text(unit))
  const whole = { moment: row.text('time', 'timestamp'), account: name }
  const type = row.text('type').toLowerCase()
  if (type === 'deposit') return drafted([row], { ...whole, kind: 'transferIn', got: side })
  if (type === 'withdrawal') return drafted([row], { ...whole, kind: 'transferOut', given: side })
  throw new RowFault('kindUnknownHere')
}

const trade = (group: readonly Row[]): Outcome[] =>
  tradeOf(
    group.map((row) => ({
      row,
      symbol: row.text(unit),
      amount: row.amount('amount'),
      isFee: /^(?:fee|rebate)$/i.test(row.text('type')),
    })),
    { moment: group[0]?.text('time', 'timestamp') ?? '', account: name },
  )

const isOfTrade = (row: Row): boolean => types.test(row.text('type').toLowerCase())
const tradeKey = (row: Row): string =>
  row.text('trade id') || `${row.text('time', 'timestamp')}\n${row.text('portfolio')}`

const read = (rows: readonly Row[]): Outcome[] => [
  ...groupsOf(rows.filter(isOfTrade), tradeKey).flatMap((group) =>
    guarded(group, () => trade(group)),
  ),
  ...rows.filter((row) => !isOfTrade(row)).flatMap((row) => guarded([row], () => single(row))),
]

export const coinbasePro: ImportFormat = {
  name,
  header: ['portfolio', 'type', 'amount', 'balance', unit, 'trade id'],
  dates: { columns: ['time', 'timestamp'], zone: 'UTC' },
  amounts: ['amount'],
  read,
}

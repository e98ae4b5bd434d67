// Bisq, trades. Header: rotki's test data (bisq_trades.csv). Its own fee is in BTC or BSQ, and the
// miners' in BTC beside it.
import type { DraftSide, Outcome } from '../../draft.ts'
import { drafted, eachRow, sumsOf, type ImportFormat } from '../../format.ts'
import { RowFault, sideOf, type Row } from '../../csv/row.ts'

const name = 'Bisq'

const feesOf = (row: Row): DraftSide[] => {
  const fees = [
    sideOf(row.amount('Trade Fee BTC'), 'BTC'),
    sideOf(row.amount('Transaction Fee'), 'BTC'),
    sideOf(row.amount('Trade Fee BSQ'), 'BSQ'),
  ]
  return sumsOf(fees.filter((fee) => fee !== null))
}

const readTrade = (row: Row): Outcome | Outcome[] => {
  if (!/^(?:completed|mediated|arbitrated)$/i.test(row.text('Status')))
    return { type: 'skipped', lines: [row.line], code: 'notExecuted' }
  const [, direction, coin] = /^(Buy|Sell) (\w+)$/i.exec(row.text('Offer type')) ?? []
  if (direction === undefined) throw new RowFault('kindUnknownHere')
  const bitcoins = sideOf(row.amount('Amount in BTC'), 'BTC')
  const others = sideOf(row.amount('Amount'), row.text('Currency'))
  const [traded, paid] = coin === 'BTC' ? [bitcoins, others] : [others, bitcoins]
  const [got, given] = /^buy$/i.test(direction) ? [traded, paid] : [paid, traded]
  const [fee = null, ...rest] = feesOf(row)
  const whole = { moment: row.text('Date/Time'), account: name }
  return [
    drafted([row], { ...whole, kind: 'trade', got, given, fee }),
    ...rest.map((more) => drafted([row], { ...whole, kind: 'fee', given: more })),
  ]
}

export const bisq: ImportFormat = {
  name,
  header: ['Trade ID', 'Date/Time', 'Amount in BTC', 'Amount', 'Currency', 'Offer type', 'Status'],
  dates: { columns: ['Date/Time'] },
  amounts: [
    'Price',
    'Amount in BTC',
    'Amount',
    'Transaction Fee',
    'Trade Fee BTC',
    'Trade Fee BSQ',
  ],
  uniqueId: 'Trade ID',
  read: eachRow(readTrade),
}

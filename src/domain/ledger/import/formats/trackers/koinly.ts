// Koinly's universal layout, in which newer exports of the Crypto.com app come too. Dates are in UTC
// (Koinly's help centre, "How to create a custom CSV file"); a sent amount is without its fee.
import type { DraftKind, Outcome } from '../../draft.ts'
import { drafted, eachRow, type ImportFormat } from '../../format.ts'
import { sideOf, type Row } from '../../csv/row.ts'

const name = 'Koinly'
const labels: [RegExp, DraftKind][] = [
  [/^(?:cost|gift|donation|payment)$/, 'spend'],
  [/^(?:lost|stolen|liquidation)$/, 'loss'],
  [/^(?:fee|margin fee|loan fee)$/, 'fee'],
  [
    /^(?:reward|airdrop|fork|mining|staking|loan interest|lending interest|other income|income|salary|cashback|interest|referral|realized gain)$/,
    'reward',
  ],
]

const readUniversal = (row: Row): Outcome => {
  const given = sideOf(row.amount('Sent Amount'), row.text('Sent Currency'))
  const got = sideOf(row.amount('Received Amount'), row.text('Received Currency'))
  const fee = sideOf(row.amount('Fee Amount'), row.text('Fee Currency'))
  const label = row.text('Label', 'Tag').toLowerCase().replaceAll('_', ' ')
  const named = labels.find(([form]) => form.test(label))?.[1]
  const isFitting = named !== undefined && (named === 'reward' ? !given : !got)
  const worth = row.amount('Net Worth Amount')
  return drafted([row], {
    moment: row.text('Koinly Date', 'Date'),
    account: name,
    note: row.text('Description'),
    got,
    given,
    fee,
    ...(isFitting ? { kind: named } : {}),
    valueUsd: row.text('Net Worth Currency') === 'USD' ? worth : null,
  })
}

export const koinly: ImportFormat = {
  name,
  header: ['Sent Amount', 'Sent Currency', 'Received Amount', 'Received Currency', 'Fee Amount'],
  dates: { columns: ['Koinly Date', 'Date'], zone: 'UTC' },
  amounts: ['Sent Amount', 'Received Amount', 'Fee Amount', 'Net Worth Amount'],
  read: eachRow(readUniversal),
}

// Binance, transaction history: one row a movement, and the rows of one second are one event.
// Header and operations: rotki's test data (binance_history.csv).
import type { Outcome } from '../../../draft.ts'
import { drafted, groupsOf, guarded, skipped, type ImportFormat } from '../../../format.ts'
import { type Row } from '../../../csv/row.ts'
import { tradeOf, type Moved } from '../../trade-of-rows.ts'

const name = 'Binance'
type Role = 'trade' | 'fee' | 'reward' | 'transfer' | 'own' | 'result'

/** The first that fits; what fits none is refused, as new operations come every year. */
const roles: [RegExp, Role][] = [
  [/^(?:transaction )?fee$/i, 'fee'],
  [/^transaction (?:related|buy|spend|sold|revenue)$/i, 'trade'],
  [/^(?:buy|sell|buy crypto|binance convert|large otc trading|eth 2\.0 staking)$/i, 'trade'],
  [/^small assets exchange bnb/i, 'trade'],
  [/^(?:funding fee|realized profit and loss)$/i, 'result'],
  [
    /(?:rewards?|interest|distribution|cashback|rebate|airdrop assets|commission history)$/i,
    'reward',
  ],
  [/^(?:referral|mission|launchpool|bnb vault|cash voucher)/i, 'reward'],
  [/^(?:fiat )?(?:deposit|withdraw(?:al)?)$/i, 'transfer'],
  [/^transfer |^main and funding|(?:purchase|redemption|subscription)$/i, 'own'],
]
const roleOf = (row: Row): Role | null =>
  roles.find(([pattern]) => pattern.test(row.text('Operation')))?.[1] ?? null

const movedOf = (row: Row): Moved => ({
  row,
  symbol: row.text('Coin'),
  amount: row.amount('Change'),
  isFee: roleOf(row) === 'fee',
})

const single = (row: Row, role: Role | null): Outcome | Outcome[] => {
  if (role === null) return { type: 'refused', lines: [row.line], code: 'kindUnknownHere' }
  if (role === 'own') return skipped([row], 'ownTransfer')
  const { amount, symbol } = movedOf(row)
  if (!amount || symbol === '') return { type: 'refused', lines: [row.line], code: 'amountInvalid' }
  const side = amount.eq(0) ? null : { symbol, amount: amount.abs() }
  const isComing = amount.gt(0)
  const lost = /fee/i.test(row.text('Operation')) ? 'fee' : 'loss'
  const out = role === 'transfer' ? 'transferOut' : lost
  return drafted([row], {
    moment: row.text('UTC_Time'),
    account: name,
    kind: isComing ? (role === 'transfer' ? 'transferIn' : 'reward') : out,
    [isComing ? 'got' : 'given']: side,
    note: row.text('Remark'),
  })
}

const isOfTrade = (row: Row): boolean => ['trade', 'fee'].includes(roleOf(row) ?? '')

const read = (rows: readonly Row[]): Outcome[] => {
  const trades = groupsOf(rows.filter(isOfTrade), (row) =>
    [row.text('UTC_Time'), row.text('User_ID'), row.text('Account')].join('\n'),
  )
  return [
    ...trades.flatMap((group) =>
      guarded(group, () =>
        tradeOf(group.map(movedOf), { moment: group[0]?.text('UTC_Time') ?? '', account: name }),
      ),
    ),
    ...rows
      .filter((row) => !isOfTrade(row))
      .flatMap((row) => guarded([row], () => single(row, roleOf(row)))),
  ]
}

export const binance: ImportFormat = {
  name,
  header: ['UTC_Time', 'Account', 'Operation', 'Coin', 'Change'],
  dates: { columns: ['UTC_Time'], zone: 'UTC' },
  amounts: ['Change'],
  read,
}

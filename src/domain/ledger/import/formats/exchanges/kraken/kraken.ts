// Kraken, ledgers: a row a movement, and the two rows of one refid are a trade. Header and names of
// assets: Kraken's API reference and public parsers (rotki, rubydoc coinsync).
import type { Outcome } from '../../../draft.ts'
import { drafted, groupsOf, guarded, skipped, type ImportFormat } from '../../../format.ts'
import { RowFault, sideOf, type Row } from '../../../csv/row.ts'
import { tradeOf } from '../../trade-of-rows.ts'
import { krakenSymbol } from './kraken-symbols.ts'

const name = 'Kraken'
const trades = new Set(['trade', 'spend', 'receive', 'conversion'])
const symbolOf = (row: Row): string => krakenSymbol(row.text('asset'))

const single = (row: Row): Outcome => {
  const [type, subtype] = [row.text('type').toLowerCase(), row.text('subtype').toLowerCase()]
  const amount = row.amount('amount')
  const side = sideOf(amount, symbolOf(row))
  const isComing = amount?.gt(0) ?? false
  const whole = {
    moment: row.text('time'),
    account: name,
    fee: sideOf(row.amount('fee'), symbolOf(row)),
    ...(isComing ? { got: side } : { given: side }),
  }
  const isOwn =
    /^(?:spot(?:to|from)|stakingfrom|stakingto|(?:de)?allocation|(?:auto|migration))/.test(subtype)
  if (isOwn) return skipped([row], 'ownTransfer')
  if (type === 'deposit' || type === 'withdrawal') return drafted([row], whole)
  if (['staking', 'earn', 'dividend', 'reward', 'airdrop'].includes(type) && isComing)
    return drafted([row], { ...whole, kind: 'reward' })
  // A fork or an airdrop comes as a transfer without a place it came from.
  if (type === 'transfer' || type === 'adjustment')
    return drafted([row], { ...whole, kind: isComing ? 'reward' : 'loss' })
  throw new RowFault('kindUnknownHere')
}

const trade = (group: readonly Row[]): Outcome[] =>
  tradeOf(
    group.flatMap((row) => {
      const moved = { row, symbol: symbolOf(row) }
      const fee = row.amount('fee')
      return [
        { ...moved, amount: row.amount('amount'), isFee: false },
        ...(fee && !fee.eq(0) ? [{ ...moved, amount: fee.times(-1), isFee: true }] : []),
      ]
    }),
    { moment: group.map((row) => row.text('time')).toSorted()[0] ?? '', account: name },
  )

const isOfTrade = (row: Row): boolean => trades.has(row.text('type').toLowerCase())

const read = (rows: readonly Row[]): Outcome[] => {
  // What has no id yet is pending, and is told again when it has one.
  const pending = rows.filter((row) => row.text('txid') === '')
  const done = rows.filter((row) => row.text('txid') !== '')
  return [
    ...pending.map((row) => skipped([row], 'notExecuted')),
    ...groupsOf(done.filter(isOfTrade), (row) => row.text('refid')).flatMap((group) =>
      guarded(group, () => trade(group)),
    ),
    ...done.filter((row) => !isOfTrade(row)).flatMap((row) => guarded([row], () => single(row))),
  ]
}

export const kraken: ImportFormat = {
  name,
  header: ['txid', 'refid', 'time', 'type', 'subtype', 'aclass', 'asset', 'amount', 'fee'],
  dates: { columns: ['time'], zone: 'UTC' },
  amounts: ['amount', 'fee'],
  read,
}

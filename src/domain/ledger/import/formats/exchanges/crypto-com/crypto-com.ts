// Crypto.com app. Header and kinds: rotki's test data (cryptocom_trades_list.csv,
// cryptocom_special_events.csv). Conversions come as debited and credited rows of one second.
import type { Outcome } from '../../../draft.ts'
import { drafted, groupsOf, guarded, skipped, type ImportFormat } from '../../../format.ts'
import { sideOf, type Row } from '../../../csv/row.ts'
import { conversionOf } from './crypto-com-conversion.ts'
import { kindOf } from './crypto-com-kinds.ts'

const name = 'Crypto.com'
const moment = (row: Row): string => row.text('Timestamp (UTC)')
const kindText = (row: Row): string => row.text('Transaction Kind').toLowerCase()
const conversion =
  /^(dust_conversion|dynamic_coin_swap|lockup_swap|crypto_wallet_swap|interest_swap)_(?:credited|debited)$/

const single = (row: Row): Outcome => {
  const kind = kindOf(kindText(row))
  if (kind === null) return { type: 'refused', lines: [row.line], code: 'kindUnknownHere' }
  if (kind === 'own') return { type: 'skipped', lines: [row.line], code: 'ownTransfer' }
  if (kind === 'pending') return { type: 'skipped', lines: [row.line], code: 'notExecuted' }
  const amount = row.amount('Amount')
  const side = sideOf(amount, row.text('Currency'))
  const other = sideOf(row.amount('To Amount'), row.text('To Currency'))
  const valueUsd = row.amount('Native Amount (in USD)')?.abs() ?? null
  const whole = {
    moment: moment(row),
    account: name,
    note: row.text('Transaction Description'),
    valueUsd: valueUsd?.gt(0) ? valueUsd : null,
  }
  if (kind === 'purchase') {
    const paid = sideOf(row.amount('Native Amount'), row.text('Native Currency'))
    return drafted([row], { ...whole, kind: 'trade', got: side, given: paid })
  }
  if (kind === 'trade') return drafted([row], { ...whole, kind, got: other, given: side })
  const isComing = amount?.gt(0) ?? false
  if (kind === 'transfer')
    return drafted([row], isComing ? { ...whole, got: side } : { ...whole, given: side })
  // What was earned and taken back goes, what was spent and refunded comes.
  if (kind === 'reward')
    return drafted(
      [row],
      isComing ? { ...whole, kind, got: side } : { ...whole, kind: 'loss', given: side },
    )
  return drafted(
    [row],
    isComing ? { ...whole, kind: 'transferIn', got: side } : { ...whole, kind, given: side },
  )
}

const isPart = (row: Row): boolean => conversion.test(kindText(row))

const readOnce = (rows: readonly Row[]): Outcome[] => {
  const groups = groupsOf(rows.filter(isPart), (row) =>
    [moment(row), conversion.exec(kindText(row))?.[1]].join('\n'),
  )
  return [
    ...groups.flatMap((group) => guarded(group, () => conversionOf(group, name))),
    ...rows.filter((row) => !isPart(row)).flatMap((row) => guarded([row], () => single(row))),
  ]
}

/** The swap of MCO tells its parts (wallet, stake) in the second of the whole. */
const partsOfWhole = /^(?:lockup|crypto_wallet)_swap_/
const isToldTwice = (rows: readonly Row[]): ((row: Row) => boolean) => {
  const wholes = new Set(
    rows.filter((row) => kindText(row).startsWith('dynamic_coin_swap_credited')).map(moment),
  )
  return (row) => partsOfWhole.test(kindText(row)) && wholes.has(moment(row))
}

const read = (rows: readonly Row[]): Outcome[] => {
  const isRepeated = isToldTwice(rows)
  const repeated = rows.filter(isRepeated)
  return [
    ...(repeated.length > 0 ? [skipped(repeated, 'duplicate')] : []),
    ...readOnce(rows.filter((row) => !isRepeated(row))),
  ]
}

export const cryptoCom: ImportFormat = {
  name,
  header: ['Timestamp (UTC)', 'Currency', 'Amount', 'To Amount', 'Transaction Kind'],
  dates: { columns: ['Timestamp (UTC)'], zone: 'UTC' },
  amounts: ['Amount', 'To Amount', 'Native Amount', 'Native Amount (in USD)'],
  read,
}

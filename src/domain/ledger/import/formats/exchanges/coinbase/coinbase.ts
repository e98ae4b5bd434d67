// Coinbase, transactions, below a preamble, in the layouts of two ages. Headers: public parsers
// (docs.rs btctax-cli, rotki).
import type { DraftSide, Outcome } from '../../../draft.ts'
import { drafted, eachRow, type ImportFormat } from '../../../format.ts'
import { RowFault, sideOf, type Row } from '../../../csv/row.ts'
import { readFigure } from '../../../decimals.ts'

const name = 'Coinbase'
const rewards =
  /^(?:rewards? income|staking income|inflation reward|learning reward|coinbase earn|subscription rebate.*|incentives? .*)$/
const comes = /^(?:receive|deposit)$/
const goes = /^(?:send|withdrawal)$/
const own =
  /^(?:retail (?:staking|unstaking|eth2).*|exchange (?:deposit|withdrawal)|pro (?:deposit|withdrawal))$/

/** What a conversion gave stands in its note only: `Converted 0.05 BTC to 2.00 ETH`. */
const convertedTo = (note: string): DraftSide | null => {
  const [, amount = '', symbol = ''] = /\bto ([\d.,]+) ([A-Z0-9]+)\s*$/.exec(note) ?? []
  const figure = readFigure(amount, '.')
  return typeof figure === 'string' || symbol === '' ? null : sideOf(figure.amount, symbol)
}

const readCoinbase = (row: Row): Outcome => {
  const type = row.text('Transaction Type').toLowerCase()
  const note = row.text('Notes')
  const coin = sideOf(row.amount('Quantity Transacted'), row.text('Asset'))
  const currency = row.text('Price Currency', 'Spot Price Currency')
  const money = sideOf(row.amount('Subtotal'), currency)
  const fee = sideOf(row.amount('Fees and/or Spread', 'Fees'), currency)
  const valueUsd = currency === 'USD' ? (money?.amount ?? null) : null
  const whole = { moment: row.text('Timestamp'), account: name, note, valueUsd }
  if (own.test(type)) return { type: 'skipped', lines: [row.line], code: 'ownTransfer' }
  if (/^(?:advanced trade )?buy$/.test(type))
    return drafted([row], { ...whole, kind: 'trade', got: coin, given: money, fee })
  if (/^(?:advanced trade )?sell$/.test(type))
    return drafted([row], { ...whole, kind: 'trade', got: money, given: coin, fee })
  if (type === 'convert') {
    const got = convertedTo(note)
    if (!got) throw new RowFault('otherSideMissing')
    return drafted([row], { ...whole, kind: 'trade', got, given: coin, fee })
  }
  if (rewards.test(type)) return drafted([row], { ...whole, kind: 'reward', got: coin })
  if (comes.test(type)) return drafted([row], { ...whole, kind: 'transferIn', got: coin })
  if (goes.test(type)) return drafted([row], { ...whole, kind: 'transferOut', given: coin })
  throw new RowFault('kindUnknownHere')
}

export const coinbase: ImportFormat = {
  name,
  header: ['Timestamp', 'Transaction Type', 'Asset', 'Quantity Transacted', 'Subtotal', 'Notes'],
  dates: { columns: ['Timestamp'], zone: 'UTC' },
  amounts: ['Quantity Transacted', 'Subtotal', 'Fees and/or Spread', 'Fees'],
  read: eachRow(readCoinbase),
}

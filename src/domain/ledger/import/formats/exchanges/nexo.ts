// Nexo, transactions, in the layouts of two ages (one currency, or one that goes and one that
// comes). Headers and types: rotki's test data (nexo.csv, corrupt_nexo.csv).
import type { DraftKind, Outcome } from '../../draft.ts'
import { drafted, eachRow, skipped, type ImportFormat } from '../../format.ts'
import { RowFault, sideOf, type Row } from '../../csv/row.ts'

const name = 'Nexo'
type Meaning = DraftKind | 'own' | 'money'
// Blanks in the newer layout, none in the older.
const meanings: [RegExp, Meaning][] = [
  [/^(?:(?:un)?locking term deposit|transfer (?:in|out))$/, 'own'],
  [/^(?:credit card|nexo card).*$|^(?:manual )?repayment$|^liquidation reversal$/, 'money'],
  [/^(?:deposit to exchange|withdraw exchanged)$/, 'money'],
  [/^(?:(?:fixed term )?interest|dividend|.*cashback|.*bonus|airdrop)$/, 'reward'],
  [/^(?:deposit|top up crypto)$/, 'transferIn'],
  [/^withdrawal$/, 'transferOut'],
  [/^exchange(?: collateral| to withdraw| deposited on)?$/, 'trade'],
  [/^(?:liquidation|manual sell order)$/, 'spend'],
]
const meaningOf = (type: string): Meaning | null => {
  const words = type.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
  return meanings.find(([form]) => form.test(words))?.[1] ?? null
}

/** Its own money on the books (`EURX` is a euro), and coins by the chain they came over. */
const symbolOf = (currency: string): string =>
  currency.replace(/^(EUR|GBP|USD)X$/, '$1').replace(/^(NEXO|USDT)(?:NEXO|BEP2|BNB|ERC)$/, '$1')
const isMoney = (symbol: string): boolean => /^(?:EUR|GBP|USD)$/.test(symbol)

/** The older layout has no other side: where both are money there is nothing to miss. */
const isMoneyForMoney = (symbol: string, note: string): boolean => isMoney(symbol) && isMoney(note)

const readNexo = (row: Row): Outcome => {
  if (!/^approved\b/i.test(row.text('Details'))) return skipped([row], 'notExecuted')
  const kind = meaningOf(row.text('Type'))
  if (kind === null) throw new RowFault('kindUnknownHere')
  if (kind === 'own') return skipped([row], 'ownTransfer')
  if (kind === 'money') return skipped([row], 'moneyOnly')
  const amount = row.amount('Input Amount', 'Amount')
  const symbol = symbolOf(row.text('Input Currency', 'Currency'))
  if (symbol === '') throw new RowFault('assetMissing')
  const side = sideOf(amount, symbol)
  const whole = {
    moment: row.text('Date / Time (UTC)'),
    account: name,
    note: row.text('Details').replace(/^approved\s*\/\s*/i, ''),
    valueUsd: row.amount('USD Equivalent')?.abs() ?? null,
  }
  const isGoing = amount?.lt(0) ?? false
  // Interest below zero is what a credit costs.
  if (kind === 'reward' && isGoing) return drafted([row], { ...whole, kind: 'fee', given: side })
  if (kind === 'reward' || kind === 'transferIn')
    return drafted([row], { ...whole, kind, got: side })
  if (kind !== 'trade') return drafted([row], { ...whole, kind, given: side })
  const got = sideOf(row.amount('Output Amount'), symbolOf(row.text('Output Currency')))
  if (!got && isMoneyForMoney(symbol, whole.note)) return skipped([row], 'moneyOnly')
  return drafted([row], { ...whole, kind, got, given: side })
}

const shared: Pick<ImportFormat, 'name' | 'dates' | 'amounts' | 'uniqueId' | 'read'> = {
  name,
  dates: { columns: ['Date / Time (UTC)'], zone: 'UTC' },
  amounts: ['Input Amount', 'Output Amount', 'Amount', 'USD Equivalent'],
  uniqueId: 'Transaction',
  read: eachRow(readNexo),
}
export const nexo: ImportFormat = {
  ...shared,
  header: ['Transaction', 'Type', 'Input Currency', 'Input Amount', 'Output Amount', 'Details'],
}
export const nexoOld: ImportFormat = {
  ...shared,
  header: ['Transaction', 'Type', 'Currency', 'Amount', 'USD Equivalent', 'Details'],
}

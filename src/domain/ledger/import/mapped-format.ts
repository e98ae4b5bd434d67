// A file of a product we do not know, by what a person says of its columns.
import type { DraftKind, Outcome } from './draft.ts'
import { drafted, eachRow, type ImportFormat } from './format.ts'
import { RowFault, sideOf, type Row } from './csv/row.ts'

/** Names of columns; those that are not given are not there. */
export type ColumnMapping = {
  date: string
  amount: string
  /** Of the amount; without it, or where it is empty, the unit beside the amount. */
  symbol?: string
  kind?: string
  /** What the texts of that column mean; others go by the words that are usual. */
  kinds?: Readonly<Record<string, MappedKind>>
  counterAmount?: string
  counterSymbol?: string
  feeAmount?: string
  feeSymbol?: string
  valueUsd?: string
  account?: string
  note?: string
}
export type MappedKind = Exclude<DraftKind, 'trade'> | 'buy' | 'sell'

const usual: [RegExp, MappedKind][] = [
  [/\b(?:buy|bought|purchase|kauf)\b/i, 'buy'],
  [/\b(?:sell|sold|sale|swap|convert|trade|verkauf)\b/i, 'sell'],
  [/\b(?:deposit|receive[d]?|transfer ?in|in)\b/i, 'transferIn'],
  [/\b(?:withdraw(?:al)?|send|sent|transfer ?out|out)\b/i, 'transferOut'],
  [/\b(?:reward|staking|interest|airdrop|mining|income|cashback)s?\b/i, 'reward'],
  [/\b(?:fee|commission)s?\b/i, 'fee'],
  [/\b(?:spend|spent|payment|gift|donation)\b/i, 'spend'],
  [/\b(?:lost|loss|stolen)\b/i, 'loss'],
]

/** Without a column of kinds the sign says it. */
const kindOf = (row: Row, mapping: ColumnMapping, isComing: boolean): MappedKind => {
  if (mapping.kind === undefined) {
    const isTrade =
      mapping.counterAmount !== undefined && row.amount(mapping.counterAmount) !== null
    if (isTrade) return isComing ? 'buy' : 'sell'
    return isComing ? 'transferIn' : 'transferOut'
  }
  const text = row.text(mapping.kind)
  const kind = mapping.kinds?.[text] ?? usual.find(([form]) => form.test(text))?.[1]
  if (kind === undefined) throw new RowFault('kindUnknownHere')
  return kind
}

const readRow =
  (mapping: ColumnMapping) =>
  (row: Row): Outcome => {
    const optional = (column: string | undefined): string =>
      column === undefined ? '' : row.text(column)
    const sideIn = (amount: string | undefined, symbol: string | undefined) => {
      const figure = amount === undefined ? null : row.figure(amount)
      return figure && sideOf(figure.amount, optional(symbol) || figure.unit)
    }
    const amount = row.amount(mapping.amount)
    const side = sideIn(mapping.amount, mapping.symbol)
    const counter = sideIn(mapping.counterAmount, mapping.counterSymbol)
    const value = mapping.valueUsd === undefined ? null : row.amount(mapping.valueUsd)
    const whole = {
      moment: row.text(mapping.date),
      account: optional(mapping.account),
      note: optional(mapping.note),
      fee: sideIn(mapping.feeAmount, mapping.feeSymbol),
      valueUsd: value?.abs() ?? null,
    }
    const kind = kindOf(row, mapping, amount?.gt(0) ?? false)
    if (kind === 'buy')
      return drafted([row], { ...whole, kind: 'trade', got: side, given: counter })
    if (kind === 'sell')
      return drafted([row], { ...whole, kind: 'trade', got: counter, given: side })
    const isComing = kind === 'transferIn' || kind === 'reward'
    return drafted([row], { ...whole, kind, ...(isComing ? { got: side } : { given: side }) })
  }

/** A format made of a mapping. */
export const mappedFormat = (mapping: ColumnMapping): ImportFormat => ({
  name: '',
  header: [],
  dates: { columns: [mapping.date] },
  amounts: [mapping.amount, mapping.counterAmount, mapping.feeAmount, mapping.valueUsd].filter(
    (name) => name !== undefined,
  ),
  read: eachRow(readRow(mapping)),
})

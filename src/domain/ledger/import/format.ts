// What the file of one product is told by and how its rows are read.
import { Decimal } from '../decimal.ts'
import type { DateHint } from './dates/dates.ts'
import type { DecimalSign } from './decimals.ts'
import type { Draft, Outcome, SkipCode } from './draft.ts'
import { RowFault, type Row } from './csv/row.ts'

export type ImportFormat = {
  /** As people know the product; also the account of what it holds. */
  name: string
  /** Columns that the header has, whatever else stands there; capitals are of no account. */
  header: readonly string[]
  dates: DateHint & { columns: readonly string[] }
  amounts: readonly string[]
  /** Where the file itself does not tell. */
  sign?: DecimalSign
  /** A column by which a row that stands twice is known to be one. */
  uniqueId?: string
  read: (rows: readonly Row[]) => Outcome[]
}

/** A file in which every row is read by itself. */
export const eachRow =
  (read: (row: Row) => Outcome | Outcome[]) =>
  (rows: readonly Row[]): Outcome[] =>
    rows.flatMap((row) => guarded([row], () => read(row)))

/** What is read of some rows, or why they can't be. */
export const guarded = (
  rows: readonly Row[],
  read: () => Outcome | Outcome[],
): Outcome | Outcome[] => {
  try {
    return read()
  } catch (fault) {
    if (!(fault instanceof RowFault)) throw fault
    return { type: 'refused', lines: rows.map(({ line }) => line), code: fault.code }
  }
}

export const skipped = (rows: readonly Row[], code: SkipCode): Outcome => ({
  type: 'skipped',
  lines: rows.map(({ line }) => line),
  code,
})

type DraftParts = Pick<Draft, 'moment' | 'account'> &
  Partial<Omit<Draft, 'lines' | 'moment' | 'account'>>

/** A draft of rows; without a kind what came and what went say it. */
export const drafted = (rows: readonly Row[], parts: DraftParts): Outcome => {
  const { got = null, given = null } = parts
  if (!got && !given) throw new RowFault('amountInvalid')
  if (parts.kind === 'trade' && (!got || !given)) throw new RowFault('otherSideMissing')
  const moved = got ? 'transferIn' : 'transferOut'
  return {
    type: 'draft',
    draft: {
      kind: got && given ? 'trade' : moved,
      fee: null,
      valueUsd: null,
      note: '',
      ...parts,
      lines: [...new Set(rows.map(({ line }) => line))],
      got,
      given,
    },
  }
}

/** Groups of rows that tell of one event, in an order that does not depend on that of the file. */
export const groupsOf = (rows: readonly Row[], keyOf: (row: Row) => string): Row[][] =>
  [...Map.groupBy(rows, keyOf)]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, group]) => group)

/** Sums of amounts by their symbols, by symbol. */
export const sumsOf = (
  amounts: readonly { symbol: string; amount: Decimal }[],
): { symbol: string; amount: Decimal }[] =>
  [...Map.groupBy(amounts, ({ symbol }) => symbol)]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([symbol, same]) => ({
      symbol,
      amount: same.reduce((sum, { amount }) => sum.plus(amount), new Decimal(0)),
    }))

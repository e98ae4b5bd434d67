// A row of a file by the names of its columns, its figures read by the decimal sign of the file.
import { Decimal } from '../../decimal.ts'
import { readFigure, type DecimalSign, type Figure } from '../decimals.ts'
import type { DraftSide, RefusalCode } from '../draft.ts'

/** Why a row can't be read; thrown where it is found, caught by `eachRow`. */
export class RowFault extends Error {
  readonly code: RefusalCode
  constructor(code: RefusalCode) {
    super(code)
    this.code = code
  }
}

export type Row = {
  line: number
  /** Of the first of these columns that the file has; empty without one. */
  text: (...columns: string[]) => string
  /** With its sign, null where nothing stands. @throws RowFault where there is no figure. */
  amount: (...columns: string[]) => Decimal | null
  /** The same with the unit that stands beside it: `1.5 ETH`. */
  figure: (...columns: string[]) => Figure | null
}

export type Columns = ReadonlyMap<string, number>

/** Columns by name, capitals or not. */
export const columnsOf = (names: readonly string[]): Columns =>
  new Map(names.map((name, at) => [name.toLowerCase(), at]))

/** Where the first of some columns is that the file has. */
export const columnAt = (columns: Columns, names: readonly string[]): number | null =>
  names.map((name) => columns.get(name.toLowerCase())).find((at) => at !== undefined) ?? null

export const rowOf = (
  { line, cells }: { line: number; cells: readonly string[] },
  columns: Columns,
  sign: DecimalSign,
): Row => {
  const text = (...names: string[]): string => {
    const at = columnAt(columns, names)
    return at === null ? '' : (cells[at] ?? '')
  }
  const figure = (...names: string[]): Figure | null => {
    const read = readFigure(text(...names), sign)
    if (read === 'invalid') throw new RowFault('amountInvalid')
    return read === 'nothing' ? null : read
  }
  return { line, text, figure, amount: (...names) => figure(...names)?.amount ?? null }
}

/** An amount of a coin whichever way it went; null for none and for zero. */
export const sideOf = (amount: Decimal | null, symbol: string): DraftSide | null =>
  amount === null || amount.eq(0) ? null : { symbol, amount: new Decimal(amount).abs() }

// Tables for a spreadsheet: raw figures, unknown ones empty.
import Papa from 'papaparse'
import { saveTextFile } from '#platform/page/save-file.ts'

export type CsvCell = string | number | null

/** Else spreadsheets take the file for another encoding. */
const byteOrderMark = '\uFEFF'

/**
 * Spreadsheets run a text that begins like a formula; such a text gets an apostrophe before it.
 * Figures stay figures.
 */
export const csvText = (rows: readonly (readonly CsvCell[])[]): string =>
  Papa.unparse(rows as CsvCell[][], { escapeFormulae: true, newline: '\r\n' })

/** ISO 8601 in UTC; null where unknown. */
export const csvTime = (sec: number | null): string | null =>
  sec === null ? null : new Date(sec * 1000).toISOString()

/**
 * Saves `coinsight-<what>-<age of its figures>.csv` and returns that name. `parts` are texts of
 * whole rows.
 */
export const saveCsv = (what: string, asOfSec: number, parts: readonly string[]): string => {
  const name = `coinsight-${what}-${new Date(asOfSec * 1000).toISOString().slice(0, 16).replaceAll(':', '')}Z.csv`
  saveTextFile(name, `${byteOrderMark}${parts.join('\r\n')}\r\n`, 'text/csv;charset=utf-8')
  return name
}

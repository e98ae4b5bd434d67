// The rows of a file of values, each with the number of the line it begins on. What the file means
// is read elsewhere.
import Papa from 'papaparse'
import { mendQuotes } from './mend-quotes.ts'

/** `fault`: the row can't be read as it stands. */
export type CsvRow = {
  line: number
  cells: string[]
  fault: 'quotesBroken' | null
}
export type CsvRows = { rows: CsvRow[]; fault: 'tooManyRows' | null }

/** More would take longer to read than anybody waits; whoever has more splits the file. */
export const mostRows = 100_000
/** The header, what stands before it and some empty lines come on top. */
const mostLines = mostRows + 20

const delimiters = [',', ';', '\t']
const parse = (text: string, delimiter = ''): Papa.ParseResult<string[]> =>
  Papa.parse<string[]>(text, {
    delimiter,
    delimitersToGuess: delimiters,
    preview: mostLines,
    skipEmptyLines: false,
  })

const hasBrokenQuotes = ({ errors }: Papa.ParseResult<string[]>): boolean =>
  errors.some(({ type }) => type === 'Quotes')

/** A cell may hold line breaks, so that a row has more than one line. */
const linesOf = (cells: readonly string[]): number =>
  cells.reduce((sum, cell) => sum + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 1)

const numbered = (rows: readonly string[][]): CsvRow[] => {
  let line = 1
  return rows.map((cells) => {
    const row = { line, cells: cells.map((cell) => cell.trim()), fault: null }
    line += linesOf(cells)
    return row
  })
}

/** Each line by itself, so that one broken quote does not swallow what follows it. */
const lineByLine = (text: string, delimiter: string): CsvRow[] =>
  text.split(/\r\n|\r|\n/, mostLines).map((content, at) => {
    const parsed = parse(content, delimiter)
    return {
      line: at + 1,
      cells: (parsed.data[0] ?? ['']).map((cell) => cell.trim()),
      fault: hasBrokenQuotes(parsed) ? 'quotesBroken' : null,
    }
  })

const rowsOf = (text: string): CsvRow[] => {
  const parsed = parse(text)
  if (!hasBrokenQuotes(parsed)) return numbered(parsed.data)
  const { delimiter } = parsed.meta
  const mended = mendQuotes(text, delimiter)
  const again = parse(mended, delimiter)
  return hasBrokenQuotes(again) ? lineByLine(mended, delimiter) : numbered(again.data)
}

/** Reads commas, semicolons and tabs; lines that hold nothing are no rows. */
export const readCsv = (text: string): CsvRows => {
  const all = rowsOf(text.replace(/^\uFEFF/, ''))
  const rows = all.filter(({ cells }) => cells.some((cell) => cell !== ''))
  return all.length >= mostLines || rows.length > mostRows + 1
    ? { rows: [], fault: 'tooManyRows' }
    : { rows, fault: null }
}

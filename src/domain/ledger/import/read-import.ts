// The one door of an import: the text of a file and the person's answers make entries of the
// ledger, and every row of the file is accounted for once.
import { columnNames } from './csv/header.ts'
import { readCsv, type CsvRow } from './csv/read-csv.ts'
import { settle, type ImportedEntry, type RowFate } from './entries-of-outcomes.ts'
import { judgeFile, type FileAnswers, type FileQuestion } from './file-verdicts.ts'
import type { ImportFormat } from './format.ts'
import { recognise } from './formats/recognise.ts'
import { mappedFormat, type ColumnMapping } from './mapped-format.ts'
import type { RefusalCode, SkipCode } from './draft.ts'
import type { ChosenCoins, CoinLookup, CoinQuestion } from './resolve.ts'
import { columnAt, columnsOf, rowOf } from './csv/row.ts'

export type ImportAnswers = FileAnswers & { coins?: ChosenCoins }
export type ImportQuestion = FileQuestion | CoinQuestion
export type ImportOptions = { lookup: CoinLookup; nowSec: number; answers?: ImportAnswers }

export type ImportReading = {
  /** The product that wrote the file; null where nobody has told us of it. */
  format: string | null
  /** Why nothing of the file was read. */
  fault: 'tooManyRows' | 'empty' | 'formatUnknown' | null
  /** Names of columns, for a mapping; a name that stands twice has its place beside it (`Cur.#2`). */
  columns: string[]
  questions: ImportQuestion[]
  /** By moment. */
  entries: ImportedEntry[]
  /** Rows whose reading depends on an answer. */
  waiting: { row: number; text: string }[]
  refused: (RowFate<RefusalCode> & { text: string })[]
  skipped: RowFate<SkipCode>[]
  /** Without the header, what stands before it and empty lines. */
  rowsRead: number
}

const unread = (fault: ImportReading['fault'], columns: string[] = []): ImportReading => ({
  format: null,
  fault,
  columns,
  questions: [],
  entries: [],
  waiting: [],
  refused: [],
  skipped: [],
  rowsRead: 0,
})

type File = { format: ImportFormat; names: string[]; rows: readonly CsvRow[] }

/** Rows that can't be read whoever wrote them; a row may lack cells at its end, but not have more. */
const rowFault = ({ cells, fault }: CsvRow, width: number): RefusalCode | null =>
  fault ?? (cells.slice(width).some((cell) => cell !== '') ? 'rowUneven' : null)

/** Lines of rows that stand before them, letter by letter, in a file whose rows have ids. */
const repeatedLines = ({ format, names, rows }: File): Set<number> => {
  const at = format.uniqueId === undefined ? null : columnAt(columnsOf(names), [format.uniqueId])
  if (at === null) return new Set()
  const seen = new Set<string>()
  return new Set(
    rows
      .filter(({ cells }) => {
        const all = JSON.stringify(cells)
        const isRepeated = (cells[at] ?? '') !== '' && seen.has(all)
        seen.add(all)
        return isRepeated
      })
      .map(({ line }) => line),
  )
}

/** Refused whatever the date order, the zone and the decimal sign will be. */
const isSure = ({ code }: RowFate<RefusalCode>): boolean =>
  code === 'rowUneven' || code === 'quotesBroken' || code === 'kindUnknownHere'

const readFile = (file: File, { lookup, nowSec, answers = {} }: ImportOptions): ImportReading => {
  const { format, names, rows } = file
  const columns = columnsOf(names)
  const repeated = repeatedLines(file)
  const faults = rows.flatMap((row) => {
    const code = rowFault(row, names.length)
    return code === null ? [] : [{ type: 'refused' as const, lines: [row.line], code }]
  })
  const faulty = new Set(faults.flatMap(({ lines }) => lines))
  const sound = rows.filter(({ line }) => !faulty.has(line) && !repeated.has(line))
  const textsOf = (ats: readonly (number | null)[]): string[] =>
    ats.flatMap((at) => (at === null ? [] : sound.map(({ cells }) => cells[at] ?? '')))
  const texts = {
    dates: textsOf([columnAt(columns, format.dates.columns)]),
    figures: textsOf(format.amounts.map((name) => columnAt(columns, [name]))),
  }
  const verdicts = judgeFile(texts, { ...format.dates, sign: format.sign }, answers)
  const outcomes = format.read(sound.map((row) => rowOf(row, columns, verdicts.sign)))
  const told = new Set(
    outcomes.flatMap((one) => (one.type === 'draft' ? one.draft.lines : one.lines)),
  )
  const untold = sound.map(({ line }) => line).filter((line) => !told.has(line))
  const context = { ...verdicts, lookup, nowSec, chosen: answers.coins ?? {} }
  const settled = settle(
    [
      ...faults,
      ...outcomes,
      { type: 'skipped', lines: [...repeated], code: 'duplicate' },
      { type: 'skipped', lines: untold, code: 'noMovement' },
    ],
    context,
  )
  const isOpen = verdicts.questions.length > 0
  const [refused, notYet] = isOpen
    ? [settled.refused.filter(isSure), settled.refused.filter((fate) => !isSure(fate))]
    : [settled.refused, []]
  const textByLine = new Map(rows.map(({ line, cells }) => [line, cells.join(', ')]))
  const textOf = (row: number): string => textByLine.get(row) ?? ''
  const entryRows = settled.entries.flatMap((entry) => entry.rows)
  const waiting = isOpen
    ? [...new Set([...settled.waiting, ...entryRows, ...notYet.map(({ row }) => row)])]
    : settled.waiting
  return {
    format: format.name,
    fault: null,
    columns: names,
    questions: [...verdicts.questions, ...settled.questions],
    entries: isOpen ? [] : settled.entries,
    waiting: waiting
      .toSorted((one, other) => one - other)
      .map((row) => ({ row, text: textOf(row) })),
    refused: refused.map((fate) => ({ ...fate, text: textOf(fate.row) })),
    skipped: settled.skipped,
    rowsRead: rows.length,
  }
}

/** Reads a file of a product we know. What is asked is asked once; reading again with answers goes on. */
export const readImport = (text: string, options: ImportOptions): ImportReading => {
  const { rows, fault } = readCsv(text)
  if (fault) return unread(fault)
  const [first] = rows
  if (!first) return unread('empty')
  const known = recognise(rows)
  if (!known) return unread('formatUnknown', columnNames(first.cells))
  return readFile(
    { ...known, format: { sign: '.', ...known.format }, rows: rows.slice(known.at + 1) },
    options,
  )
}

/** Reads any other file, by what the person says of its columns; its first row names them. */
export const readMapped = (
  text: string,
  mapping: ColumnMapping,
  options: ImportOptions,
): ImportReading => {
  const { rows, fault } = readCsv(text)
  if (fault) return unread(fault)
  const [first, ...rest] = rows
  if (!first) return unread('empty')
  const format = mappedFormat(mapping)
  return {
    ...readFile({ format, names: columnNames(first.cells), rows: rest }, options),
    format: null,
  }
}

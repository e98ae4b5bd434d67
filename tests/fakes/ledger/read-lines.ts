// A file of lines, read with a catalogue in which a coin's id is its symbol in small letters. Entries
// come as one line each, so that a test reads like the ledger it means.
import {
  readImport,
  type ImportAnswers,
  type ImportReading,
} from '#domain/ledger/import/read-import.ts'

export const importNowSec = Date.UTC(2026, 0, 1) / 1000
export const symbolLookup = (symbol: string): string[] => [symbol.toLowerCase()]

export const readLines = (lines: readonly string[], answers: ImportAnswers = {}): ImportReading =>
  readImport(lines.join('\n'), { lookup: symbolLookup, nowSec: importNowSec, answers })

/** '2,3: buy 1 btc for 100 fiat:EUR, fee 1 fiat:EUR, $110' */
export const entryLines = ({ entries }: ImportReading): string[] =>
  entries.map(({ rows, fields }) =>
    [
      `${rows.join(',')}: ${fields.kind} ${fields.amount} ${fields.asset}` +
        (fields.counterAsset === '' ? '' : ` for ${fields.counterAmount} ${fields.counterAsset}`),
      ...(fields.feeAsset === '' ? [] : [`fee ${fields.feeAmount} ${fields.feeAsset}`]),
      ...(fields.valueUsd === '' ? [] : [`$${fields.valueUsd}`]),
    ].join(', '),
  )

/** '4 ownTransfer' */
export const fateLines = ({ skipped, refused }: ImportReading): string[] =>
  [...skipped, ...refused]
    .toSorted((one, other) => one.row - other.row)
    .map(({ row, code }) => `${row} ${code}`)

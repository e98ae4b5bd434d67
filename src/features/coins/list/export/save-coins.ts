// Writes every coin that fits the list into a CSV file, a slice at a time, so that a long list does
// not hold the page up.
import type { CoinRow } from '#data/catalog/types/coin-row.ts'
import { saveCsv } from '#client/files/csv-file.ts'
import { csvColumns, csvHead, csvRows, type CsvWords, type OwnCsvWords } from './coin-csv.ts'

type Rows = { total: number; asOfSec: number; rowsAt: (from: number, to: number) => CoinRow[] }

const sliceRows = 1000

const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0))

/**
 * Resolves to the name of the file, which carries the age of its figures; `source` stands in every
 * row.
 */
export const saveCoins = async (
  { total, asOfSec, rowsAt }: Rows,
  { words, source, own }: { words: CsvWords; source: string; own: OwnCsvWords | null },
): Promise<string> => {
  const columns = csvColumns(words, source, own)
  const parts = [csvHead(columns)]
  for (let from = 0; from < total; from += sliceRows) {
    parts.push(csvRows(columns, rowsAt(from, Math.min(total, from + sliceRows))))
    await nextTask()
  }
  return saveCsv('coins', asOfSec, parts)
}

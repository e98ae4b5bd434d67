// A market source whose sales are those that were imported, as soon as there are any.
import * as z from 'zod'
import { importedSaleRows, importedSalesMark } from '../../../store/market/imported-sale-queries.ts'
import type { Store } from '../../../store/store.ts'
import type { ImportedSaleRow } from '../../../store/tables.ts'
import type { MarketSource, SourceSale } from '../source-port.ts'
import { importedSale, importFile } from './import-format.ts'
import { importedSec, sourceSaleOf } from './imported-sale.ts'

const keptSale = z.object({
  as_of: importFile.shape.as_of,
  source: importFile.shape.source,
  sale: importedSale,
})

type Known = { mark: string; sales: SourceSale[] }

export type ImportedSalesOptions = {
  store: Pick<Store, 'db'>
  /** Told of rows that an older format left behind. */
  onNote: (note: string) => void
}

const readRow = ({ body }: ImportedSaleRow): SourceSale[] => {
  const read = keptSale.safeParse(JSON.parse(body))
  return read.success
    ? [
        sourceSaleOf(read.data.sale, {
          asOfSec: importedSec(read.data.as_of),
          source: read.data.source,
        }),
      ]
    : []
}

/**
 * Invented sales beside real ones could not be told apart: imported ones take the place of all
 * others. Read again only where something was imported.
 */
export const withImportedSales = (
  source: MarketSource,
  { store, onNote }: ImportedSalesOptions,
): MarketSource => {
  let known: Known | null = null
  const read = async (): Promise<SourceSale[]> => {
    const mark = await importedSalesMark(store.db)
    if (known?.mark === mark) return known.sales
    const rows = await importedSaleRows(store.db)
    const sales = rows.flatMap(readRow)
    if (sales.length < rows.length)
      onNote(
        `${rows.length - sales.length} imported sales are of an older format: import them again`,
      )
    known = { mark, sales }
    return sales
  }
  return {
    ...source,
    capture: async () => {
      const [capture, sales] = await Promise.all([source.capture(), read()])
      if (sales.length === 0) return capture
      return {
        ...capture,
        sales,
        importedAsOfSec: sales.reduce((newest, { as_of }) => Math.max(newest, as_of ?? 0), 0),
      }
    },
  }
}

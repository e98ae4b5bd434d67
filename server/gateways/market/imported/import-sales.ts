// Brings a read file into the store: all of it in one transaction, by id, so that a second time
// changes nothing.
import {
  importedSaleRows,
  removeImportedSale,
  saveImportedSales,
} from '../../../store/market/imported-sale-queries.ts'
import type { Store } from '../../../store/store.ts'
import type { ImportFile } from './import-format.ts'

export type ImportOptions = {
  nowSec: number
  /** Tells what would happen and changes nothing. */
  isDryRun: boolean
  /** Removes imported sales that the file does not hold. */
  isReplacing: boolean
}

/** Numbers of sales. */
export type ImportOutcome = { added: number; changed: number; unchanged: number; removed: number }

/** Thrown out of the transaction, so that it leaves nothing behind. */
class DryRunDone extends Error {
  readonly outcome: ImportOutcome

  constructor(outcome: ImportOutcome) {
    super('a dry run')
    this.outcome = outcome
  }
}

/**
 * Rows carry the file's own time and source, so that each sale stands for itself. Imported rows
 * that stay the same keep their time.
 */
export const importSales = async (
  store: Store,
  { as_of, source, sales }: ImportFile,
  { nowSec, isDryRun, isReplacing }: ImportOptions,
): Promise<ImportOutcome> => {
  try {
    return await store.transaction(async (trx) => {
      const before = new Map((await importedSaleRows(trx)).map(({ id, body }) => [id, body]))
      const rows = sales.map((sale) => ({
        id: sale.id,
        body: JSON.stringify({ as_of, source, sale }),
        imported_at: nowSec,
      }))
      const added = rows.filter(({ id }) => !before.has(id))
      const changed = rows.filter(({ id, body }) => before.has(id) && before.get(id) !== body)
      const fileIds = new Set(sales.map(({ id }) => id))
      const gone = isReplacing ? [...before.keys()].filter((id) => !fileIds.has(id)) : []
      const outcome = {
        added: added.length,
        changed: changed.length,
        unchanged: rows.length - added.length - changed.length,
        removed: gone.length,
      }
      if (isDryRun) throw new DryRunDone(outcome)
      await saveImportedSales(trx, [...added, ...changed])
      for (const id of gone) await removeImportedSale(trx, id)
      return outcome
    })
  } catch (error) {
    if (error instanceof DryRunDone) return error.outcome
    throw error
  }
}

// Token sales that were imported, one row each.
import type { Executor } from '../store.ts'
import type { ImportedSaleRow } from '../tables.ts'

export const importedSaleRows = (db: Executor): Promise<ImportedSaleRow[]> =>
  db.selectFrom('imported_sales').selectAll().orderBy('id').execute()

/** What changes whenever any row does. */
export const importedSalesMark = async (db: Executor): Promise<string> => {
  const { count, newest } = await db
    .selectFrom('imported_sales')
    .select((e) => [e.fn.countAll<number>().as('count'), e.fn.max('imported_at').as('newest')])
    .executeTakeFirstOrThrow()
  return `${count}/${newest ?? 0}`
}

/** Writes rows over those of the same id. */
export const saveImportedSales = async (
  db: Executor,
  rows: readonly ImportedSaleRow[],
): Promise<void> => {
  for (const row of rows) {
    const { body, imported_at } = row
    await db
      .insertInto('imported_sales')
      .values(row)
      .onConflict((c) => c.column('id').doUpdateSet({ body, imported_at }))
      .execute()
  }
}

export const removeImportedSale = async (db: Executor, id: string): Promise<void> => {
  await db.deleteFrom('imported_sales').where('id', '=', id).execute()
}

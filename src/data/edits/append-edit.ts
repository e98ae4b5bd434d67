// Remembers what an edit changed, with what it takes to undo it. About 50 entries; the oldest go.
import type { AccountDb } from '../account-db.ts'
import type { EditRow } from '../account-rows.ts'
import { listFieldNames } from '../watchlists/list-fields.ts'
import type { ListFields } from '../watchlists/operation.ts'

export const editsCap = 50
const trimEvery = 10

/** The fields of an entry: each with what it was and what it became. */
export const fieldChanges = (
  from: Partial<ListFields>,
  to: Partial<ListFields>,
): EditRow['fields'] =>
  Object.fromEntries(
    listFieldNames.flatMap((field) =>
      to[field] === undefined ? [] : [[field, { from: from[field], to: to[field] }]],
    ),
  )

/** Adds an entry inside the caller's transaction; answers its id. */
export const appendEdit = async (
  db: AccountDb,
  entry: Pick<EditRow, 'kind' | 'listId' | 'listName' | 'fields' | 'origin'>,
): Promise<number> => {
  const id = await db.edits.add({ ...entry, atMs: db.nowMs(), isUndone: false, toldAtMs: null })
  if (id % trimEvery === 0)
    await db.edits
      .where(':id')
      .belowOrEqual(id - editsCap)
      .delete()
  return id
}

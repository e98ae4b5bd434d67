// What undoing an edit puts back: what the server had just before it, not what this device believed
// it had.
import type { AccountDb } from '../account-db.ts'
import { listFieldNames, type ListField } from '../watchlists/list-fields.ts'
import type { EditOperation } from '../watchlists/operation.ts'

/**
 * Brings the entries of an edit that is about to leave in line with the server's fields of now.
 * Inside the drain's transaction.
 */
export const putBackServers = async (
  db: AccountDb,
  { lane, patch, editIds = [] }: EditOperation,
): Promise<void> => {
  const base = await db.baseLists.get(lane)
  if (!base || editIds.length === 0) return
  const left = new Set<ListField>(listFieldNames.filter((field) => patch[field] !== undefined))
  for (const id of editIds) {
    const entry = await db.edits.get(id)
    if (!entry) continue
    // Of several edits of a field the first is the one that began where the server is.
    const mine = listFieldNames.filter(
      (field) => entry.fields[field] !== undefined && left.delete(field),
    )
    const fields = Object.fromEntries(
      mine.map((field) => [field, { ...entry.fields[field], from: base[field] }]),
    )
    if (mine.some((field) => entry.fields[field]?.from !== base[field]))
      await db.edits.put({ ...entry, fields: { ...entry.fields, ...fields } })
  }
}

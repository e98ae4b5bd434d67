// What the server accepted from this device, so that a write over it by somebody who did not know
// it can be told.
import type { AccountDb } from '../account-db.ts'
import type { AckedFieldRow } from '../account-rows.ts'
import { listFieldNames } from '../watchlists/list-fields.ts'
import type { EditOperation, WatchlistOperation } from '../watchlists/operation.ts'
import type { MatchedList } from '../watchlists/match-lists.ts'
import { appendEdit, fieldChanges } from './append-edit.ts'

const keptForMs = 30 * 86_400_000

/**
 * Notes the fields of an accepted edit; `version` is the one they were accepted at, null where the
 * host tells none.
 */
export const noteAcked = async (
  db: AccountDb,
  { lane, kind, patch }: EditOperation,
  version: number | null,
): Promise<void> => {
  for (const field of listFieldNames) {
    const value = patch[field]
    if (value !== undefined)
      await db.ackedFields.put({ listId: lane, kind, field, value, version, atMs: db.nowMs() })
  }
}

/**
 * Whether a write that did not know this one stands in its place. On a host without versions nobody
 * can say, so any does.
 */
const isOvertaken = (
  { field, version }: AckedFieldRow,
  { fieldsVersion, fieldWrites }: MatchedList,
): boolean => {
  if (version === null || fieldsVersion === undefined) return true
  // A server that went back to a backup has lost it.
  if (fieldsVersion < version) return true
  return (
    fieldWrites?.[field]?.seen.some(([later, known]) => later > version && known < version) ?? false
  )
}

type Refresh = {
  lists: readonly MatchedList[]
  /** Changes that are not finished. */ operations: readonly WatchlistOperation[]
  kind: AckedFieldRow['kind']
  nowMs: number
}

const look = async (
  db: AccountDb,
  row: AckedFieldRow,
  { lists, operations, nowMs }: Refresh,
): Promise<void> => {
  const { listId, kind, field, value: mine, version } = row
  const list = lists.find((one) => one.listId === listId)
  if (!list || Math.abs(nowMs - row.atMs) > keptForMs) return db.ackedFields.delete([listId, field])
  if (list[field] === mine) {
    const newest = list.fieldWrites?.[field]?.v ?? 0
    if (version !== null && newest > version) await db.ackedFields.put({ ...row, version: newest })
    return
  }
  // What stands there may be the newer change of this device, whose fate is not known yet.
  const isChangedAnew = operations.some(
    (one) =>
      one.type === 'edit' &&
      one.lane === listId &&
      one.state !== 'refusedKept' &&
      one.patch[field] !== undefined,
  )
  if (isChangedAnew) return
  if (isOvertaken(row, list)) {
    const fields = fieldChanges({ [field]: mine }, { [field]: list[field] })
    await appendEdit(db, { kind, listId, listName: list.name, fields, origin: 'overtaken' })
  }
  await db.ackedFields.delete([listId, field])
}

/**
 * Compares a refresh with what was accepted from here; what was overtaken is kept until it is told.
 * Inside the refresh's transaction.
 */
export const noteOvertaken = async (db: AccountDb, refresh: Refresh): Promise<void> => {
  for (const row of await db.ackedFields.toArray())
    if (row.kind === refresh.kind) await look(db, row, refresh)
}

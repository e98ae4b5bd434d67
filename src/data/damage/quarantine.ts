// Rows that don't fit are set aside, so that the others go on: a damaged change must not hold up the queue, a damaged
// list not the screen. Nothing is thrown away; what was set aside can be saved for support (damaged-rows.ts).
import type { Dexie } from 'dexie'
import type { AccountDb } from '../account-db.ts'
import type { MetaRow } from '../account-rows.ts'
import { refoldLane } from '../watchlists/refold.ts'
import { writeRows } from '../write-rows.ts'
import { damagedKey, damagedRange, type DamagedRow } from './damaged-rows.ts'
import { isBaseList, isOperation, isViewList, mendedBaseList } from './row-schemas.ts'

type Found = {
  operations: unknown[]
  lists: unknown[]
  /** Made of the others, so they are made again and nobody misses them. */
  shown: unknown[]
  /** Set aside by a version that did not understand them; this one does. */
  understood: MetaRow[]
}

const look = async (db: AccountDb): Promise<Found> => {
  const [operations, lists, shown, aside] = await Promise.all([
    db.outbox.toArray(),
    db.baseLists.toArray(),
    db.viewLists.toArray(),
    db.meta
      .where(':id')
      .between(...damagedRange)
      .toArray(),
  ])
  return {
    operations: operations.filter((row) => !isOperation(row)),
    lists: lists.filter((row) => !isBaseList(row)),
    shown: shown.filter((row) => !isViewList(row)),
    understood: aside.filter(({ value }) => {
      const { table, row } = value as DamagedRow
      return table === 'outbox' && isOperation(row)
    }),
  }
}

const textAt = (row: unknown, name: string): string | null => {
  const value: unknown = typeof row === 'object' && row !== null ? Reflect.get(row, name) : null
  return typeof value === 'string' ? value : null
}

const putAside = async (db: AccountDb, damaged: Omit<DamagedRow, 'foundAtMs'>): Promise<void> => {
  await db.meta.put({
    key: damagedKey(damaged),
    value: { ...damaged, foundAtMs: db.nowMs() } satisfies DamagedRow,
  })
}

const setAside = async (
  db: AccountDb,
  { operations, lists, shown, understood }: Found,
): Promise<void> => {
  const lanes = new Set(shown.map((row) => textAt(row, 'listId') ?? ''))
  for (const row of operations) {
    const seq = Number(Reflect.get(row as object, 'seq'))
    await putAside(db, { table: 'outbox', id: String(seq), row })
    await db.outbox.delete(seq)
    lanes.add(textAt(row, 'lane') ?? '')
  }
  for (const row of lists) {
    const id = textAt(row, 'listId') ?? String(Reflect.get(row as object, 'listId'))
    await putAside(db, { table: 'baseLists', id, row })
    const mended = mendedBaseList(row)
    await (mended ? db.baseLists.put(mended) : db.baseLists.delete(id))
    lanes.add(id)
  }
  for (const { key, value } of understood) {
    const { row } = value as DamagedRow
    if (!isOperation(row)) continue
    await db.outbox.put(row)
    await db.meta.delete(key)
    lanes.add(row.lane)
  }
  for (const lane of lanes) if (lane !== '') await refoldLane(db, lane)
}

/** True where something was set aside or came back. One transaction: all of it, or nothing. */
export const quarantineDamaged = async (db: AccountDb): Promise<boolean> => {
  const found = await look(db)
  if (Object.values(found).every((rows) => rows.length === 0)) return false
  await writeRows(
    db,
    ['baseLists', 'baseMembers', 'viewLists', 'viewMembers', 'outbox', 'meta'],
    (within) => setAside(within, found),
  )
  return true
}

/** Looks before anybody reads: the first screen must not meet a damaged row. */
export const quarantineAtOpening = (db: AccountDb): void => {
  // Where even that fails the database opens as it is.
  db.on('ready', (opened: Dexie) => quarantineDamaged(opened as AccountDb).catch(() => {}), true)
}

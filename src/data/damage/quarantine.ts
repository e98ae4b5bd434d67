// Rows that don't fit are set aside, so that the others go on: a damaged change must not hold up
// the queue, a damaged list not the screen. Nothing is thrown away; what was set aside can be saved
// for support (damaged-rows.ts).
import { queueOf } from '../outbox/by-state.ts'
import type { Dexie } from 'dexie'
import type { AccountDb, Entity } from '../account-db.ts'
import type { MetaRow } from '../account-rows.ts'
import type { Damage } from '../outbox/entity.ts'
import type { OperationRow } from '../outbox/operation.ts'
import { writeRows } from '../write-rows.ts'
import { damagedKey, damagedRange, type DamagedRow } from './damaged-rows.ts'

type Found = {
  operations: unknown[]
  /** Of each entity that has some. */
  rows: { entity: Entity; damage: Damage<AccountDb> }[]
  /** Set aside by a version that did not understand them; this one does. */
  understood: MetaRow[]
}

const textAt = (row: unknown, name: string): string | null => {
  const value: unknown = typeof row === 'object' && row !== null ? Reflect.get(row, name) : null
  return typeof value === 'string' ? value : null
}

const entityOf = (db: AccountDb, row: unknown): Entity | undefined => {
  const kind = textAt(row, 'kind')
  return db.entities.loaded.find(({ kinds }) => kind !== null && kinds.includes(kind))
}

/** While code is missing, a change that none of the others knows may be one of its. */
const isJudged = (db: AccountDb, row: unknown): boolean =>
  db.entities.isComplete || entityOf(db, row) !== undefined

const isOperation = (db: AccountDb, row: unknown): row is OperationRow =>
  entityOf(db, row)?.isOperation(row) === true

const look = async (db: AccountDb): Promise<Found> => {
  const [operations, aside, ...damages] = await Promise.all([
    queueOf(db).toArray(),
    db.meta
      .where(':id')
      .between(...damagedRange)
      .toArray(),
    ...db.entities.loaded.map(async (entity) => ({ entity, damage: await entity.findDamage(db) })),
  ])
  return {
    operations: operations.filter((row) => isJudged(db, row) && !isOperation(db, row)),
    rows: damages.filter(({ damage }) => damage.aside.length + damage.shown.length > 0),
    understood: aside.filter(({ value }) => {
      const { table, row } = value as DamagedRow
      return table === 'outbox' && isOperation(db, row)
    }),
  }
}

const putAside = async (db: AccountDb, damaged: Omit<DamagedRow, 'foundAtMs'>): Promise<void> => {
  await db.meta.put({
    key: damagedKey(damaged),
    value: { ...damaged, foundAtMs: db.nowMs() } satisfies DamagedRow,
  })
}

/**
 * Whose a lane is, where the change that named it can't tell: its other changes do; without any it
 * may be anybody's.
 */
const ownersOf = async (db: AccountDb, lane: string): Promise<readonly Entity[]> => {
  const [other] = await queueOf(db).where('lane').equals(lane).limit(1).toArray()
  const owner = other && entityOf(db, other)
  return owner ? [owner] : db.entities.loaded
}

const setAside = async (db: AccountDb, { operations, rows, understood }: Found): Promise<void> => {
  const lanes = new Map<string, Entity | undefined>()
  for (const row of operations) {
    const seq = Number(Reflect.get(row as object, 'seq'))
    await putAside(db, { table: 'outbox', id: String(seq), row })
    await db.outbox.delete(seq)
    lanes.set(textAt(row, 'lane') ?? '', entityOf(db, row))
  }
  for (const { entity, damage } of rows) {
    for (const { table, id, row, lane, mend } of damage.aside) {
      await putAside(db, { table, id, row })
      await mend(db)
      lanes.set(lane, entity)
    }
    for (const lane of damage.shown) lanes.set(lane, entity)
  }
  for (const { key, value } of understood) {
    const { row } = value as DamagedRow
    if (!isOperation(db, row)) continue
    await queueOf(db).put(row)
    await db.meta.delete(key)
    lanes.set(row.lane, entityOf(db, row))
  }
  for (const [lane, entity] of lanes)
    if (lane !== '')
      for (const owner of entity ? [entity] : await ownersOf(db, lane))
        await owner.rebaseLane(db, lane)
}

/** True where something was set aside or came back. One transaction: all of it, or nothing. */
export const quarantineDamaged = async (db: AccountDb): Promise<boolean> => {
  const found = await look(db)
  if (Object.values(found).every((rows) => rows.length === 0)) return false
  await writeRows(db, [...db.entities.stores, 'outbox', 'meta'], (within) =>
    setAside(within, found),
  )
  return true
}

/** Looked at while the code of some entities was missing; with the look at their rows that is under way. */
const lookedInPart = new WeakMap<AccountDb, Promise<unknown> | null>()

/** Looks before anybody reads: the first screen must not meet a damaged row. */
export const quarantineAtOpening = (db: AccountDb): void => {
  db.on(
    'ready',
    (opened: Dexie) => {
      if (!db.entities.isComplete) lookedInPart.set(db, null)
      // Where even that fails the database opens as it is.
      return quarantineDamaged(opened as AccountDb).catch(() => {})
    },
    true,
  )
}

/** Once all code is here: looks at the rows that the look at opening could not judge. */
export const lookAtTheRest = async (db: AccountDb): Promise<void> => {
  const underWay = lookedInPart.get(db)
  if (underWay === undefined) return
  const pending = underWay ?? quarantineDamaged(db).finally(() => lookedInPart.delete(db))
  lookedInPart.set(db, pending)
  await pending
}

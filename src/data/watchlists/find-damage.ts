// Lists that can't be read: each is set aside, with what can be read of it in its place. What is
// remembered of their edits goes alone: no list is made of it.
import type { AccountDb } from '../account-db.ts'
import type { AckedFieldRow } from '../account-rows.ts'
import type { Damage, Damaged } from '../outbox/entity.ts'
import { isAckedField, isBaseList, isEdit, isViewList, mendedBaseList } from './row-schemas.ts'

const noLane = ''

const damagedMemory = async (db: AccountDb): Promise<Damaged<AccountDb>[]> => {
  const [edits, acked] = await Promise.all([db.edits.toArray(), db.ackedFields.toArray()])
  return [
    ...edits
      .filter((row) => !isEdit(row))
      .map((row: { id: number }) => ({
        table: 'edits',
        id: String(row.id),
        row,
        lane: noLane,
        mend: (within: AccountDb) => within.edits.delete(row.id),
      })),
    ...acked
      .filter((row) => !isAckedField(row))
      .map((row: Pick<AckedFieldRow, 'listId' | 'field'>) => ({
        table: 'ackedFields',
        id: [row.listId, row.field].join(','),
        row,
        lane: noLane,
        mend: (within: AccountDb) => within.ackedFields.delete([row.listId, row.field]),
      })),
  ]
}

/**
 * Looks through the lists as the server last said them and as they are shown, and through what is
 * remembered of edits.
 */
export const findDamage = async (db: AccountDb): Promise<Damage<AccountDb>> => {
  const [lists, shown, memory] = await Promise.all([
    db.baseLists.toArray(),
    db.viewLists.toArray(),
    damagedMemory(db),
  ])
  const damagedLists = lists
    .filter((row) => !isBaseList(row))
    .map((row: { listId: unknown }) => {
      const id = String(row.listId)
      const mended = mendedBaseList(row)
      return {
        table: 'baseLists',
        id,
        row,
        lane: id,
        mend: (within: AccountDb) =>
          mended ? within.baseLists.put(mended) : within.baseLists.delete(id),
      }
    })
  return {
    aside: [...damagedLists, ...memory],
    shown: shown.filter((row) => !isViewList(row)).map(({ listId }) => listId),
  }
}

// Lists that can't be read: each is set aside, with what can be read of it in its place.
import type { AccountDb } from '../account-db.ts'
import type { Damage } from '../outbox/entity.ts'
import { isBaseList, isViewList, mendedBaseList } from './row-schemas.ts'

/** Looks through the lists as the server last said them, and as they are shown. */
export const findDamage = async (db: AccountDb): Promise<Damage<AccountDb>> => {
  const [lists, shown] = await Promise.all([db.baseLists.toArray(), db.viewLists.toArray()])
  return {
    aside: lists
      .filter((row) => !isBaseList(row))
      .map((row: { listId: unknown }) => {
        const id = String(row.listId)
        const mended = mendedBaseList(row)
        return {
          table: 'baseLists',
          id,
          row,
          lane: id,
          mend: (within) => (mended ? within.baseLists.put(mended) : within.baseLists.delete(id)),
        }
      }),
    shown: shown.filter((row) => !isViewList(row)).map(({ listId }) => listId),
  }
}

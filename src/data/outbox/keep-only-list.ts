// The only list can't be deleted (R-WLC-022), also where it became the only one while its delete was waiting.
import type { ListKind } from '#domain/watchlist.ts'
import type { AccountDb } from '../account-db.ts'
import { refoldLane } from '../watchlists/refold.ts'
import { finish } from './finish.ts'
import type { OperationRow } from './operation.ts'

/** Where nothing of a kind is left to show, takes back its newest unsent delete; answers that delete, or null. */
export const keepOnlyList = async (db: AccountDb, kind: ListKind): Promise<OperationRow | null> => {
  if ((await db.viewLists.where('kind').equals(kind).count()) > 0) return null
  const operations = await db.outbox.orderBy(':id').toArray()
  for (const operation of operations.toReversed()) {
    const isUnsentDelete =
      operation.type === 'delete' && operation.state === 'queued' && !operation.everSent
    if (operation.kind !== kind || !isUnsentDelete || !(await db.baseLists.get(operation.lane)))
      continue
    const code = kind === 'ido' ? 'IDO_WATCHLIST_ONLY_ONE' : 'WATCHLIST_ONLY_ONE'
    await finish(db, operation, 'refused', { reason: 'refused', code, serverMessage: null })
    await refoldLane(db, operation.lane)
    return operation
  }
  return null
}

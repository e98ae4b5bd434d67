// The only list can't be deleted (R-WLC-022), also where it became the only one while its delete
// was waiting.
import { Dexie } from 'dexie'
import type { ListKind } from '#domain/watchlist.ts'
import type { AccountDb } from '../account-db.ts'
import { operationsIn } from '../outbox/by-state.ts'
import { rebaseLane } from './rebase.ts'
import { finish } from '../outbox/finish.ts'
import { isUntouched } from '../outbox/operation.ts'
import type { WatchlistOperation } from './operation.ts'

/**
 * A delete waits until the server holds another list of the kind: it would refuse to lose its only
 * one. Once sent, only its answer counts.
 */
export const isAnotherThere = async (
  db: AccountDb,
  { kind, lane }: WatchlistOperation,
): Promise<boolean> => {
  const listIds = await db.baseLists
    .where('[kind+serverId]')
    .between([kind, Dexie.minKey], [kind, Dexie.maxKey])
    .primaryKeys()
  if (!listIds.includes(lane)) return true
  const leaving = (await operationsIn(db, ['inflight', 'ambiguous'])).filter(
    (operation) => operation.type === 'delete',
  )
  const gone = new Set([lane, ...leaving.map((operation) => operation.lane)])
  return listIds.some((listId) => !gone.has(listId))
}

/**
 * Where nothing of a kind is left to show, takes back its newest unsent delete; answers that
 * delete, or null.
 */
export const keepOnlyList = async (
  db: AccountDb,
  kind: ListKind,
): Promise<WatchlistOperation | null> => {
  if ((await db.viewLists.where('kind').equals(kind).count()) > 0) return null
  const operations = await db.outbox.orderBy(':id').toArray()
  for (const operation of operations.toReversed()) {
    const isUnsentDelete = operation.type === 'delete' && isUntouched(operation)
    if (operation.kind !== kind || !isUnsentDelete || !(await db.baseLists.get(operation.lane)))
      continue
    const code = kind === 'ido' ? 'IDO_WATCHLIST_ONLY_ONE' : 'WATCHLIST_ONLY_ONE'
    await finish(db, operation, 'refused', { reason: 'refused', code, serverMessage: null })
    await rebaseLane(db, operation.lane)
    return operation
  }
  return null
}

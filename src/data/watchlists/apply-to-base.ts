// What the server holds once it has accepted an operation. Also how a visitor's own lists are
// written: nobody else has a say.
import { Dexie } from 'dexie'
import type { AccountDb } from '../account-db.ts'
import type {
  CreateOperation,
  EditOperation,
  ItemOperation,
  WatchlistOperation,
} from './operation.ts'
import type { Accepted } from '../outbox/entity.ts'
import { positionAfterServer } from './fold.ts'

/** Removes a list and its items from what the server last said. */
export const removeBaseList = async (db: AccountDb, listId: string): Promise<void> => {
  await db.baseLists.delete(listId)
  await db.baseMembers.where(':id').between([listId, Dexie.minKey], [listId, Dexie.maxKey]).delete()
}

const createBaseList = async (
  db: AccountDb,
  operation: CreateOperation,
  serverId: string,
  fieldsVersion: number | null,
): Promise<void> => {
  const { lane, kind, seq, createdAtMs } = operation
  // A pull may have brought the list before the answer did, and then it knows better.
  if (await db.baseLists.get(lane)) return
  const { name, description, iconId } = operation.fields
  const createdAtSec = Math.floor(createdAtMs / 1000)
  await db.baseLists.put({
    listId: lane,
    kind,
    serverId,
    name,
    description,
    iconId,
    createdAtSec,
    isServerDefault: false,
    ...(fieldsVersion === null ? {} : { fieldsVersion }),
    position: positionAfterServer(seq),
  })
}

const writeBaseItem = async (
  db: AccountDb,
  { lane, kind, seq, itemId, desired, createdAtMs }: ItemOperation,
): Promise<void> => {
  if (desired === 'out') return db.baseMembers.delete([lane, itemId])
  const [list, known] = [await db.baseLists.get(lane), await db.baseMembers.get([lane, itemId])]
  if (!list || known) return
  await db.baseMembers.put({
    listId: lane,
    kind,
    itemId,
    addedAtSec: Math.floor(createdAtMs / 1000),
    position: positionAfterServer(seq),
  })
}

/** An answer kept under a key may be older than what was read since; then what was read stands. */
const editBaseList = async (
  db: AccountDb,
  { lane, patch, sentFields }: EditOperation,
  version: number | null,
): Promise<void> => {
  const base = await db.baseLists.get(lane)
  if (
    !base ||
    (version !== null && base.fieldsVersion !== undefined && base.fieldsVersion > version)
  )
    return
  const { fieldsVersion: _, ...unversioned } = base
  await db.baseLists.put({
    ...unversioned,
    ...(sentFields ?? patch),
    ...(version === null ? {} : { fieldsVersion: version }),
  })
}

/** Applies an accepted operation. */
export const applyToBase = async (
  db: AccountDb,
  operation: WatchlistOperation,
  { serverId, fieldsVersion }: Accepted,
): Promise<void> => {
  if (operation.type === 'delete') await removeBaseList(db, operation.lane)
  else if (operation.type === 'edit') await editBaseList(db, operation, fieldsVersion)
  else if (operation.type === 'create')
    await createBaseList(db, operation, serverId ?? operation.lane, fieldsVersion)
  else await writeBaseItem(db, operation)
}

// Lists made before signing in, brought into an account (D-WLLOCAL). Two databases share no
// transaction, so each list is first promised to one account, then copied there, then removed here:
// an interruption anywhere ends in one copy.
import type { AccountDb } from '../account-db.ts'
import { enqueue } from '../outbox/enqueue.ts'
import { itemOperation, type ListFields, type WatchlistDraft } from './operation.ts'
import { withStorage } from '../storage-fault.ts'
import { writeRows } from '../write-rows.ts'
import { removeBaseList } from './apply-to-base.ts'
import { itemsOfList, rebaseLane } from './rebase.ts'
import { listStores } from './stores.ts'
import type { ListKind } from '#domain/watchlist.ts'

const promiseKey = (listId: string): string => `importInto:${listId}`
const doneKey = (listId: string): string => `imported:${listId}`

/** A visitor's list as it is copied; `items` in the order they were added. */
type Content = { fields: ListFields; items: string[] }
type Lane = { lane: string; kind: ListKind }

const areSame = (left: Content, right: Content): boolean =>
  JSON.stringify(left) === JSON.stringify(right)

const contentOf = async (db: AccountDb, listId: string): Promise<Content | null> => {
  const [list, rows] = await Promise.all([
    db.viewLists.get(listId),
    itemsOfList(db.viewMembers, listId),
  ])
  if (!list) return null
  const { name, description, iconId } = list
  return {
    fields: { name, description, iconId },
    items: rows.toSorted((a, b) => a.position - b.position).map(({ itemId }) => itemId),
  }
}

const itemDrafts = (
  lane: Lane,
  items: readonly string[],
  desired: 'in' | 'out',
): WatchlistDraft[] => items.map((itemId) => ({ type: itemOperation, ...lane, itemId, desired }))

const asNew = (lane: Lane, { fields, items }: Content): WatchlistDraft[] => [
  { type: 'create', ...lane, fields },
  ...itemDrafts(lane, items, 'in'),
]

/** What was changed here after the copy was made and before it could be taken away. */
const asChanges = (lane: Lane, before: Content, { fields, items }: Content): WatchlistDraft[] => [
  ...(JSON.stringify(fields) === JSON.stringify(before.fields)
    ? []
    : [{ type: 'edit' as const, ...lane, patch: fields }]),
  ...itemDrafts(
    lane,
    items.filter((item) => !before.items.includes(item)),
    'in',
  ),
  ...itemDrafts(
    lane,
    before.items.filter((item) => !items.includes(item)),
    'out',
  ),
]

const copyInto = (
  account: AccountDb,
  { kind, listId }: { kind: ListKind; listId: string },
  content: Content,
): Promise<void> =>
  writeRows(account, [...listStores, 'outbox', 'meta'], async (db) => {
    const copied = (await db.meta.get(doneKey(listId)))?.value as Content | undefined
    if (copied && areSame(copied, content)) return
    // Deleted from the account since, and then changed here: what a person did last comes back as a
    // list of its own.
    const isGone = copied !== undefined && (await db.viewLists.get(listId)) === undefined
    const lane = { kind, lane: isGone ? db.newId() : listId }
    for (const draft of copied && !isGone ? asChanges(lane, copied, content) : asNew(lane, content))
      await enqueue(db, draft)
    await db.meta.put({ key: doneKey(listId), value: content })
    await rebaseLane(db, lane.lane)
  })

/** False where it was changed since it was copied: then it stays, to be copied again. */
const removeFrom = (account: AccountDb, listId: string, copied: Content): Promise<boolean> =>
  writeRows(account, [...listStores, 'outbox', 'meta'], async (db) => {
    const content = await contentOf(db, listId)
    if (content && !areSame(content, copied)) return false
    await removeBaseList(db, listId)
    await rebaseLane(db, listId)
    await db.meta.delete(promiseKey(listId))
    return true
  })

type Importable = { kind: ListKind; listId: string }

const importable = async (from: AccountDb, accountKey: string): Promise<Importable[]> => {
  const lists = await from.viewLists.toArray()
  const promised = await from.meta.bulkGet(lists.map((list) => promiseKey(list.listId)))
  return lists.filter((_, at) => (promised[at]?.value ?? accountKey) === accountKey)
}

/** True where the list is in the account and nowhere else. */
const move = async (from: AccountDb, to: AccountDb, list: Importable): Promise<boolean> => {
  const content = await contentOf(from, list.listId)
  if (!content) return true
  await withStorage(from, () =>
    from.meta.put({ key: promiseKey(list.listId), value: to.accountKey }),
  )
  await withStorage(to, () => copyInto(to, list, content))
  return withStorage(from, () => removeFrom(from, list.listId, content))
}

/** A list that another tab keeps changing is left for the next import after so many tries. */
const mostTries = 5

/** How many lists of this device can be offered to an account at its sign-in. */
export const anonymousListCount = async (from: AccountDb, accountKey: string): Promise<number> =>
  (await importable(from, accountKey)).length

/**
 * Imports every list offered, as ordinary creates and adds of the account; answers how many. Safe
 * to repeat at any point.
 */
export const importAnonymousLists = async (from: AccountDb, to: AccountDb): Promise<number> => {
  const lists = await withStorage(from, () => importable(from, to.accountKey))
  for (const list of lists) {
    for (let tries = 0; tries < mostTries; tries += 1) if (await move(from, to, list)) break
  }
  const kinds = [...new Set(lists.map((list) => list.kind))]
  from.changes.announce({ kinds, by: 'here' })
  to.changes.announce({ kinds, by: 'here' })
  return lists.length
}

// Lists made before signing in, brought into an account (D-WLLOCAL). Two databases share no transaction, so each list
// is first promised to one account, then created there, then removed here: an interruption anywhere ends in one copy.
import type { AccountDb } from '../account-db.ts'
import type { ViewListRow, ViewMemberRow } from '../account-rows.ts'
import { enqueue } from '../outbox/enqueue.ts'
import { withStorage } from '../storage-fault.ts'
import { removeBaseList } from './apply-to-base.ts'
import { membersOf, refoldLane } from './refold.ts'

const promiseKey = (listId: string): string => `importInto:${listId}`
const doneKey = (listId: string): string => `imported:${listId}`

const importable = async (from: AccountDb, accountKey: string): Promise<ViewListRow[]> => {
  const lists = await from.viewLists.toArray()
  const promised = await from.meta.bulkGet(lists.map((list) => promiseKey(list.listId)))
  return lists.filter((_, at) => (promised[at]?.value ?? accountKey) === accountKey)
}

const copyInto = (to: AccountDb, list: ViewListRow, members: ViewMemberRow[]): Promise<void> =>
  to.transaction('rw', [to.baseLists, to.baseMembers, to.viewLists, to.viewMembers, to.outbox, to.meta], async () => {
    const { listId, kind, name, description, iconId } = list
    if (await to.meta.get(doneKey(listId))) return
    await enqueue(to, { type: 'create', kind, lane: listId, fields: { name, description, iconId } })
    for (const { itemId } of members.toSorted((a, b) => a.position - b.position)) {
      await enqueue(to, { type: 'member', kind, lane: listId, itemId, desired: 'in' })
    }
    await to.meta.put({ key: doneKey(listId), value: true })
    await refoldLane(to, listId)
  })

const removeFrom = (from: AccountDb, listId: string): Promise<void> =>
  from.transaction('rw', [from.baseLists, from.baseMembers, from.viewLists, from.viewMembers, from.outbox, from.meta], async () => {
    await removeBaseList(from, listId)
    await refoldLane(from, listId)
    await from.meta.delete(promiseKey(listId))
  })

/** How many lists of this device can be offered to an account at its sign-in. */
export const anonymousListCount = async (from: AccountDb, accountKey: string): Promise<number> => (await importable(from, accountKey)).length

/** Imports every list offered, as ordinary creates and adds of the account; answers how many. Safe to repeat at any point. */
export const importAnonymousLists = async (from: AccountDb, to: AccountDb): Promise<number> => {
  const lists = await withStorage(from, () => importable(from, to.accountKey))
  for (const list of lists) {
    const { listId } = list
    const members = await membersOf(from.viewMembers, listId)
    await withStorage(from, () => from.meta.put({ key: promiseKey(listId), value: to.accountKey }))
    await withStorage(to, () => copyInto(to, list, members))
    await withStorage(from, () => removeFrom(from, listId))
  }
  const kinds = [...new Set(lists.map((list) => list.kind))]
  from.changes.announce({ kinds, by: 'here' })
  to.changes.announce({ kinds, by: 'here' })
  return lists.length
}

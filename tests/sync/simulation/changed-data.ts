// What happens to the data of a device from outside: cleared by its owner, or left by the release before this one.
import type { AccountDb } from '#data/account-db.ts'
import type { WatchlistOperation } from '#data/watchlists/operation.ts'
import { upgradeToV2 } from '#data/versions/account-v2.ts'
import { forgetLogs } from './backup.ts'
import { ownerOf } from './device.ts'
import type { Ledger } from './ledger.ts'
import { partOf, type SimPart } from './parts/sim-part.ts'
import { listKinds } from '#domain/watchlist.ts'
import type { Move } from './story.ts'
import { atRest } from './virtual-time.ts'
import type { World } from './world.ts'

/** What waits is gone with the data: nobody can be held to it. */
const forgetQueues = async (
  dbs: readonly AccountDb[],
  parts: readonly SimPart[],
): Promise<void> => {
  for (const db of dbs) {
    for (const operation of await db.outbox.toArray()) {
      const part = partOf(parts, operation.kind)
      part.freed(db.accountKey, operation)
      if (operation.type === 'create') part.freedLane(db.accountKey, operation.lane)
    }
  }
}

/** The row without what the release before knew nothing of, and with every field of the form, as it queued them. */
const ofOldRelease = async (
  db: AccountDb,
  operation: WatchlistOperation,
): Promise<WatchlistOperation> => {
  if (operation.type !== 'edit' || !listKinds.includes(operation.kind)) return operation
  const {
    was: _was,
    wasVersion: _version,
    editIds: _ids,
    mergedWith: _merged,
    conflicts: _conflicts,
    ...row
  } = operation
  const list = await db.viewLists.get(operation.lane)
  if (!list || row.everSent) return row
  const { name, description, iconId } = list
  return { ...row, patch: { name, description, iconId } }
}

/** Makes the rows those of the previous release and upgrades them, as opening the database does. Answers the keys of edits it has sent. */
const leaveAsOldRelease = async (db: AccountDb, ledger: Ledger): Promise<string[]> => {
  const sent = (await db.outbox.toArray()).filter(
    ({ type, kind, everSent }) => type === 'edit' && listKinds.includes(kind) && everSent,
  )
  // Those carry old fields: that is what was wrong with them.
  for (const { lane, type } of sent) ledger.lost(db.accountKey, { lane, type, itemId: null })
  await db.transaction(
    'rw',
    [db.outbox, db.baseLists, db.viewLists, db.edits, db.ackedFields],
    async (transaction) => {
      await transaction.table('edits').clear()
      await transaction.table('ackedFields').clear()
      for (const operation of await db.outbox.toArray())
        await transaction.table('outbox').put(await ofOldRelease(db, operation))
      for (const list of await db.baseLists.toArray()) {
        const { fieldsVersion: _, ...row } = list
        await transaction.table('baseLists').put(row)
      }
      await upgradeToV2(transaction)
    },
  )
  return sent.map(({ opId }) => opId)
}

/** Plays one of them on a device. */
export const changeData = async (
  world: World,
  { do: what, device: index }: Extract<Move, { do: 'clearData' | 'oldRelease' }>,
): Promise<void> => {
  const device = world.devices[index === 0 ? 0 : 1]
  const accounts = world.host.users
    .map(({ id }) => id)
    .filter((id) => world.used.has(`${device.index} ${id}`))
  const dbs = accounts.map((account) => world.inspector(device, account))
  if (what === 'clearData') {
    await forgetQueues(dbs, world.parts)
    await forgetLogs(world.backup, world.inspectors, (key) => key.startsWith(`${device.index} `))
    world.person.visitorsGone(device)
    await device.clear()
    return
  }
  for (const tab of world.tabsOf(device)) world.tabs[tab]?.kill()
  await atRest()
  // What it knew of edits, and of who was told, was nothing.
  for (const account of accounts) world.fields.forget(ownerOf(device, account))
  for (const db of dbs)
    for (const opId of await leaveAsOldRelease(db, world.ledger)) world.oldOps.add(opId)
  for (const tab of world.tabsOf(device)) world.restart(tab)
}

// Mistakes with the fields of lists, with who answers, and with what a visitor made.
import type { AccountDb } from '#data/account-db.ts'
import { syncedEntities } from '#sync/entities/registry.ts'
import { syncedOf } from '#sync/synced-entity.ts'
import { ifFieldsVersionHeader } from '#contract/headers.ts'
import { inDrain } from '#data/outbox/fence.ts'
import { writeRows } from '#data/write-rows.ts'
import type { Outcome, SyncPorts } from '#sync/ports.ts'
import type { Bug } from './bug.ts'

type Call = SyncPorts['transport']['call']
const withCall = (right: SyncPorts, change: (call: Call) => Call): SyncPorts => ({
  ...right,
  transport: { ...right.transport, call: change(right.transport.call) },
})

/** Neither the server's word nor silence. */
const isPage = (outcome: Outcome): boolean =>
  'status' in outcome &&
  outcome.type !== 'refused' &&
  !('serverMessage' in outcome && outcome.serverMessage !== null)

/** A step that takes a database without a drain for the one that it began with. */
const goingOn =
  <Under extends { epoch: number }, More extends unknown[], Result>(
    step: (db: AccountDb, under: Under, ...more: More) => Promise<Result>,
  ) =>
  async (db: AccountDb, under: Under, ...more: More): Promise<Result> => {
    if ((await db.meta.get('drain')) === undefined)
      await db.meta.put({ key: 'drain', value: { epoch: under.epoch, beatMs: db.nowMs() } })
    return step(db, under, ...more)
  }

export const fieldBugs: Bug[] = [
  {
    name: 'edits carry old fields',
    isPlain: true,
    steps: (right) => ({
      mergeWithRead: async (db, reading) => {
        const known = new Map(
          (await db.baseLists.toArray()).map(({ serverId, name, description, iconId }) => [
            serverId,
            { name, description, iconId },
          ]),
        )
        return right.mergeWithRead(db, {
          ...reading,
          rows: reading.rows.map((list) => ({ ...list, ...known.get(list.serverId) })),
        })
      },
    }),
  },
  {
    name: 'edits carry the whole form',
    isPlain: false,
    commands: (right) => ({
      editWatchlist: async (db, edit) => {
        const list = await db.viewLists.get(edit.listId)
        const result = await right.editWatchlist(db, edit)
        const queued = (await db.outbox.toArray()).findLast(
          (one) => one.type === 'edit' && one.lane === edit.listId && one.state === 'queued',
        )
        if (list && queued?.type === 'edit')
          await db.outbox.put({
            ...queued,
            patch: {
              name: list.name,
              description: list.description,
              iconId: list.iconId,
              ...queued.patch,
            },
          })
        return result
      },
    }),
  },
  {
    name: 'an edit is not guarded by the version it was merged with',
    isPlain: false,
    ports: (right) =>
      withCall(right, (call) => (request) => {
        const { [ifFieldsVersionHeader]: _, ...headers } = request.headers
        return call({ ...request, headers })
      }),
  },
  {
    name: 'an overtaken value is not told',
    isPlain: false,
    steps: () => ({ unnotified: async () => [] }),
  },
  {
    name: 'what is to be told lives in memory only',
    isPlain: true,
    steps: (right) => ({
      applyPull: async (db, pull) => {
        const result = await right.applyPull(db, pull)
        const entity = syncedOf({ entities: syncedEntities }, pull.kind)
        const unnotified = await right.unnotified(entity, db)
        // Noted as told with the refresh, and said a moment later by whoever is still there.
        if (unnotified.length > 0)
          await right.markNotified(entity, db, {
            epoch: pull.epoch,
            ids: unnotified.map(({ id }) => id),
          })
        return result
      },
    }),
  },
  {
    name: 'an edit that came second is given up',
    isPlain: false,
    steps: () => ({
      noteConflict: (db, { epoch, operation }) =>
        inDrain(db, epoch, async (within) => {
          await within.outbox.delete(operation.seq)
        }),
    }),
  },
  {
    name: 'an edit that came second goes again under its key',
    isPlain: false,
    steps: (right) => ({
      noteConflict: async (db, settled, nextAtMs) => {
        await right.noteConflict(db, settled, nextAtMs)
        await db.outbox.update(settled.operation.seq, { opId: settled.operation.opId })
      },
    }),
  },
  {
    name: 'a page is taken for the server',
    isPlain: false,
    ports: (right) =>
      withCall(right, (call) => async (request) => {
        const outcome = await call(request)
        return isPage(outcome) ? { type: 'success', output: null } : outcome
      }),
  },
  {
    name: 'what was brought into an account stays with the visitor',
    isPlain: false,
    commands: (right) => ({
      importAnonymousLists: async (from, to) => {
        const kept = await Promise.all([from.baseLists.toArray(), from.viewLists.toArray()])
        const count = await right.importAnonymousLists(from, to)
        await writeRows(from, ['baseLists', 'viewLists'], async (within) => {
          await within.baseLists.bulkPut(kept[0])
          await within.viewLists.bulkPut(kept[1])
        })
        return count
      },
    }),
  },
  {
    name: 'a device that forgot everything goes on numbering where it was',
    isPlain: false,
    steps: (right) => ({
      claimNext: goingOn(right.claimNext),
      mergeWithRead: goingOn(right.mergeWithRead),
      acknowledge: goingOn(right.acknowledge),
      refuse: goingOn(right.refuse),
      postpone: goingOn(right.postpone),
      applyPull: goingOn(right.applyPull),
    }),
  },
]

// Mistakes worth guarding against, each put in the place of a right step or command. The simulation must catch every one.
import type { AccountDb } from '#data/account-db.ts'
import { claimOperation, isDue } from '#data/outbox/claim-next.ts'
import { enqueue } from '#data/outbox/enqueue.ts'
import { inDrain } from '#data/outbox/fence.ts'
import type { WatchlistDraft } from '#data/watchlists/operation.ts'
import { rebaseLane, rebaseItem } from '#data/watchlists/rebase.ts'
import { writeRows, type TableName } from '#data/write-rows.ts'
import type { Bug } from './bug.ts'
import { fieldBugs } from './field-bugs.ts'

const epochNow = async (db: AccountDb): Promise<number> =>
  ((await db.meta.get('drain'))?.value as { epoch: number } | undefined)?.epoch ?? 0

const everyTable: TableName[] = [
  'baseLists',
  'baseMembers',
  'viewLists',
  'viewMembers',
  'outbox',
  'opLog',
  'prefs',
  'meta',
  'history',
  'edits',
  'ackedFields',
]

export const bugs: Bug[] = [
  {
    name: 'an operation is deleted before it is sent',
    isPlain: false,
    steps: (right) => ({
      claimNext: async (db, options) => {
        const claim = await right.claimNext(db, options)
        if (claim?.type === 'send') await db.outbox.delete(claim.operation.seq)
        return claim
      },
    }),
  },
  {
    name: 'a 401 drops the queue',
    isPlain: false,
    steps: (right) => ({
      postpone: async (db, settled, later) => {
        const isParked = await right.postpone(db, settled, later)
        if (later.lastError?.reason === 'session') await db.outbox.clear()
        return isParked
      },
    }),
  },
  {
    name: 'operations go out by the clock',
    isPlain: false,
    steps: () => ({
      claimNext: (db, options) =>
        inDrain(db, options.epoch, async (within) => {
          const due = (await within.outbox.toArray()).filter(
            (operation) =>
              isDue(operation, options.nowMs) && !options.busyLanes.has(operation.lane),
          )
          const [first] = due.toSorted((a, b) => a.createdAtMs - b.createdAtMs)
          return first ? claimOperation(within, first, options) : null
        }),
    }),
  },
  {
    name: 'the id of a change lives in memory only',
    isPlain: false,
    steps: (right) => ({
      claimNext: async (db, options) => {
        const claim = await right.claimNext(db, options)
        return claim?.type === 'send'
          ? { ...claim, operation: { ...claim.operation, opId: db.newId() } }
          : claim
      },
    }),
  },
  {
    name: 'a refresh hides what is pending',
    isPlain: false,
    steps: (right) => ({
      applyPull: async (db, pull) => {
        const result = await right.applyPull(db, pull)
        if (result.type === 'applied') {
          await writeRows(db, everyTable, async (within) => {
            const kept = await within.baseMembers.toArray()
            await within.viewMembers.clear()
            await within.viewMembers.bulkPut(kept.map((row) => ({ ...row, isPending: false })))
          })
        }
        return result
      },
    }),
  },
  {
    name: 'no fencing',
    isPlain: false,
    steps: (right) => ({
      claimNext: async (db, options) =>
        right.claimNext(db, { ...options, epoch: await epochNow(db) }),
      acknowledge: async (db, settled, serverId) =>
        right.acknowledge(db, { ...settled, epoch: await epochNow(db) }, serverId),
      refuse: async (db, settled, error) =>
        right.refuse(db, { ...settled, epoch: await epochNow(db) }, error),
      postpone: async (db, settled, later) =>
        right.postpone(db, { ...settled, epoch: await epochNow(db) }, later),
      applyPull: async (db, pull) => right.applyPull(db, { ...pull, epoch: await epochNow(db) }),
    }),
  },
  {
    name: 'coalescing touches an operation in flight',
    isPlain: false,
    commands: (right) => ({
      setListItem: async (db, wish) => {
        await db.outbox.where('[lane+itemId]').equals([wish.listId, wish.itemId]).delete()
        return right.setListItem(db, wish)
      },
    }),
  },
  {
    name: 'retrying is decided by the text',
    isPlain: false,
    steps: (right) => ({
      planAfter: (outcome, sent) => {
        const text = 'serverMessage' in outcome ? (outcome.serverMessage ?? '') : ''
        if (/try again|timeout|401|500/i.test(text))
          return right.planAfter(
            { type: 'transient', status: 500, retryAfterMs: null, serverMessage: text },
            sent,
          )
        if (/not allowed|invalid/i.test(text))
          return right.planAfter(
            { type: 'refused', status: 500, code: null, serverMessage: text },
            sent,
          )
        return right.planAfter(outcome, sent)
      },
    }),
  },
  {
    name: 'any token will do',
    isPlain: false,
    steps: () => ({ confirmAccount: async () => null }),
  },
  {
    name: 'the only list is not looked after',
    isPlain: false,
    commands: () => ({
      deleteWatchlist: (db, { kind, listId }) =>
        writeRows(db, everyTable, async (within) => {
          const draft: WatchlistDraft = { type: 'delete', kind, lane: listId, listName: '' }
          await enqueue(within, draft)
          await rebaseLane(within, listId)
          return { entryId: null }
        }),
    }),
  },
  {
    name: 'an unknown fate is taken for a failure',
    isPlain: true,
    steps: (right) => ({
      postpone: (db, settled, later) => right.postpone(db, settled, { ...later, to: 'queued' }),
    }),
  },
  {
    name: 'a refused toggle is taken back',
    isPlain: false,
    steps: (right) => ({
      refuse: (db, settled, error) =>
        right.refuse(
          db,
          { ...settled, operation: { ...settled.operation, onRefusal: 'revert' } },
          error,
        ),
    }),
  },
  {
    name: 'a yes is forgotten by the base',
    isPlain: false,
    steps: (right) => ({
      acknowledge: async (db, settled, serverId) => {
        const { operation } = settled
        if (operation.type !== 'member') return right.acknowledge(db, settled, serverId)
        await inDrain(db, settled.epoch, async (within) => {
          await within.outbox.delete(operation.seq)
        })
      },
    }),
  },
  {
    name: 'a server that is down empties the queue',
    isPlain: false,
    steps: (right) => ({
      postpone: async (db, settled, later) => {
        const isParked = await right.postpone(db, settled, later)
        if (later.isServerError) await db.outbox.delete(settled.operation.seq)
        return isParked
      },
    }),
  },
  {
    name: 'a stolen lock changes nothing',
    isPlain: false,
    steps: (right) => ({
      beginDrain: async (db, options) => {
        const before = await epochNow(db)
        const begun = await right.beginDrain(db, options)
        if (before === 0) return begun
        await db.meta.put({ key: 'drain', value: { epoch: before, beatMs: db.nowMs() } })
        return { ...begun, epoch: before }
      },
    }),
  },
  {
    name: 'whoever is signed in now signs the request',
    isPlain: false,
    ports: (right) => {
      const first = right.session.token()
      const call: typeof right.transport.call = (request) =>
        right.transport.call({ ...request, token: right.session.token() ?? request.token })
      return {
        ...right,
        session: { ...right.session, token: () => first },
        transport: { ...right.transport, call },
      }
    },
  },
  {
    name: 'an upgrade of the schema forgets the queue',
    isPlain: false,
    upgrade: (outbox) => outbox.clear(),
  },
  {
    name: 'a command writes what is shown and what is queued apart',
    isPlain: false,
    commands: (right) => ({
      setListItem: async (db, wish) => {
        const list = await db.viewLists.get(wish.listId)
        if (!list) return right.setListItem(db, wish)
        await writeRows(db, everyTable, (within) =>
          enqueue(within, {
            type: 'member',
            kind: wish.kind,
            lane: wish.listId,
            itemId: wish.itemId,
            desired: wish.desired,
          }),
        )
        await writeRows(db, everyTable, (within) => rebaseItem(within, wish.listId, wish.itemId))
        db.changes.announce({ kinds: [wish.kind], by: 'here' })
        return { entryId: null }
      },
    }),
  },
  {
    name: 'a list that the server lost is made again by every refresh',
    isPlain: true,
    steps: (right) => ({
      applyPull: async (db, pull) => {
        const before = await db.baseLists.toArray()
        const result = await right.applyPull(db, pull)
        if (result.type !== 'applied') return result
        const after = new Set((await db.baseLists.toArray()).map(({ listId }) => listId))
        const known = new Set((await db.outbox.toArray()).map(({ lane }) => lane))
        const lost = before.filter(
          ({ listId, kind }) => kind === pull.kind && !after.has(listId) && !known.has(listId),
        )
        for (const { name, description, iconId } of lost) {
          await writeRows(db, everyTable, async (within) => {
            const lane = db.newId()
            await enqueue(within, {
              type: 'create',
              kind: pull.kind,
              lane,
              fields: { name, description, iconId },
            })
            await rebaseLane(within, lane)
          })
        }
        return result
      },
    }),
  },
  {
    name: 'a key is new for every try',
    isPlain: false,
    steps: (right) => ({
      postpone: (db, settled, later) =>
        right.postpone(
          db,
          { ...settled, operation: { ...settled.operation, opId: db.newId() } },
          later,
        ),
    }),
  },
  {
    name: 'clocks of devices are believed',
    isPlain: false,
    steps: (right) => ({
      claimNext: async (db, options) => {
        const [first] = await db.outbox.toArray()
        return first && first.createdAtMs > options.nowMs ? null : right.claimNext(db, options)
      },
    }),
  },
  {
    name: 'a batch takes lists whose change is under way',
    isPlain: false,
    steps: (right) => ({
      claimBatch: (db, options) => right.claimBatch(db, { ...options, busyLanes: new Set() }),
    }),
  },
  {
    name: 'a batch leaves in another order than it was made in',
    isPlain: false,
    steps: (right) => ({
      claimBatch: async (db, options) => {
        const claim = await right.claimBatch(db, options)
        return claim && { ...claim, operations: claim.operations.toReversed() }
      },
    }),
  },
  ...fieldBugs,
]

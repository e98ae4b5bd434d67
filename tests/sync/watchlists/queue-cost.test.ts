// What a long queue costs each time it is looked at, counted in rows of it that are read: E4 was rows read for each change.
import type { DBCore } from 'dexie'
import { beforeEach, describe, expect, it } from 'vitest'
import type { AccountDb } from '#data/account-db.ts'
import { nextDue } from '#data/outbox/by-state.ts'
import { claimBatch } from '#data/outbox/claim-batch.ts'
import { acknowledgeAll } from '#data/outbox/acknowledge-all.ts'
import { fresh } from '#data/outbox/enqueue.ts'
import { beginDrain } from '#data/outbox/fence.ts'
import type { WatchlistOperation } from '#data/watchlists/operation.ts'
import { pendingCount, queueCounts } from '#data/outbox/queries.ts'
import { queueWindow, triedSeqs } from '#data/outbox/queue-view.ts'
import { operationsToReview } from '#data/outbox/review.ts'
import { watchlistsOfKind } from '#data/watchlists/queries.ts'
import { createDevice } from '#tests/fakes/device-storage.ts'

const length = 600
const lanes = ['a', 'b', 'c']
let db: AccountDb
let rowsRead = 0

/** Counts the rows of the queue that are handed out; counting by an index hands out none. */
const countReads = (core: DBCore): DBCore => ({
  ...core,
  table: (name) => {
    const table = core.table(name)
    if (name !== 'outbox') return table
    return {
      ...table,
      get: async (request) => {
        rowsRead += 1
        return table.get(request)
      },
      getMany: async (request) => {
        rowsRead += request.keys.length
        return table.getMany(request)
      },
      query: async (request) => {
        const found = await table.query(request)
        if (request.values === true) rowsRead += found.result.length
        return found
      },
      openCursor: async (request) => {
        if (request.values === true) rowsRead += length
        return table.openCursor(request)
      },
    }
  },
})

const read = async (look: () => Promise<unknown>): Promise<number> => {
  rowsRead = 0
  await look()
  return rowsRead
}

beforeEach(async () => {
  db = createDevice().open('u1')
  db.use({ stack: 'dbcore', name: 'reads', create: countReads })
  const list = {
    kind: 'coin',
    description: '',
    iconId: 1,
    createdAtSec: 1,
    isServerDefault: false,
  } as const
  await db.viewLists.bulkPut(
    lanes.map((listId, position) => ({
      ...list,
      listId,
      serverId: `s-${listId}`,
      name: listId,
      position,
      isAwaitingCreate: false,
    })),
  )
  await db.baseLists.bulkPut(
    lanes.map((listId, position) => ({
      ...list,
      listId,
      serverId: `s-${listId}`,
      name: listId,
      position,
    })),
  )
  const rows = Array.from({ length }, (_, n) => ({
    ...fresh(db, {
      type: 'member' as const,
      kind: 'coin' as const,
      lane: lanes[n % 3] ?? '',
      itemId: `item-${n}`,
      desired: 'in' as const,
    }),
    opId: `op-${n}`,
  }))
  await db.outbox.bulkAdd(rows)
})

describe(`E4 of a queue of ${length} changes`, () => {
  it('none is read to count it, to draw the lists, or to know when something is due', async () => {
    expect(await read(() => watchlistsOfKind(db, 'coin'))).toBe(0)
    expect(
      (await watchlistsOfKind(db, 'coin')).map(({ pendingCount: waiting }) => waiting),
    ).toEqual([200, 200, 200])
    expect(await read(() => pendingCount(db))).toBe(0)
    expect(await read(() => nextDue(db, db.nowMs()))).toBe(0)
    expect(await read(() => operationsToReview(db))).toBe(0)
    expect(await read(() => triedSeqs(db))).toBe(0)
    expect(await read(() => queueCounts(db))).toBeLessThanOrEqual(3)
  })

  it('a takeover reads what was tried, and nothing else', async () => {
    expect(await read(() => beginDrain(db, { isReconnected: true }))).toBe(0)
    const [first] = await db.outbox.limit(1).toArray()
    await db.outbox.put({
      ...first,
      state: 'queued',
      attempts: 1,
      nextAtMs: 5,
      lastError: { reason: 'offline', code: null, serverMessage: null },
    } as WatchlistOperation)
    await db.outbox.update(2, { state: 'inflight' })
    // The rows found, and what is read to write them.
    expect(await read(() => beginDrain(db, { isReconnected: true }))).toBeLessThanOrEqual(4)
  })

  it('the sheet reads what it draws', async () => {
    expect(await read(() => queueWindow(db, 50))).toBeLessThanOrEqual(60)
    expect(await queueWindow(db, 50)).toMatchObject({
      waiting: length,
      toReview: 0,
      changes: { length: 50 },
    })
  })

  it('a change that is sent and settled among others costs less than ten', async () => {
    const { epoch } = await beginDrain(db)
    const options = {
      epoch,
      nowMs: db.nowMs(),
      busyLanes: new Set<string>(),
      hasKeys: true,
      fewest: 10,
      most: 50,
    }
    const cost = await read(async () => {
      const claim = await claimBatch(db, options)
      expect(claim?.operations.map(({ seq }) => seq)).toEqual(
        Array.from({ length: 50 }, (_, n) => n + 1),
      )
      await acknowledgeAll(db, { epoch, operations: claim?.operations ?? [] })
    })
    expect(cost / 50).toBeLessThan(10)
    expect(await db.outbox.count()).toBe(length - 50)
  })
})

describe('what the sheet draws of it', () => {
  it('begins with what needs the person, however far behind that is', async () => {
    await db.outbox.update(500, { state: 'parked' })
    const { changes, waiting, toReview } = await queueWindow(db, 50)
    expect(changes.slice(0, 3).map(({ operation }) => operation.seq)).toEqual([500, 1, 2])
    expect(changes.length).toBe(50)
    expect(waiting).toEqual(length - 1)
    expect(toReview).toBe(1)
  })
})

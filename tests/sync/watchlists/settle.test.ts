// What a request's outcome makes of its change (design 5, the refusal rules of Spec §4).
import { describe, expect, it } from 'vitest'
import type { AccountDb } from '#data/account-db.ts'
import { beginDrain, countSuccess, readSendMark, readSuccesses } from '#data/outbox/fence.ts'
import type { OperationError } from '#data/outbox/operation.ts'
import type { WatchlistOperation } from '#data/watchlists/operation.ts'
import { pendingOperations } from '#data/outbox/queries.ts'
import { acknowledge, postpone, refuse, type Postponement } from '#data/outbox/settle.ts'
import {
  createWatchlist,
  deleteWatchlist,
  editWatchlist,
  setListItem,
} from '#data/watchlists/commands.ts'
import { watchlistsOfKind } from '#data/watchlists/queries.ts'
import { createDevice } from '#tests/fakes/device-storage.ts'

const nowMs = 1_700_000_000_000
const refused: OperationError = { reason: 'refused', code: 'NO', serverMessage: 'No.' }
const broken: OperationError = { reason: 'server', code: 'SERVER_ERROR', serverMessage: 'Broken' }

type Ready = {
  db: AccountDb
  epoch: number
  lists: Record<'coin' | 'ido', string>
  newest: () => Promise<WatchlistOperation>
}

/** Two lists of each kind that the server has, an empty queue, and a drain that began. */
const ready = async (): Promise<Ready> => {
  const db = createDevice().open('u1')
  const { epoch } = await beginDrain(db)
  const newest = async (): Promise<WatchlistOperation> => {
    const operation = (await db.outbox.orderBy(':id').toArray()).at(-1)
    if (!operation) throw new Error('nothing waits')
    return operation
  }
  const made = async (kind: 'coin' | 'ido', name: string): Promise<string> => {
    const { listId } = await createWatchlist(db, { kind, name })
    await acknowledge(db, { epoch, operation: await newest() }, `server-${name}`)
    return listId
  }
  const lists = { coin: await made('coin', 'Coins'), ido: await made('ido', 'Sales') }
  await made('coin', 'More coins')
  await made('ido', 'More sales')
  return { db, epoch, lists, newest }
}
const shown = async (db: AccountDb, kind: 'coin' | 'ido') =>
  (await watchlistsOfKind(db, kind)).map(({ name, items, isAwaitingCreate }) => ({
    name,
    items: items.map(({ itemId, isPending }) => [itemId, isPending]),
    isAwaitingCreate,
  }))

describe('a yes', () => {
  it('makes the change the server’s: the list is no longer awaited, the item no longer pending', async () => {
    const { db, epoch, lists, newest } = await ready()
    await setListItem(db, { kind: 'coin', listId: lists.coin, itemId: 'bitcoin', desired: 'in' })
    expect((await shown(db, 'coin'))[0]).toEqual({
      name: 'Coins',
      items: [['bitcoin', true]],
      isAwaitingCreate: false,
    })
    await acknowledge(db, { epoch, operation: await newest() }, null)
    expect((await shown(db, 'coin'))[0]).toEqual({
      name: 'Coins',
      items: [['bitcoin', false]],
      isAwaitingCreate: false,
    })
    expect(await pendingOperations(db)).toEqual([])
    expect(await readSuccesses(db)).toBe(5)
    expect(await db.baseLists.get(lists.coin)).toMatchObject({ serverId: 'server-Coins' })
    expect(await db.opLog.toCollection().last()).toMatchObject({
      type: 'member',
      itemId: 'bitcoin',
      outcome: 'acknowledged',
      error: null,
    })
  })
})

const no = async ({ db, epoch, newest }: Ready): Promise<string> =>
  refuse(db, { epoch, operation: await newest() }, refused)

describe('a no', () => {
  it('R-WLC-015 parks a create: it stays shown, and only the person goes on', async () => {
    const account = await ready()
    await createWatchlist(account.db, { kind: 'coin', name: 'New' })
    expect(await no(account)).toBe('parked')
    expect(await account.newest()).toMatchObject({ state: 'parked', lastError: refused })
    expect((await shown(account.db, 'coin')).at(-1)).toMatchObject({
      name: 'New',
      isAwaitingCreate: true,
    })
  })

  it('R-WLC-011 R-WLC-020 leaves a toggle and the edit of a coin list on the screen', async () => {
    const account = await ready()
    await setListItem(account.db, {
      kind: 'coin',
      listId: account.lists.coin,
      itemId: 'bitcoin',
      desired: 'in',
    })
    expect(await no(account)).toBe('kept')
    await editWatchlist(account.db, {
      kind: 'coin',
      listId: account.lists.coin,
      patch: { name: 'Renamed' },
    })
    expect(await no(account)).toBe('kept')
    expect((await pendingOperations(account.db)).map(({ state }) => state)).toEqual([
      'refusedKept',
      'refusedKept',
    ])
    expect((await shown(account.db, 'coin'))[0]).toMatchObject({
      name: 'Renamed',
      items: [['bitcoin', false]],
    })
  })

  it('R-WLI-009 R-WLC-028 takes back the edit of a sale list and every delete, and keeps the reason', async () => {
    const account = await ready()
    await editWatchlist(account.db, {
      kind: 'ido',
      listId: account.lists.ido,
      patch: { name: 'Renamed' },
    })
    expect(await no(account)).toBe('reverted')
    await deleteWatchlist(account.db, { kind: 'coin', listId: account.lists.coin })
    expect(await no(account)).toBe('reverted')
    // D-5XX: the words of the edit are kept for the panel, off the list; a delete had none.
    expect(await pendingOperations(account.db)).toMatchObject([
      {
        type: 'edit',
        patch: { name: 'Renamed' },
        state: 'refusedKept',
        isOffList: true,
        lastError: refused,
      },
    ])
    expect((await shown(account.db, 'ido'))[0]?.name).toBe('Sales')
    expect((await shown(account.db, 'coin'))[0]?.name).toBe('Coins')
    expect(await account.db.opLog.toCollection().last()).toMatchObject({
      type: 'delete',
      outcome: 'refused',
      error: refused,
    })
  })
})

describe('an outcome that is not known yet', () => {
  const later: Postponement = {
    to: 'ambiguous',
    nextAtMs: nowMs + 5_000,
    lastError: broken,
    isAttempt: true,
    isServerError: false,
    hasNotLeft: false,
    mustReadBack: false,
  }
  const postponed = async (
    given: Partial<Postponement>,
    stands: Partial<WatchlistOperation> = {},
  ): Promise<WatchlistOperation> => {
    const { db, epoch, newest } = await ready()
    await createWatchlist(db, { kind: 'coin', name: 'New' })
    const operation = { ...(await newest()), idsBefore: ['a'], ...stands } as WatchlistOperation
    // Only what claims a change knows whether it went with a key.
    await db.outbox.put({ ...operation, state: 'inflight', sentWithKey: true })
    const markBefore = await readSendMark(db)
    await postpone(db, { epoch, operation }, { ...later, ...given })
    expect(await readSendMark(db)).toBe(markBefore + 1)
    return newest()
  }

  it('is sent when it left: when, and whether with a key, is kept for those who look for it', async () => {
    expect(await postponed({})).toMatchObject({
      state: 'ambiguous',
      everSent: true,
      sentWithKey: true,
      lastSentAtMs: nowMs,
      idsBefore: ['a'],
      attempts: 1,
      nextAtMs: nowMs + 5_000,
      lastError: broken,
    })
  })

  it('is as unsent as before where nothing left the device: lists that were looked up for it are looked up again', async () => {
    const row = await postponed({ to: 'queued', hasNotLeft: true, isAttempt: false })
    expect(row).toMatchObject({
      state: 'queued',
      everSent: false,
      sentWithKey: false,
      lastSentAtMs: null,
      attempts: 0,
    })
    expect(row).not.toHaveProperty('idsBefore')
  })

  it('stays sent where an earlier try had left', async () => {
    expect(
      await postponed({ hasNotLeft: true }, { everSent: true, sentWithKey: true, lastSentAtMs: 7 }),
    ).toMatchObject({ everSent: true, sentWithKey: true, lastSentAtMs: 7, idsBefore: ['a'] })
  })

  it('must be looked up where the key no longer tells', async () => {
    expect(
      await postponed({ mustReadBack: true }, { everSent: true, sentWithKey: true }),
    ).toMatchObject({ sentWithKey: false })
  })
})

describe('design 5: the eighth error of one change', () => {
  const error: Postponement = {
    to: 'ambiguous',
    nextAtMs: nowMs,
    lastError: broken,
    isAttempt: true,
    isServerError: true,
    hasNotLeft: false,
    mustReadBack: false,
  }
  const failing = async () => {
    const account = await ready()
    await createWatchlist(account.db, { kind: 'coin', name: 'New' })
    const fail = async (times: number, given: Partial<Postponement> = {}): Promise<boolean> => {
      let isParked = false
      for (let at = 0; at < times; at += 1)
        isParked = await postpone(
          account.db,
          { epoch: account.epoch, operation: await account.newest() },
          { ...error, ...given },
        )
      return isParked
    }
    return { ...account, fail }
  }

  it('parks it where another change got through since the first', async () => {
    const { db, newest, fail } = await failing()
    await fail(1)
    await countSuccess(db)
    expect(await fail(6)).toBe(false)
    expect(await fail(1)).toBe(true)
    expect(await newest()).toMatchObject({ state: 'parked', serverErrors: 8 })
  })

  it('parks nothing where nothing got through since, and counts no answer that is not an error', async () => {
    const { db, newest, fail } = await failing()
    await countSuccess(db)
    expect(await fail(9)).toBe(false)
    await countSuccess(db)
    expect(await fail(3, { isServerError: false })).toBe(false)
    expect(await newest()).toMatchObject({ state: 'ambiguous', serverErrors: 9, attempts: 12 })
    expect(await fail(1)).toBe(true)
  })
})

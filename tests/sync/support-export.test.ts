// What a person sends to support tells how the queue stands, and nothing about the person.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { pendingOperations } from '#data/outbox/queries.ts'
import { exportQueue } from '#data/outbox/support-export.ts'
import { createRulesKit, type RulesKit } from './watchlists/rules-kit.ts'
import {
  createWatchlist,
  deleteWatchlist,
  editWatchlist,
  setListItem,
} from '#data/watchlists/commands.ts'

const canary = 'CANARY-7f3a'

let kit: RulesKit

beforeEach(async () => {
  kit = await createRulesKit()
})
afterEach(() => kit.close())

/** Every place that takes words of a person or of a server is given one that must not come out. */
const fillQueue = async (): Promise<void> => {
  const { db, session, answerNext, settle } = kit
  const first = await createWatchlist(db, {
    kind: 'coin',
    name: `${canary} first`,
    description: `${canary} about`,
  })
  const second = await createWatchlist(db, { kind: 'ido', name: `${canary} second` })
  await settle()
  const words = {
    success: false,
    output: null,
    error: `${canary} is no code`,
    errormsg: `${canary} "first" may not be changed`,
  }
  answerNext('add_to_watchlist_v2', { body: words })
  await setListItem(db, { kind: 'coin', listId: first.listId, itemId: 'bitcoin', desired: 'in' })
  await settle()
  session.isOnline = false
  await editWatchlist(db, {
    kind: 'ido',
    listId: second.listId,
    patch: { name: `${canary} renamed`, description: `${canary} again` },
  })
  const third = await createWatchlist(db, { kind: 'coin', name: `${canary} third` })
  await deleteWatchlist(db, { kind: 'coin', listId: first.listId })
  await setListItem(db, { kind: 'coin', listId: third.listId, itemId: 'solana', desired: 'in' })
  await settle()
}

describe('the queue as a file for support', () => {
  it('tells what waits, in which order, how often it was tried and how the last ones ended', async () => {
    await fillQueue()
    const { queue, finished, drain, account } = await exportQueue(kit.db)
    expect(
      queue.map(({ type, kind, state, itemId, changes }) => [type, kind, state, itemId, changes]),
    ).toEqual([
      ['member', 'coin', 'refusedKept', 'bitcoin', []],
      ['edit', 'ido', 'queued', null, ['description', 'name']],
      ['create', 'coin', 'queued', null, []],
      ['delete', 'coin', 'queued', null, []],
      ['member', 'coin', 'queued', 'solana', []],
    ])
    expect(finished.map(({ type, outcome }) => `${type} ${outcome}`)).toEqual([
      'create acknowledged',
      'create acknowledged',
    ])
    expect(account).toEqual(kit.userId)
    expect(drain.epoch > 0).toBe(true)
    expect(drain.lastSignAt).toBe('2023-11-14T22:13:20.000Z')
  })

  it('holds ids, states and times only: no name, no description, no words of the server, no token, no address', async () => {
    await fillQueue()
    const text = JSON.stringify(await exportQueue(kit.db))
    expect(
      (await pendingOperations(kit.db)).some((operation) =>
        JSON.stringify(operation).includes(canary),
      ),
    ).toBe(true)
    expect(text).not.toContain(canary)
    expect(text).not.toContain(kit.session.token ?? 'no token')
    expect(text).not.toContain('@example.com')
  })

  it('keeps a code of the contract, and says nothing of a moment that no date can hold', async () => {
    await fillQueue()
    const [refused, edit] = await pendingOperations(kit.db)
    await kit.db.outbox.update(refused?.seq ?? 0, {
      lastError: { reason: 'refused', code: 'WATCHLIST_NOT_FOUND', serverMessage: canary },
    })
    await kit.db.outbox.update(edit?.seq ?? 0, { nextAtMs: Number.MAX_VALUE })
    const { queue } = await exportQueue(kit.db)
    expect(queue[0]?.error).toEqual({ reason: 'refused', code: 'WATCHLIST_NOT_FOUND' })
    expect(queue[1]?.nextAt).toBe(null)
  })
  it('names a moment that there was, and none that there was not', async () => {
    await fillQueue()
    const [refused, edit] = await pendingOperations(kit.db)
    await kit.db.outbox.update(edit?.seq ?? 0, { nextAtMs: 0, lastSentAtMs: 1 })
    await kit.db.outbox.update(refused?.seq ?? 0, {
      nextAtMs: -1,
      lastError: { reason: 'server', code: null, serverMessage: null },
    })
    const { queue, savedAt } = await exportQueue(kit.db)
    expect(queue[0]).toMatchObject({
      madeAt: '2023-11-14T22:13:20.000Z',
      nextAt: null,
      desired: 'in',
      error: { reason: 'server', code: null },
    })
    expect(queue[1]?.nextAt).toBe(null)
    expect(queue[1]?.lastSentAt).toBe('1970-01-01T00:00:00.001Z')
    expect(queue[1]?.error).toEqual({ reason: 'offline', code: null })
    expect(queue[2]?.lastSentAt).toBe(null)
    expect(savedAt).toBe('2023-11-14T22:13:20.000Z')
  })

  it('a word of a server that only ends like a code is not told', async () => {
    await fillQueue()
    const [refused] = await pendingOperations(kit.db)
    await kit.db.outbox.update(refused?.seq ?? 0, {
      lastError: { reason: 'refused', code: `${canary} NO_CODE`, serverMessage: null },
    })
    expect((await exportQueue(kit.db)).queue[0]?.error).toEqual({ reason: 'refused', code: null })
  })

  it('tells the lists by their ids', async () => {
    await fillQueue()
    const { lists } = await exportQueue(kit.db)
    expect(lists.map((list) => [Object.keys(list), list.kind, list.serverId !== null])).toEqual(
      expect.arrayContaining([
        [['listId', 'kind', 'serverId'], 'ido', true],
        [['listId', 'kind', 'serverId'], 'coin', false],
      ]),
    )
  })
})

// D-5XX: a failure that the server reports in its own form is believed after three more tries; a page never is.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { pendingOperations } from '#data/outbox/queries.ts'
import {
  createWatchlist,
  deleteWatchlist,
  editWatchlist,
  setListItem,
} from '#data/watchlists/commands.ts'
import { watchlistsOfKind } from '#data/watchlists/queries.ts'
import { createRulesKit, type PlannedAnswer, type RulesKit } from './rules-kit.ts'

const report: PlannedAnswer = {
  status: 500,
  body: { success: false, output: null, error: 'SERVER_ERROR', errormsg: 'Something broke' },
}
const restarting: PlannedAnswer = { ...report, status: 503, headers: { 'retry-after': '2' } }
const page: PlannedAnswer = { status: 502, body: '<html>bad gateway</html>' }

const kinds = {
  coin: { add: 'add_to_watchlist_v2', edit: 'edit_watchlist', remove: 'delete_watchlist' },
  ido: {
    add: 'add_upcoming_to_watchlist_v2',
    edit: 'edit_ido_watchlist',
    remove: 'delete_ido_watchlist',
  },
} as const

describe.each([
  [true, 'with keys'],
  [false, 'without keys'],
])('a host %s (%s)', (extensions) => {
  let kit: RulesKit
  const lists = { coin: '', ido: '' }
  beforeEach(async () => {
    kit = await createRulesKit({ extensions })
    for (const kind of ['coin', 'ido'] as const) {
      await createWatchlist(kit.db, { kind, name: 'Other' })
      ;({ listId: lists[kind] } = await createWatchlist(kit.db, { kind, name: 'Core' }))
    }
    await kit.settle()
    kit.takeCalls()
  })
  afterEach(() => kit.close())

  /** How long until `f` was sent each time, in ms. */
  const sendingsOf = async (f: string, forMs: number): Promise<number[]> => {
    const startMs = kit.session.nowMs
    const at: number[] = []
    for (;;) {
      for (const call of kit.takeCalls()) if (call.f === f) at.push(kit.session.nowMs - startMs)
      if (kit.session.nowMs - startMs >= forMs) return at
      kit.session.nowMs += 500
      kit.engine.wake('timer')
      await kit.settle()
    }
  }
  const names = async (kind: 'coin' | 'ido') =>
    (await watchlistsOfKind(kit.db, kind)).map(({ name }) => name).toSorted()

  it('an edit of a coin list is refused after 1, 2 and 4 s, and stays until the next refresh', async () => {
    kit.answerAlways(kinds.coin.edit, report)
    await editWatchlist(kit.db, {
      kind: 'coin',
      listId: lists.coin,
      patch: { description: 'Lost words' },
    })
    await kit.settle()
    expect(await sendingsOf(kinds.coin.edit, 30_000)).toEqual([0, 1000, 3000, 7000])
    expect(kit.engine.status.get()).toMatchObject({
      state: 'review',
      needsReviewCount: 1,
      waiting: 0,
    })
    expect(await pendingOperations(kit.db)).toMatchObject([
      {
        patch: { description: 'Lost words' },
        lastError: { reason: 'refused', code: 'SERVER_ERROR', serverMessage: 'Something broke' },
      },
    ])
  })

  it('an edit of a sale list is undone, its words are kept for review', async () => {
    kit.answerAlways(kinds.ido.edit, report)
    await editWatchlist(kit.db, { kind: 'ido', listId: lists.ido, patch: { name: 'Lost words' } })
    await kit.settle()
    expect(await sendingsOf(kinds.ido.edit, 10_000)).toHaveLength(4)
    expect(kit.events).toContainEqual({
      type: 'editReverted',
      kind: 'ido',
      listId: lists.ido,
      code: 'SERVER_ERROR',
      serverMessage: 'Something broke',
    })
    expect(await names('ido')).toEqual(['Core', 'Other'])
    expect(kit.engine.status.get().needsReviewCount).toBe(1)
    expect(await pendingOperations(kit.db)).toMatchObject([
      { patch: { name: 'Lost words' }, isOffList: true },
    ])
  })

  it.each(['coin', 'ido'] as const)(
    'R-WLC-028 a deleted %s list comes back, with its toast',
    async (kind) => {
      kit.answerAlways(kinds[kind].remove, report)
      await deleteWatchlist(kit.db, { kind, listId: lists[kind] })
      await kit.settle()
      expect(await sendingsOf(kinds[kind].remove, 10_000)).toHaveLength(4)
      expect(await names(kind)).toEqual(['Core', 'Other'])
      expect(kit.events).toContainEqual(
        expect.objectContaining({
          type: 'deleteRefused',
          kind,
          isThrown: true,
          serverMessage: 'Something broke',
        }),
      )
      expect(await pendingOperations(kit.db)).toEqual([])
    },
  )

  it('a create waits for the person, who may try again as often', async () => {
    const f = 'create_watchlist'
    kit.answerAlways(f, report)
    await createWatchlist(kit.db, { kind: 'coin', name: 'New' })
    await kit.settle()
    expect(await sendingsOf(f, 10_000)).toHaveLength(4)
    expect((await pendingOperations(kit.db)).map(({ state }) => state)).toEqual(['parked'])
    await kit.engine.retryAll()
    await kit.settle()
    expect(await sendingsOf(f, 10_000)).toHaveLength(4)
  })

  it.each([
    ['a gateway’s page', page],
    ['a server that says when to come back', restarting],
    ['a lost connection', null],
  ])('%s is no report: the change stays queued for a day', async (_, answer) => {
    kit.answerAlways(kinds.coin.add, answer)
    await setListItem(kit.db, {
      kind: 'coin',
      listId: lists.coin,
      itemId: 'bitcoin',
      desired: 'in',
    })
    await kit.settle()
    for (let hours = 0; hours < 24; hours += 1) {
      kit.session.nowMs += 3_600_000
      await kit.fireTimers()
    }
    expect(kit.engine.status.get()).toMatchObject({ waiting: 1, needsReviewCount: 0 })
    kit.answerAlways(kinds.coin.add, undefined)
    kit.session.nowMs += 3_600_000
    await kit.fireTimers()
    await kit.fireTimers()
    expect(kit.engine.status.get()).toMatchObject({ waiting: 0, needsReviewCount: 0 })
  })
})

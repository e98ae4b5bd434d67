// R-WLC and R-WLI, those that need no browser, one by one against the real server.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { pendingOperations } from '#data/outbox/queries.ts'
import {
  createWatchlist,
  deleteWatchlist,
  editWatchlist,
  selectWatchlist,
  setDefaultWatchlist,
  setListItem,
  showSavedCopy,
} from '#data/watchlists/commands.ts'
import { isHiddenByFailure, selectedWatchlist, watchlistsOfKind } from '#data/watchlists/queries.ts'
import type { ListKind } from '#domain/watchlist.ts'
import { bridgeWindowEvents } from '#sync/window-events.ts'
import { createDevice } from '#tests/fakes/device-storage.ts'
import { createRulesKit, type RulesKit } from './rules-kit.ts'

const names = {
  coin: {
    load: 'get_user_watchlists',
    create: 'create_watchlist',
    edit: 'edit_watchlist',
    delete: 'delete_watchlist',
    add: 'add_to_watchlist_v2',
    remove: 'remove_from_watchlist_v2',
  },
  ido: {
    load: 'get_user_ido_watchlists',
    create: 'create_ido_watchlist',
    edit: 'edit_ido_watchlist',
    delete: 'delete_ido_watchlist',
    add: 'add_to_ido_watchlist',
    remove: 'remove_from_ido_watchlist',
  },
} as const

const refusal = { success: false, output: null, error: 'NO', errormsg: 'The server says no' }
const fs = (kit: RulesKit): string[] => kit.takeCalls().map((call) => call.f)

let kit: RulesKit
afterEach(() => kit.close())

const newList = async (kind: ListKind, name: string): Promise<string> => {
  const { listId } = await createWatchlist(kit.db, { kind, name })
  await kit.settle()
  return listId
}
const lists = (kind: ListKind) => watchlistsOfKind(kit.db, kind)
const namesOf = async (kind: ListKind): Promise<string[]> =>
  (await lists(kind)).map((list) => list.name)
const itemsOf = async (kind: ListKind, listId: string): Promise<string[]> =>
  (await lists(kind)).find((list) => list.listId === listId)?.items.map((item) => item.itemId) ?? []

describe('loading', () => {
  it('R-WLC-005 R-WLI-004 R-WLC-030 loads coin and IDO lists when signed in', async () => {
    kit = await createRulesKit({ starts: false })
    await kit.call('create_watchlist', { name: 'Theirs' } as never)
    await kit.call('create_ido_watchlist', { name: 'Sales' } as never)
    kit.engine.start(kit.userId)
    await kit.settle()
    expect(fs(kit).toSorted()).toEqual(['get_user_ido_watchlists', 'get_user_watchlists'])
    expect(await namesOf('coin')).toEqual(['Theirs'])
    expect(await namesOf('ido')).toEqual(['Sales'])
  })

  it('R-WLC-006 selects the default list after a load, else the first', async () => {
    kit = await createRulesKit({ starts: false })
    kit.answerNext('get_user_watchlists', {
      body: {
        success: true,
        output: [
          { id: 1, name: 'A', coins: [] },
          { id: 2, name: 'B', isDefault: true, coins: [{ id: 'x' }] },
        ],
      },
    })
    kit.engine.start(kit.userId)
    await kit.settle()
    expect((await selectedWatchlist(kit.db, 'coin'))?.name).toBe('B')
    const [first] = await lists('coin')
    await selectWatchlist(kit.db, { kind: 'coin', listId: first?.listId ?? '' })
    expect((await selectedWatchlist(kit.db, 'coin'))?.name).toBe('A')
  })

  it('D-WLSHAPE R-WLC-001 reads lists that come as output.watchlists', async () => {
    kit = await createRulesKit({ starts: false })
    kit.answerNext('get_user_watchlists', {
      body: {
        success: true,
        output: {
          watchlists: [
            { id: 7, name: 'A', icon_id: 3, description: 'd', created_at: 5, coins: [{ id: 'x' }] },
          ],
        },
      },
    })
    kit.engine.start(kit.userId)
    await kit.settle()
    expect((await lists('coin'))[0]).toMatchObject({
      serverId: '7',
      name: 'A',
      iconId: 3,
      description: 'd',
      createdAtSec: 5,
      items: [{ itemId: 'x' }],
    })
  })

  it('R-WLI-001 R-WLI-002 an IDO list carries the same fields, its projects as items with ids', async () => {
    kit = await createRulesKit({ starts: false })
    kit.answerNext('get_user_ido_watchlists', {
      body: {
        success: true,
        output: [
          {
            id: 9,
            user_id: 4,
            name: 'Sales',
            icon_id: 2,
            description: 'd',
            created_at: 6,
            isDefault: 1,
            projects: [{ id: 'fernway' }, { id: 12 }],
          },
        ],
      },
    })
    kit.engine.start(kit.userId)
    await kit.settle()
    const [list] = await lists('ido')
    expect(list).toMatchObject({
      serverId: '9',
      name: 'Sales',
      iconId: 2,
      description: 'd',
      createdAtSec: 6,
      isDefault: true,
    })
    expect(list?.items.map((item) => item.itemId)).toEqual(['fernway', '12'])
  })

  it('R-WLC-007 a visitor sees none of the lists of the account that signed out', async () => {
    kit = await createRulesKit()
    await newList('coin', 'Mine')
    kit.engine.stop()
    const anon = createDevice().open('anon')
    expect(await watchlistsOfKind(anon, 'coin')).toEqual([])
    expect(await namesOf('coin')).toEqual(['Mine'])
  })

  it.each(['coin', 'ido'] as const)(
    'R-WLC-031 R-WLC-032 R-WLC-033 R-WLI-014 D-WLLOADFAIL a failed load of %s lists tells why and clears the screen, not the copy',
    async (kind) => {
      kit = await createRulesKit()
      await newList(kind, 'Kept')
      for (const [answer, reason, serverMessage] of [
        [{ body: { success: true, output: 'nonsense' } }, 'format', null],
        [{ body: refusal }, 'refused', 'The server says no'],
        [{ status: 500, body: refusal }, 'exception', 'The server says no'],
      ] as const) {
        kit.events.length = 0
        kit.answerNext(names[kind].load, answer)
        await kit.engine.refresh()
        expect(kit.events).toEqual([{ type: 'loadFailed', kind, reason, serverMessage }])
        expect(await namesOf(kind)).toEqual([])
        expect(await isHiddenByFailure(kit.db, kind)).toBe(true)
        await showSavedCopy(kit.db, kind)
        await kit.settle()
        expect(await namesOf(kind)).toEqual(['Kept'])
      }
      kit.answerNext(names[kind].load, { body: refusal })
      await kit.engine.refresh()
      await kit.engine.refresh()
      expect(await namesOf(kind)).toEqual(['Kept'])
    },
  )

  it('D-WLLOADFAIL a server that is being restarted says when to come back: the copy stays and nobody is told', async () => {
    kit = await createRulesKit()
    await newList('coin', 'Kept')
    kit.events.length = 0
    kit.answerNext(names.coin.load, {
      status: 503,
      headers: { 'retry-after': '2' },
      body: {
        success: false,
        output: null,
        error: 'SERVER_STOPPING',
        errormsg: 'Back in a moment',
      },
    })
    await kit.engine.refresh()
    expect(kit.events).toEqual([])
    expect(await namesOf('coin')).toEqual(['Kept'])
    expect(await isHiddenByFailure(kit.db, 'coin')).toBe(false)
    await kit.call('create_watchlist', { name: 'Elsewhere' } as never)
    kit.session.nowMs += 2_000
    await kit.fireTimers()
    expect(await namesOf('coin')).toEqual(['Kept', 'Elsewhere'])
  })

  it('R-WLC-030 a load whose connection breaks is made again with the next try, not with the next look a minute later', async () => {
    kit = await createRulesKit()
    await kit.call('create_watchlist', { name: 'Elsewhere' } as never)
    kit.answerNext(names.coin.load, null)
    await kit.engine.refresh()
    kit.takeCalls()
    kit.session.nowMs += 2_000
    await kit.fireTimers()
    expect(fs(kit).toSorted()).toEqual([names.ido.load, names.coin.load])
    expect(await namesOf('coin')).toEqual(['Elsewhere'])
  })

  it('D-WLLOADFAIL without a connection the copy stays and nobody is told', async () => {
    kit = await createRulesKit()
    await newList('coin', 'Kept')
    kit.session.isOnline = false
    kit.events.length = 0
    await kit.engine.refresh()
    expect(kit.events).toEqual([])
    expect(await namesOf('coin')).toEqual(['Kept'])
    expect(kit.engine.status.get().state).toBe('offline')
  })
})

describe.each(['coin', 'ido'] as const)('changing a %s list', (kind) => {
  let listId = ''
  beforeEach(async () => {
    kit = await createRulesKit()
    listId = await newList(kind, 'Core')
    kit.takeCalls()
  })

  it('R-WLC-008 R-WLC-009 R-WLC-010 R-WLI-005 adds at once, sends, then refreshes', async () => {
    await setListItem(kit.db, { kind, listId, itemId: 'x', desired: 'in' })
    expect(await itemsOf(kind, listId)).toEqual(['x'])
    await kit.settle()
    const [add, ...rest] = kit.takeCalls()
    const serverId = (await lists(kind))[0]?.serverId
    expect(add?.body).toEqual(
      kind === 'coin'
        ? { f: 'add_to_watchlist_v2', listId: serverId, coinId: 'x', description: '' }
        : { f: 'add_to_ido_watchlist', listId: serverId, projectId: 'x' },
    )
    expect(rest.map((call) => call.f)).toEqual([names[kind].load])
    await setListItem(kit.db, { kind, listId, itemId: 'x', desired: 'out' })
    await kit.settle()
    const [remove] = kit.takeCalls()
    expect(remove?.body).toEqual({
      f: names[kind].remove,
      listId: serverId,
      [kind === 'coin' ? 'coinId' : 'projectId']: 'x',
    })
    expect(await itemsOf(kind, listId)).toEqual([])
  })

  it('R-WLC-035 R-WLC-009 carries the bearer token, and the key only in a header', async () => {
    await setListItem(kit.db, { kind, listId, itemId: 'x', desired: 'in' })
    const [operation] = await pendingOperations(kit.db)
    await kit.settle()
    const [add] = kit.takeCalls()
    expect(add?.headers.get('authorization')).toBe(`Bearer ${kit.session.token}`)
    expect(add?.headers.get('idempotency-key')).toEqual(operation?.opId)
    expect(add?.headers.get('x-lane')).toEqual(listId)
  })

  it('R-WLC-011 D-WLTOGGLE a refused toggle is only logged and stays until the next refresh', async () => {
    kit.events.length = 0
    kit.answerNext(names[kind].add, { body: refusal })
    await setListItem(kit.db, { kind, listId, itemId: 'x', desired: 'in' })
    await kit.settle()
    expect(await itemsOf(kind, listId)).toEqual(['x'])
    expect(kit.events).toEqual([])
    expect(kit.logged).toEqual(['refused by the server'])
    expect(fs(kit)).toEqual([names[kind].add])
    expect(kit.engine.status.get()).toMatchObject({
      state: 'review',
      needsReviewCount: 1,
      waiting: 0,
    })
    await kit.engine.refresh()
    expect(await itemsOf(kind, listId)).toMatchObject([])
    expect(await pendingOperations(kit.db)).toMatchObject([
      { itemId: 'x', state: 'refusedKept', isOffList: true },
    ])
    expect(kit.engine.status.get()).toMatchObject({
      state: 'review',
      needsReviewCount: 1,
      waiting: 0,
    })
  })

  it('D-WLTOGGLE a toggle that did not reach the server waits and is sent later', async () => {
    kit.session.isOnline = false
    await setListItem(kit.db, { kind, listId, itemId: 'x', desired: 'in' })
    await kit.settle()
    expect(kit.engine.status.get()).toMatchObject({ state: 'offline', waiting: 1 })
    kit.session.isOnline = true
    kit.engine.wake('online')
    await kit.settle()
    expect(await itemsOf(kind, listId)).toEqual(['x'])
    expect(await pendingOperations(kit.db)).toEqual([])
    expect(kit.engine.status.get().state).toBe('synced')
  })

  it('R-WLC-019 R-WLI-009 an edit shows at once and is sent whole', async () => {
    await editWatchlist(kit.db, { kind, listId, patch: { name: ' Renamed ', iconId: 4 } })
    expect(await namesOf(kind)).toEqual(['Renamed'])
    await kit.settle()
    const [edit] = kit.takeCalls()
    expect(edit?.body).toEqual({
      f: names[kind].edit,
      id: (await lists(kind))[0]?.serverId,
      name: 'Renamed',
      description: '',
      icon_id: 4,
    })
  })

  it(`R-WLC-020 R-WLI-009 a refused edit is ${kind === 'coin' ? 'kept until the next refresh' : 'reverted'}`, async () => {
    kit.events.length = 0
    kit.answerNext(names[kind].edit, { body: refusal })
    await editWatchlist(kit.db, { kind, listId, patch: { name: 'Renamed' } })
    await kit.settle()
    expect(await namesOf(kind)).toEqual([kind === 'coin' ? 'Renamed' : 'Core'])
    expect(kit.events.map((event) => event.type)).toEqual(kind === 'coin' ? [] : ['editReverted'])
    await kit.engine.refresh()
    expect(await namesOf(kind)).toEqual(['Core'])
  })

  it('R-WLC-022 R-WLI-010 the only list is refused without a call', async () => {
    await expect(deleteWatchlist(kit.db, { kind, listId })).rejects.toMatchObject({
      code: kind === 'coin' ? 'WATCHLIST_ONLY_ONE' : 'IDO_WATCHLIST_ONLY_ONE',
    })
    await kit.settle()
    expect(fs(kit)).toEqual([])
  })

  it('R-WLC-022 also where it became the only one while the delete waited', async () => {
    const other = await newList(kind, 'Other')
    const serverId = (await lists(kind)).find((list) => list.listId === other)?.serverId ?? ''
    kit.session.isOnline = false
    await deleteWatchlist(kit.db, { kind, listId })
    await kit.settle()
    await kit.server.call(names[kind].delete, { id: serverId }, { token: kit.session.token ?? '' })
    kit.takeCalls()
    kit.events.length = 0
    kit.answerNext(names[kind].delete, { status: 503, body: refusal })
    kit.session.isOnline = true
    await kit.engine.refresh()
    kit.session.nowMs += 5000
    await kit.engine.refresh()
    expect(await namesOf(kind)).toEqual(['Core'])
    expect(kit.events.at(-1)).toMatchObject({
      type: 'deleteRefused',
      kind,
      listId,
      name: 'Core',
      code: kind === 'coin' ? 'WATCHLIST_ONLY_ONE' : 'IDO_WATCHLIST_ONLY_ONE',
    })
  })

  it('R-WLC-023 R-WLC-028 R-WLI-011 a delete shows at once, and the server may say something', async () => {
    const other = await newList(kind, 'Other')
    kit.events.length = 0
    kit.answerNext(names[kind].delete, null)
    await deleteWatchlist(kit.db, { kind, listId: other })
    expect(await namesOf(kind)).toEqual(['Core'])
    await kit.settle()
    kit.session.nowMs += 5000
    kit.engine.wake('timer')
    await kit.settle()
    expect(kit.events).toMatchObject([
      { type: 'deleteConfirmed', kind, listId: other, name: 'Other', text: expect.any(String) },
    ])
  })

  it('R-WLC-024 R-WLC-025 R-WLC-027 R-WLI-011 a refused delete brings the list and its selection back, with the reason', async () => {
    const other = await newList(kind, 'Other')
    await selectWatchlist(kit.db, { kind, listId: other })
    kit.events.length = 0
    kit.answerNext(names[kind].delete, { body: refusal })
    await deleteWatchlist(kit.db, { kind, listId: other })
    expect((await selectedWatchlist(kit.db, kind))?.listId).toBe(listId)
    await kit.settle()
    expect(await namesOf(kind)).toEqual(['Core', 'Other'])
    expect((await selectedWatchlist(kit.db, kind))?.listId).toEqual(other)
    expect(kit.events).toEqual([
      {
        type: 'deleteRefused',
        kind,
        listId: other,
        name: 'Other',
        code: 'NO',
        serverMessage: 'The server says no',
        isThrown: false,
      },
    ])
  })

  it('R-WLC-024 having no connection is no refusal: the list stays deleted and the delete waits', async () => {
    const other = await newList(kind, 'Other')
    kit.session.isOnline = false
    await deleteWatchlist(kit.db, { kind, listId: other })
    await kit.settle()
    expect(await namesOf(kind)).toEqual(['Core'])
    expect((await pendingOperations(kit.db)).length).toBe(1)
  })

  it('R-WLC-029 R-WLI-015 setting a default makes no call and survives a refresh', async () => {
    const other = await newList(kind, 'Other')
    kit.takeCalls()
    await setDefaultWatchlist(kit.db, { kind, listId: other })
    await kit.settle()
    expect(fs(kit)).toEqual([])
    await kit.engine.refresh()
    expect((await lists(kind)).map((list) => [list.name, list.isDefault])).toEqual([
      ['Core', false],
      ['Other', true],
    ])
  })

  it('R-WLC-015 D-WLCREATEARGS sends name, icon, the optional name of the icon, and the description', async () => {
    await createWatchlist(kit.db, {
      kind,
      name: 'Full',
      iconId: 5,
      iconName: 'rocket',
      description: 'why',
    })
    await kit.settle()
    await newList(kind, 'Bare')
    const created = kit.takeCalls().filter((call) => call.f === names[kind].create)
    expect(created.map((call) => call.body)).toEqual([
      { f: names[kind].create, name: 'Full', icon_id: 5, icon_name: 'rocket', description: 'why' },
      { f: names[kind].create, name: 'Bare', icon_id: 1, description: '' },
    ])
  })

  it('a refused create is parked, and a new try carries a new key', async () => {
    kit.answerNext(names[kind].create, { body: refusal })
    const refused = await newList(kind, 'Refused')
    expect(kit.events.at(-1)).toMatchObject({
      type: 'createParked',
      name: 'Refused',
      serverMessage: 'The server says no',
    })
    const [before] = await pendingOperations(kit.db)
    await kit.engine.retryAll()
    await kit.settle()
    const keys = kit
      .takeCalls()
      .filter((call) => call.f === names[kind].create)
      .map((call) => call.headers.get('idempotency-key'))
    expect(keys[0]).toBe(before?.opId)
    expect(new Set(keys).size).toBe(2)
    expect((await lists(kind)).find((list) => list.listId === refused)?.serverId).toEqual(
      expect.any(String),
    )
  })

  it('a parked create that is given up takes its list along', async () => {
    kit.answerNext(names[kind].create, { body: refusal })
    const refused = await newList(kind, 'Refused')
    await setListItem(kit.db, { kind, listId: refused, itemId: 'x', desired: 'in' })
    await kit.engine.discardAll()
    await kit.settle()
    expect(await namesOf(kind)).toEqual(['Core'])
    expect(await pendingOperations(kit.db)).toEqual([])
  })

  it('R-WLC-012 R-WLC-013 R-WLI-006 R-WLI-002 D-WLEVENTS hears the refresh event and says what changed', async () => {
    const emitted: { name: string; detail: unknown }[] = []
    const heard: (() => void)[] = []
    const events = {
      emit: (name: string, detail: unknown) => emitted.push({ name, detail }),
      listen: (name: string, listener: () => void) => {
        if (name === 'refresh-watchlists') heard.push(listener)
        return () => {}
      },
    }
    const stop = bridgeWindowEvents(kit.db, events, () => kit.engine.refresh())
    heard[0]?.()
    await kit.settle()
    expect(fs(kit).toSorted()).toEqual(['get_user_ido_watchlists', 'get_user_watchlists'])
    emitted.length = 0
    await setListItem(kit.db, { kind, listId, itemId: 'x', desired: 'in' })
    await kit.settle()
    await new Promise((resolve) => setTimeout(resolve, 20))
    stop()
    expect(new Set(emitted.map((event) => event.name))).toEqual(
      new Set([kind === 'coin' ? 'watchlists-updated' : 'ido-watchlists-updated']),
    )
    expect((emitted.at(-1)?.detail as unknown[] | undefined)?.[0]).toMatchObject({
      name: 'Core',
      icon_id: 1,
      user_id: kit.userId,
      [kind === 'coin' ? 'coins' : 'upcomingProjects']: [{ id: 'x' }],
    })
  })
})

describe('sessions', () => {
  beforeEach(async () => {
    kit = await createRulesKit()
  })

  it('D-401 a 401 stops the queue and keeps it, the attempt is not counted, and a new token sends it', async () => {
    const good = kit.session.token
    const listId = await newList('coin', 'Core')
    kit.session.token = 'x'.repeat(30)
    await setListItem(kit.db, { kind: 'coin', listId, itemId: 'x', desired: 'in' })
    await kit.settle()
    expect(kit.engine.status.get()).toMatchObject({ state: 'signin', waiting: 1 })
    expect((await pendingOperations(kit.db))[0]).toMatchObject({ attempts: 0, state: 'queued' })
    expect(kit.events.at(-1)).toEqual({ type: 'needsSignIn', account: kit.userId })
    kit.session.token = good
    kit.engine.wake('login')
    await kit.settle()
    expect(await itemsOf('coin', listId)).toEqual(['x'])
    expect(await pendingOperations(kit.db)).toEqual([])
  })

  it('D-OFFLINEEXPIRY no operation is ever sent with another account’s token', async () => {
    const listId = await newList('coin', 'Core')
    const other = await kit.server.call('register_user', {
      email: `o${Date.now()}@example.com`,
      password: 'Correct-horse-9',
      username: 'other-person',
    })
    kit.session.token = (other.output as { token: string }).token
    kit.takeCalls()
    await setListItem(kit.db, { kind: 'coin', listId, itemId: 'x', desired: 'in' })
    await kit.settle()
    expect(fs(kit)).toEqual([])
    expect((await pendingOperations(kit.db)).length).toBe(1)
  })

  it('D-LOGOUTQUEUE what was not sent is still there when the engine starts again', async () => {
    kit.session.isOnline = false
    await createWatchlist(kit.db, { kind: 'coin', name: 'Offline' })
    await kit.settle()
    kit.engine.stop()
    kit.session.isOnline = true
    kit.engine.start(kit.userId)
    await kit.settle()
    expect(await pendingOperations(kit.db)).toEqual([])
    expect(
      (await kit.server.call('get_user_watchlists', {}, { token: kit.session.token ?? '' })).output,
    ).toMatchObject([{ name: 'Offline' }])
  })
})

it('an account that was never confirmed (id 0) never sends', async () => {
  kit = await createRulesKit({ starts: false })
  kit.engine.start('0')
  await kit.settle()
  expect(kit.takeCalls()).toEqual([])
})

it('R-WLI-003 the kinds never mix', async () => {
  kit = await createRulesKit()
  await newList('coin', 'Coins')
  await newList('ido', 'Sales')
  await kit.engine.refresh()
  expect(await namesOf('coin')).toEqual(['Coins'])
  expect(await namesOf('ido')).toEqual(['Sales'])
})

it('a plain host gets no header of ours, and a lost create is adopted, not repeated', async () => {
  kit = await createRulesKit({ extensions: false })
  kit.answerNext('create_watchlist', null)
  const { listId } = await createWatchlist(kit.db, { kind: 'coin', name: 'Once', description: 'd' })
  await kit.settle()
  await kit.call('create_watchlist', { name: 'Once', description: 'd' } as never)
  kit.session.nowMs += 5000
  kit.engine.wake('timer')
  await kit.settle()
  const [list, ...others] = await lists('coin')
  expect(list?.listId).toEqual(listId)
  expect(others).toEqual([])
  expect(
    kit
      .takeCalls()
      .every(
        (call) =>
          call.headers.get('idempotency-key') === null && call.headers.get('x-lane') === null,
      ),
  ).toBe(true)
})

// Several changes in one request (extension `batch`, decisions/164): each as its own call, under its own key.
import { afterEach, describe, expect, it } from 'vitest'
import {
  mostInBatch,
  type ChangeAnswer,
  type WatchlistChange,
} from '#contract/watchlists/watchlist-changes.ts'
import {
  createMemoryServer,
  type FakeServerOptions,
  type MemoryServer,
} from '#tests/fakes/memory-server.ts'

const device = { 'x-client-id': 'device-0001' }
const lane = 'a-list-of-a-device'
let server: MemoryServer
let token: string
let listId: string

afterEach(() => server.close())

const begin = async (options: FakeServerOptions = {}): Promise<void> => {
  server = await createMemoryServer(options)
  const signedUp = await server.call('register_user', {
    email: 'ann@example.com',
    password: 'Correct-horse-9',
    username: 'ann',
  })
  token = (signedUp.output as { token: string }).token
  listId = (
    (await server.call('create_watchlist', { name: 'One' }, { token })).output as { id: string }
  ).id
}

const adding = (seq: number, changed: Partial<WatchlistChange> = {}): WatchlistChange => ({
  f: 'add_to_watchlist_v2',
  payload: { listId, coinId: `coin-${seq}`, description: '' },
  key: `key-of-change-${seq}`,
  lane,
  seq,
  ...changed,
})
const send = (changes: WatchlistChange[]) =>
  server.call('change_watchlist_items', { changes }, { token, headers: device })
const sent = async (changes: WatchlistChange[]): Promise<ChangeAnswer[]> =>
  (await send(changes)).output as ChangeAnswer[]
const held = async (): Promise<string[]> => {
  const { output } = await server.call('get_user_watchlists', {}, { token })
  return (output as { coins: { id: string }[] }[]).flatMap(({ coins }) => coins.map(({ id }) => id))
}
const taken = { status: 200, success: true, error: null, errormsg: null }

describe('E4 several changes in one request', () => {
  it('are made in their order and answered in it, without the lists', async () => {
    await begin()
    expect(
      await sent([
        adding(1),
        adding(2),
        adding(3, { f: 'remove_from_watchlist_v2', payload: { listId, coinId: 'coin-1' } }),
      ]),
    ).toEqual([taken, taken, taken])
    expect(await held()).toEqual(['coin-2'])
  })

  it('are made once, however often they come, together or by themselves', async () => {
    await begin()
    await send([adding(1), adding(2)])
    expect(await sent([adding(1), adding(2), adding(3)])).toEqual([taken, taken, taken])
    const alone = await server.call(
      'add_to_watchlist_v2',
      { listId, coinId: 'coin-2', description: '' },
      {
        token,
        headers: {
          ...device,
          'idempotency-key': 'key-of-change-2',
          'x-lane': lane,
          'x-lane-seq': '2',
        },
      },
    )
    expect(alone).toMatchObject({ status: 200, success: true })
    expect(await held()).toEqual(['coin-1', 'coin-2', 'coin-3'])
  })

  it('a refused one stands alone, and is refused again alike', async () => {
    await begin()
    const gone = adding(2, {
      payload: { listId: 'nowhere', coinId: 'x' },
      lane: 'another-list-of-it',
    })
    const [first, refused, last] = await sent([adding(1), gone, adding(3)])
    expect([first, last]).toEqual([taken, taken])
    expect(refused).toMatchObject({ success: false, error: 'WATCHLIST_NOT_FOUND' })
    expect(await sent([gone])).toEqual([refused])
  })

  it('end behind one whose answer is not kept: what follows must not overtake it', async () => {
    await begin()
    await send([adding(5)])
    expect(await sent([adding(6), adding(4), adding(7)])).toMatchObject([
      taken,
      { status: 409, error: 'REQUEST_OUT_OF_ORDER' },
    ])
    expect(await sent([adding(8, { key: 'key-of-change-5' }), adding(9)])).toMatchObject([
      { error: 'REQUEST_KEY_REUSED' },
    ])
    expect(await held()).toEqual(['coin-5', 'coin-6'])
  })

  it('are judged as their own calls would be', async () => {
    await begin()
    expect(await sent([adding(1, { payload: { coinId: 'x' } })])).toMatchObject([
      { status: 422, error: 'REQUEST_INVALID' },
    ])
    expect(await sent([adding(1, { key: 'short' })])).toMatchObject([
      { status: 422, error: 'REQUEST_INVALID' },
    ])
    expect(
      await send(Array.from({ length: mostInBatch + 1 }, (_, at) => adding(at))),
    ).toMatchObject({ status: 422, error: 'REQUEST_INVALID' })
    expect(await held()).toEqual([])
  })

  it('a defect in the middle keeps what came before it, and is the answer where nothing did', async () => {
    await begin()
    const { transaction } = server.deps.store
    let left = 1
    server.deps.store.transaction = async (work) => {
      if ((left -= 1) < 0) throw new Error('the disk is gone')
      return transaction.call(server.deps.store, work) as ReturnType<typeof work>
    }
    expect(await sent([adding(1), adding(2)])).toEqual([taken])
    expect(await send([adding(2)])).toMatchObject({ status: 500, error: 'SERVER_ERROR' })
    server.deps.store.transaction = transaction
    expect(await held()).toEqual(['coin-1'])
  })

  it('are unknown to a plain server', async () => {
    await begin({ extensions: false })
    expect(await send([adding(1)])).toMatchObject({ status: 404, error: 'REQUEST_UNKNOWN_CALL' })
    expect(await held()).toEqual([])
  })
})

describe('E4 the limit of changes', () => {
  it('is counted by account, change by change, and leaves the rest of the address alone', async () => {
    let nowMs = 1_700_000_000_000
    await begin({
      clock: { nowMs: () => nowMs },
      environment: { RATE_LIMITS: 'on', LIMIT_CHANGES_PER_MINUTE: '3' },
    })
    expect(await sent([adding(1), adding(2)])).toEqual([taken, taken])
    const refused = await send([adding(3), adding(4)])
    expect(refused).toMatchObject({ status: 429, error: 'RATE_LIMITED' })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(
      await server.call('login_user', { email: 'ann@example.com', password: 'Correct-horse-9' }),
    ).toMatchObject({ status: 200 })
    expect(await sent([adding(3)])).toEqual([taken])
    nowMs += 60_000
    expect(await sent([adding(4), adding(5)])).toEqual([taken, taken])
  })
})

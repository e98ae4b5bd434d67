// What one account may add, and what it hears beyond that: clear, and nothing lost (S1). On both engines.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { CoinWatchlistWire } from '#contract/watchlists/watchlist-wire.ts'
import { purge } from '#server/jobs/purge.ts'
import { describeOnBothStores, openStoreAt, type Place } from '#tests/fakes/both-stores.ts'
import { registered } from '#tests/fakes/answer-output.ts'
import { serveStore, type FakeServer } from '#tests/fakes/memory-server.ts'

const daySec = 86_400
const password = 'Correct-horse-9'
/** An hour before midnight UTC. */
const startSec = 20_833 * daySec - 3600

describeOnBothStores('the quota of an account', (makePlace) => {
  let place: Place
  let server: FakeServer
  let count = 0
  let nowSec = startSec
  let who: { token: string; userId: string }
  let list: string

  beforeAll(async () => {
    place = await makePlace()
    const environment = {
      ...place.environment,
      RATE_LIMITS: 'on',
      LIMIT_CALLS_PER_MINUTE: '1000000',
      LIMIT_REGISTRATIONS_PER_HOUR: '1000',
      LIMIT_MEGABYTES_PER_DAY: '1',
      LIMIT_ENTRIES: '3',
      LIMIT_SESSIONS: '4',
    }
    server = await serveStore(await openStoreAt(place), {
      environment,
      clock: { nowMs: () => nowSec * 1000 },
    })
  })
  afterAll(async () => {
    await server.close()
    await place.remove()
  })
  beforeEach(async () => {
    nowSec = startSec
    count += 1
    who = registered(
      await server.call('register_user', {
        email: `q${count}@example.com`,
        password,
        username: `quota${count}`,
      }),
    )
    list = (
      (await server.call('create_watchlist', { name: 'L' }, { token: who.token })).output as {
        id: string
      }
    ).id
  })

  const db = () => server.deps.store.db
  const withKey = (key: string) => ({
    token: who.token,
    headers: { 'idempotency-key': `key-${key}-${count}` },
  })
  const spend = (bytes: number, day = Math.floor(nowSec / daySec)) =>
    db()
      .insertInto('account_usage')
      .values({ user_id: who.userId, day, changes: 1, bytes })
      .onConflict((c) => c.columns(['user_id', 'day']).doUpdateSet({ bytes }))
      .execute()
  const edit = (key: string) =>
    server.call('edit_watchlist', { id: list, name: `Named ${key}` }, withKey(key))

  it('S1 of a day is full by what is sent, is told with the time till midnight, and keeps nothing of what it refuses', async () => {
    await spend(999_000)
    expect(
      await server.call(
        'edit_watchlist',
        { id: list, name: 'Long', description: '€'.repeat(500) },
        withKey('last'),
      ),
    ).toMatchObject({ success: true })
    const refused = await edit('over')
    expect(refused).toMatchObject({
      status: 429,
      success: false,
      error: 'ACCOUNT_DAY_LIMIT',
      headers: { 'retry-after': '3600' },
      errormsg: expect.stringContaining('Nothing is lost'),
    })
    expect(
      (await server.call('get_user_watchlists', {}, { token: who.token })).output,
    ).toMatchObject([{ name: 'Long' }])
    nowSec += 3600
    expect(await edit('over')).toMatchObject({ success: true, output: { name: 'Named over' } })
  })

  it('S1 what was answered before is repeated however full the day is', async () => {
    const first = await edit('once')
    await spend(2_000_000)
    expect((await edit('once')).output).toEqual(first.output)
  })

  it('S1 leaves room to take away and to end a session when it is full, and not without end', async () => {
    await server.call('add_to_watchlist_v2', { listId: list, coinId: 'bitcoin' }, withKey('add'))
    await spend(1_000_000)
    expect(await edit('over')).toMatchObject({ error: 'ACCOUNT_DAY_LIMIT' })
    expect(
      await server.call(
        'remove_from_watchlist_v2',
        { listId: list, coinId: 'bitcoin' },
        withKey('take'),
      ),
    ).toMatchObject({ success: true })
    expect(await server.call('revoke_other_sessions', {}, withKey('end'))).toMatchObject({
      success: true,
    })
    await spend(1_250_000)
    expect(await server.call('revoke_other_sessions', {}, withKey('more'))).toMatchObject({
      error: 'ACCOUNT_DAY_LIMIT',
    })
  })

  it('S1 the 30 days for which outcomes are kept have a bound of their own, and another account has its own', async () => {
    for (let ago = 1; ago <= 5; ago += 1) await spend(1_000_000, Math.floor(nowSec / daySec) - ago)
    expect(await edit('over')).toMatchObject({ error: 'ACCOUNT_DAY_LIMIT' })
    const { token } = registered(
      await server.call('register_user', {
        email: `o${count}@example.com`,
        password,
        username: `other${count}`,
      }),
    )
    expect(await server.call('create_watchlist', { name: 'Theirs' }, { token })).toMatchObject({
      success: true,
    })
    nowSec += 26 * daySec
    const again = await server.call('login_user', { email: `q${count}@example.com`, password })
    who = registered(again)
    expect(await edit('later')).toMatchObject({ success: true })
    await purge(server.deps.store, nowSec + 30 * daySec)
    expect(
      await db()
        .selectFrom('account_usage')
        .selectAll()
        .where('user_id', '=', who.userId)
        .execute(),
    ).toHaveLength(1)
  })

  it('S1 counts at least what the rows of a change take', async () => {
    const key = 'k'.repeat(100)
    await server.call(
      'add_to_watchlist_v2',
      { listId: list, coinId: '€'.repeat(200), description: '€'.repeat(500) },
      {
        token: who.token,
        headers: {
          'idempotency-key': key,
          'x-client-id': 'c'.repeat(64),
          'x-lane': 'l'.repeat(64),
          'x-lane-seq': '1',
        },
      },
    )
    const { bytes } = await db()
      .selectFrom('account_usage')
      .select('bytes')
      .where('user_id', '=', who.userId)
      .executeTakeFirstOrThrow()
    const of = async (table: 'processed_mutations' | 'lanes' | 'watchlist_items') =>
      JSON.stringify(
        await db().selectFrom(table).selectAll().where('user_id', '=', who.userId).execute(),
      )
    const rows =
      (await of('processed_mutations')) + (await of('lanes')) + (await of('watchlist_items'))
    expect(bytes).toBeGreaterThan(1.5 * Buffer.byteLength(rows))
  })

  it('S1 all lists together hold so many entries; taking one out makes room', async () => {
    const other = (
      (await server.call('create_ido_watchlist', { name: 'Sales' }, { token: who.token }))
        .output as CoinWatchlistWire
    ).id
    const add = (coinId: string) =>
      server.call('add_to_watchlist_v2', { listId: list, coinId }, { token: who.token })
    for (const coin of ['bitcoin', 'ethereum']) await add(coin)
    await server.call(
      'add_to_ido_watchlist',
      { listId: other, projectId: 'sale' },
      { token: who.token },
    )
    expect(await add('solana')).toMatchObject({
      status: 200,
      success: false,
      error: 'WATCHLIST_ENTRIES_LIMIT',
      errormsg: expect.stringContaining('3 entries in total'),
    })
    expect(await add('bitcoin')).toMatchObject({ success: true })
    await server.call(
      'remove_from_ido_watchlist',
      { listId: other, projectId: 'sale' },
      { token: who.token },
    )
    expect(await add('solana')).toMatchObject({ success: true })
  })

  it('S1 S10 of too many sessions the one used longest ago ends', async () => {
    const email = `q${count}@example.com`
    const tokens = [who.token]
    for (let n = 0; n < 4; n += 1) {
      nowSec += 1
      tokens.push(registered(await server.call('login_user', { email, password })).token)
    }
    const statuses = await Promise.all(
      tokens.map(
        async (token) => (await server.call('retrieve_current_user', {}, { token })).status,
      ),
    )
    expect(statuses).toEqual([401, 200, 200, 200, 200])
  })

  it('S1 lanes nobody uses any more are forgotten for new ones', async () => {
    const rows = Array.from({ length: 5001 }, (_, n) => ({
      user_id: who.userId,
      client_id: 'device-0001',
      lane: `lane-${String(n).padStart(6, '0')}`,
      seq: 1,
      key: null,
      updated_at: startSec - 10_000 + n,
    }))
    for (let from = 0; from < rows.length; from += 1000)
      await db()
        .insertInto('lanes')
        .values(rows.slice(from, from + 1000))
        .execute()
    await server.call(
      'create_watchlist',
      { name: 'New' },
      {
        token: who.token,
        headers: {
          'idempotency-key': 'key-of-lane',
          'x-client-id': 'device-0001',
          'x-lane': 'lane-new-1',
          'x-lane-seq': '1',
        },
      },
    )
    const lanes = await db()
      .selectFrom('lanes')
      .select('lane')
      .where('user_id', '=', who.userId)
      .orderBy('updated_at')
      .execute()
    expect([lanes.length, lanes[0]?.lane, lanes.at(-1)?.lane]).toEqual([
      5001,
      'lane-000001',
      'lane-new-1',
    ])
  })
})

// What is kept for a key stays small whatever was answered, and what an earlier release kept answers as before.
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { calls, type CallName } from '#contract/calls.ts'
import type { CoinWatchlistWire } from '#contract/watchlists/watchlist-wire.ts'
import { longestDetailBytes } from '#server/calls/answers/kept-answer.ts'
import { shrinkAnswers } from '#server/jobs/shrink-answers.ts'
import { migrate } from '#server/store/migrate.ts'
import { allMigrations } from '#server/store/migrations/all-migrations.ts'
import { openMemoryStore } from '#server/store/sqlite/open-sqlite-store.ts'
import { insertUser } from '#server/store/accounts/user-queries.ts'
import { describeOnBothStores, openStoreAt, type Place } from '#tests/fakes/both-stores.ts'
import { furnishAccount, type FurnishedAccount } from '#tests/fakes/furnished-account.ts'
import { serveStore, type FakeServer, type ServerAnswer } from '#tests/fakes/memory-server.ts'
import { samplePayloads } from '#tests/fakes/sample-payloads.ts'

/** What an honest row may take, all columns together. */
const smallBytes = 700
const nowSec = 1_800_000_000
const body = ({ status, success, output, error, errormsg, fields }: ServerAnswer) => ({
  status,
  success,
  output,
  error,
  errormsg,
  fields,
})

describeOnBothStores('what is kept for a key', (makePlace) => {
  let place: Place
  let server: FakeServer
  let who: FurnishedAccount
  let count = 0

  beforeAll(async () => {
    place = await makePlace()
    server = await serveStore(await openStoreAt(place), {
      environment: place.environment,
      clock: { nowMs: () => nowSec * 1000 },
    })
  })
  afterAll(async () => {
    await server.close()
    await place.remove()
  })
  beforeEach(async () => {
    count += 1
    who = await furnishAccount(server, `keeper${count}`)
  })

  const db = () => server.deps.store.db
  const keptRows = () =>
    db()
      .selectFrom('processed_mutations')
      .selectAll()
      .where('user_id', '=', who.userId)
      .orderBy('key')
      .execute()
  const withKey = (n: number, more: Record<string, string> = {}) => ({
    token: who.token,
    headers: { 'idempotency-key': `key-${n}-of-${count}`, ...more },
  })

  it('S1 is small after an edit of a list of 1,000 long entries', async () => {
    const rows = Array.from({ length: 1000 }, (_, n) => ({
      user_id: who.userId,
      list_id: who.coinList,
      item_id: `${n}`.padStart(200, 'x'),
      description: 'y'.repeat(500),
      position: n,
      added_at: 0,
    }))
    for (let from = 0; from < rows.length; from += 100)
      await db()
        .insertInto('watchlist_items')
        .values(rows.slice(from, from + 100))
        .execute()
    const edited = await server.call(
      'edit_watchlist',
      { id: who.coinList, name: 'Long', description: '€'.repeat(500) },
      withKey(1),
    )
    expect((edited.output as CoinWatchlistWire).coins).toHaveLength(1001)
    const [row] = await keptRows()
    expect(Buffer.byteLength(JSON.stringify(row))).toBeLessThan(smallBytes)
    expect(
      body(
        await server.call(
          'edit_watchlist',
          { id: who.coinList, name: 'Long', description: '€'.repeat(500) },
          withKey(1),
        ),
      ),
    ).toEqual(body(edited))
  })

  it('S1 is small after every changing call, and a repeat has the outcome of the first', async () => {
    const changing = (Object.keys(calls) as CallName[]).filter(
      (f) => calls[f].isMutation && calls[f].path === '/client.php',
    )
    for (const [n, f] of changing.entries()) {
      const payload = samplePayloads[f](who)
      const first = await server.call(f, payload, withKey(100 + n))
      const again = await server.call(f, payload, withKey(100 + n))
      expect([f, again.status, again.success, again.error, again.errormsg]).toEqual([
        f,
        first.status,
        first.success,
        first.error,
        first.errormsg,
      ])
      expect([
        f,
        calls[f].output.safeParse(again.success ? again.output : first.output).success ||
          !again.success,
      ]).toEqual([f, true])
    }
    for (const row of await keptRows())
      expect([row.f, Buffer.byteLength(JSON.stringify(row)) < smallBytes]).toEqual([row.f, true])
    expect(longestDetailBytes).toBeLessThanOrEqual(2048)
  })

  /** As the release before kept it, byte for byte. */
  const keepWhole = (
    n: number,
    f: string,
    { sent, envelope }: { sent: object; envelope: object },
  ) =>
    db()
      .insertInto('processed_mutations')
      .values({
        user_id: who.userId,
        key: `key-${n}-of-${count}`,
        f,
        fingerprint: createHash('sha256').update(JSON.stringify(sent)).digest('hex'),
        form: 0,
        status: 200,
        response: JSON.stringify(envelope),
        error: null,
        detail: null,
        list_id: null,
        created_at: nowSec,
      })
      .execute()

  it('S1 whole answers of an earlier release are shrunk, and answer alike before and after', async () => {
    const id = who.coinList
    const coins = Array.from({ length: 1000 }, (_, n) => ({
      id: `${n}`.padStart(200, 'x'),
      description: '\u0001'.repeat(500),
    }))
    const list = {
      id,
      user_id: who.userId,
      icon_id: 1,
      name: 'Then',
      description: '',
      created_at: 1,
      isDefault: true,
      client_id: null,
      version: 1,
      coins,
    }
    // The order of the fields, and one that no call asks for, are part of how it was done.
    await keepWhole(1, 'edit_watchlist', {
      sent: { extra: [1], f: 'edit_watchlist', id, name: 'Then' },
      envelope: { success: true, output: list, error: null, errormsg: null },
    })
    await keepWhole(2, 'delete_watchlist', {
      sent: { f: 'delete_watchlist', id },
      envelope: { success: true, output: 'Watchlist Then deleted', error: null, errormsg: null },
    })
    await keepWhole(3, 'delete_watchlist', {
      sent: { f: 'delete_watchlist', id: 'x' },
      envelope: {
        success: false,
        output: null,
        error: 'WATCHLIST_NOT_FOUND',
        errormsg: 'Não encontrada',
        fields: ['id'],
      },
    })
    const repeats = async () =>
      (
        await Promise.all([
          server.call('edit_watchlist', { id, name: 'Then', extra: [1] } as never, withKey(1)),
          server.call('delete_watchlist', { id }, withKey(2)),
          server.call('delete_watchlist', { id: 'x' }, withKey(3)),
        ])
      ).map(body)
    const before = await repeats()
    expect(before).toMatchObject([
      { status: 200, success: true, output: { id, name: 'Coins', coins: [{ id: 'bitcoin' }] } },
      { status: 200, success: true, output: 'Watchlist Then deleted' },
      {
        status: 200,
        success: false,
        error: 'WATCHLIST_NOT_FOUND',
        errormsg: 'Não encontrada',
        fields: ['id'],
      },
    ])
    await shrinkAnswers(server.deps.store)
    expect(await repeats()).toEqual(before)
    const rows = await keptRows()
    expect(rows.map(({ form, response }) => [form, response])).toEqual([
      [1, ''],
      [1, ''],
      [1, ''],
    ])
    for (const row of rows) expect(Buffer.byteLength(JSON.stringify(row))).toBeLessThan(smallBytes)
  })

  it('S1 shrinking looks at no row twice: an index holds those that are left', async () => {
    await keepWhole(1, 'delete_watchlist', {
      sent: {},
      envelope: { success: true, output: 'x', error: null, errormsg: null },
    })
    const plan = await (server.deps.store.engine === 'sqlite'
      ? sql<{
          detail: string
        }>`explain query plan select user_id, key from processed_mutations where form = 0 order by user_id, key limit 100`.execute(
          db(),
        )
      : sql<{
          'QUERY PLAN': string
        }>`explain select user_id, key from processed_mutations where form = 0 order by user_id, key limit 100`.execute(
          db(),
        ))
    expect(JSON.stringify(plan.rows)).toContain('processed_mutations_whole')
    await shrinkAnswers(server.deps.store)
  })

  it('S1 a device that reads its lists anyway is answered without their entries, in a repeat too', async () => {
    const add = (prefer: Record<string, string>) =>
      server.call(
        'add_to_watchlist_v2',
        { listId: who.coinList, coinId: 'ethereum' },
        withKey(1, prefer),
      )
    for (const answer of [
      await add({ prefer: 'return=minimal' }),
      await add({ prefer: 'return=minimal' }),
    ])
      expect(answer).toMatchObject({
        success: true,
        output: { id: who.coinList, name: 'Coins', coins: [], version: 3 },
      })
    expect((await add({})).output).toMatchObject({ coins: [{ id: 'bitcoin' }, { id: 'ethereum' }] })
    expect(
      (
        await server.call(
          'get_user_watchlists',
          {},
          { token: who.token, headers: { prefer: 'return=minimal' } },
        )
      ).output,
    ).toMatchObject([{ coins: [{ id: 'bitcoin' }, { id: 'ethereum' }] }, { coins: [] }])
  })

  it('S8 a field that no call asks for is no part of a change', async () => {
    const first = await server.call(
      'edit_watchlist',
      { id: who.coinList, name: 'Same', extra: 1 } as never,
      withKey(1),
    )
    expect(
      body(
        await server.call(
          'edit_watchlist',
          { name: 'Same', id: who.coinList, constructor: 2 } as never,
          withKey(1),
        ),
      ),
    ).toEqual(body(first))
    expect(
      await server.call('edit_watchlist', { id: who.coinList, name: 'Other' }, withKey(1)),
    ).toMatchObject({ error: 'REQUEST_KEY_REUSED' })
  })
})

it('S1 a database of the release before keeps its answers through the migration', async () => {
  const store = openMemoryStore()
  const before = allMigrations.findIndex(({ name }) => name === 'small answers')
  for (const { up } of allMigrations.slice(0, before)) await up(store.db as never)
  await sql`create table schema_migrations (version integer primary key not null, name text not null, applied_at bigint not null)`.execute(
    store.db,
  )
  for (let version = 1; version <= before; version += 1)
    await sql`insert into schema_migrations values (${version}, 'earlier', 0)`.execute(store.db)
  const user = {
    id: 'u1',
    email: 'a@example.com',
    username: 'ann',
    password_hash: `plain:Correct-horse-9`,
    email_verified: 1 as const,
    tier: 'free' as const,
    is_admin: 0 as const,
    status: 'active' as const,
    avatar_id: null,
    language: null,
    created_at: 1,
    revision: 1,
  }
  await store.transaction((trx) => insertUser(trx, user))
  const sent = { f: 'create_watchlist', name: 'Then' }
  const fingerprint = createHash('sha256').update(JSON.stringify(sent)).digest('hex')
  const envelope = JSON.stringify({
    success: true,
    output: {
      id: 'l1',
      user_id: 'u1',
      icon_id: 1,
      name: 'Then',
      description: '',
      created_at: 1,
      isDefault: true,
      client_id: null,
      version: 1,
      coins: [],
    },
    error: null,
    errormsg: null,
  })
  await sql`insert into processed_mutations (user_id, key, f, fingerprint, status, response, created_at) values ('u1', 'key-of-before', 'create_watchlist', ${fingerprint}, 200, ${envelope}, ${nowSec})`.execute(
    store.db,
  )
  expect(await migrate(store, nowSec)).toBe(allMigrations.length - before)

  const server = await serveStore(store, { clock: { nowMs: () => nowSec * 1000 } })
  const { token } = (
    await server.call('login_user', { email: user.email, password: 'Correct-horse-9' })
  ).output as { token: string }
  const again = () =>
    server.call(
      'create_watchlist',
      { name: 'Then' },
      { token, headers: { 'idempotency-key': 'key-of-before' } },
    )
  const first = body(await again())
  expect(first).toMatchObject({ success: true, output: { id: 'l1', version: 1, coins: [] } })
  await shrinkAnswers(store)
  expect(body(await again())).toEqual(first)
  expect((await server.call('get_user_watchlists', {}, { token })).output).toEqual([])
  await server.close()
})

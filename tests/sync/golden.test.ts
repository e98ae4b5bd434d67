// A database of every released schema opens in the newest app with everything in it, and its queue reaches the server.
// A new version of the schema comes with src/data/versions/account-v<n>.ts and tests/fixtures/account-v<n>.json.
import { accountEntities } from '#data/entities.ts'
import { readdirSync, readFileSync } from 'node:fs'
import { Dexie } from 'dexie'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { afterEach, describe, expect, it } from 'vitest'
import { AccountDb } from '#data/account-db.ts'
import { recentActivity } from '#data/history/queries.ts'
import { pendingCount, pendingOperations } from '#data/outbox/queries.ts'
import { watchlistsOfKind } from '#data/watchlists/queries.ts'
import { createRulesKit, type RulesKit } from './watchlists/rules-kit.ts'

type Golden = { stores: Record<string, string>; rows: Record<string, object[]> }

const numbersIn = (folder: URL, form: RegExp): number[] =>
  readdirSync(folder)
    .flatMap((name) => form.exec(name)?.[1] ?? [])
    .map(Number)
    .toSorted((a, b) => a - b)
const fixtures = new URL('../fixtures/', import.meta.url)
const versions = new URL('../../src/data/versions/', import.meta.url)
const golden = numbersIn(fixtures, /^account-v(\d+)\.json$/)
const textOf = (version: number): string =>
  readFileSync(new URL(`account-v${version}.json`, fixtures), 'utf8')

const leaveBehind = async (
  version: number,
  indexedDB: IDBFactory,
  account: string,
  text: string,
): Promise<void> => {
  const { stores, rows } = JSON.parse(text) as Golden
  const old = new Dexie(`account_${account}`, { indexedDB, IDBKeyRange })
  old.version(version).stores(stores)
  for (const [table, those] of Object.entries(rows)) await old.table(table).bulkAdd(those)
  old.close()
}

it('every version up to the one the app opens has its schema on record and a database as it left it', async () => {
  const newest = new AccountDb('u1', {
    entities: accountEntities,
    indexedDB: new IDBFactory(),
    IDBKeyRange,
  })
  await newest.open()
  const all = Array.from({ length: newest.verno }, (_, at) => at + 1)
  newest.close()
  expect(golden, 'tests/fixtures/account-v<n>.json is missing').toEqual(all)
  expect(
    numbersIn(versions, /^account-v(\d+)\.ts$/),
    'src/data/versions/account-v<n>.ts is missing',
  ).toEqual(all)
})

describe.each(golden)('a database of version %i', (version) => {
  it('has the schema that was released, and a queue', async () => {
    const { stores, rows } = JSON.parse(textOf(version)) as Golden
    const released = (await import(`../../src/data/versions/account-v${version}.ts`)) as Record<
      string,
      unknown
    >
    expect(released[`accountV${version}`]).toEqual(stores)
    expect(rows['outbox']?.length).toBeGreaterThan(0)
  })

  it('opens with its lists, its queue and its history', async () => {
    const indexedDB = new IDBFactory()
    await leaveBehind(version, indexedDB, 'u1', textOf(version))
    const db = new AccountDb('u1', { entities: accountEntities, indexedDB, IDBKeyRange })
    expect(
      (await watchlistsOfKind(db, 'coin')).map(
        ({ name, items, pendingCount: waiting, isDefault }) => [
          name,
          items.map((item) => item.itemId),
          waiting,
          isDefault,
        ],
      ),
    ).toEqual([
      ['From the server', ['bitcoin', 'solana'], 1, true],
      ['Made offline', ['ethereum'], 2, false],
    ])
    expect((await pendingOperations(db)).map((operation) => operation.type)).toEqual([
      'member',
      'create',
      'member',
    ])
    expect((await recentActivity(db)).map((entry) => entry.type)).toEqual(['add', 'create', 'add'])
    db.close()
  })

  describe.each([true, false])('extensions %s', (extensions) => {
    let kit: RulesKit
    afterEach(() => kit.close())

    it('sends its queue to the server, once and in order', async () => {
      const indexedDB = new IDBFactory()
      kit = await createRulesKit({ extensions, starts: false, indexedDB })
      const list = await kit.call('create_watchlist', {
        name: 'From the server',
        description: 'd',
        icon_id: 2,
      } as never)
      await kit.call('add_to_watchlist_v2', { listId: list.id, coinId: 'bitcoin' } as never)
      await leaveBehind(
        version,
        indexedDB,
        kit.userId,
        textOf(version)
          .replaceAll('"u1"', JSON.stringify(kit.userId))
          .replaceAll('"serverId": "11"', `"serverId": ${JSON.stringify(list.id)}`),
      )
      kit.engine.start(kit.userId)
      await kit.settle()
      expect(await pendingCount(kit.db)).toBe(0)
      const changes = kit
        .takeCalls()
        .map(({ f }) => f)
        .filter((f) => !f.startsWith('get_'))
      expect(changes.toSorted()).toEqual([
        'add_to_watchlist_v2',
        'add_to_watchlist_v2',
        'create_watchlist',
      ])
      const { output } = await kit.server.call(
        'get_user_watchlists',
        {},
        { token: kit.session.token ?? '' },
      )
      expect(
        (output as { name: string; coins: { id: string }[] }[]).map(({ name, coins }) => [
          name,
          coins.map(({ id }) => id),
        ]),
      ).toEqual([
        ['From the server', ['bitcoin', 'solana']],
        ['Made offline', ['ethereum']],
      ])
    })
  })
})

describe('D1 an edit that the release before queued with every field of its form', () => {
  const lane = '00000000-0000-4000-8000-000000000001'
  const edit = {
    v: 1,
    opId: 'old-edit-key',
    account: 'u1',
    kind: 'coin',
    lane,
    onRefusal: 'keep',
    type: 'edit',
    attempts: 0,
    serverErrors: 0,
    successMark: 0,
    nextAtMs: 0,
    sentWithKey: false,
    lastSentAtMs: null,
    lastError: null,
    createdAtMs: 1_700_000_000_000,
  }
  const opened = async (over: object): Promise<AccountDb> => {
    const released = JSON.parse(textOf(1)) as Golden
    const indexedDB = new IDBFactory()
    await leaveBehind(
      1,
      indexedDB,
      'u1',
      JSON.stringify({ ...released, rows: { ...released.rows, outbox: [{ ...edit, ...over }] } }),
    )
    return new AccountDb('u1', { entities: accountEntities, indexedDB, IDBKeyRange })
  }

  it('keeps what differs from what the server last said, and says what that was', async () => {
    const db = await opened({
      state: 'queued',
      everSent: false,
      patch: { name: 'Renamed', description: 'd', iconId: 2 },
    })
    expect(await db.outbox.toArray()).toMatchObject([
      { opId: 'old-edit-key', patch: { name: 'Renamed' }, was: { name: 'From the server' } },
    ])
    expect(
      Object.keys(
        (await db.outbox.toArray()).flatMap((row) => (row.type === 'edit' ? [row.patch] : []))[0] ??
          {},
      ),
    ).toEqual(['name'])
    db.close()
  })

  it('that was sent before keeps the words it was sent with', async () => {
    const sentFields = { name: 'Renamed', description: 'd', iconId: 2 }
    const db = await opened({
      state: 'ambiguous',
      everSent: true,
      sentWithKey: true,
      patch: sentFields,
      sentFields,
    })
    expect(await db.outbox.toArray()).toMatchObject([
      { opId: 'old-edit-key', patch: { name: 'Renamed' }, sentFields },
    ])
    db.close()
  })
})

// Edits that say which fields they were merged with, and which their writer knew (extension `field-versions`, decisions/160).
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import {
  baseFieldsVersionHeader,
  idempotencyKeyHeader,
  ifFieldsVersionHeader,
} from '#contract/headers.ts'
import type { CoinWatchlistWire } from '#contract/watchlists/watchlist-wire.ts'
import { describeOnBothStores, openStoreAt, type Place } from '#tests/fakes/both-stores.ts'
import { createMemoryServer, serveStore, type FakeServer } from '#tests/fakes/memory-server.ts'

const fields = { name: 'Core', description: 'first words', icon_id: 1 }

/** The version of the clock's second, as far as the clock alone says. */
const versionAtSec = (sec: number): number => sec * 2 ** 18

describeOnBothStores('versions of the fields', (makePlace) => {
  let place: Place
  let server: FakeServer
  let count = 0
  let nowMs = 0
  let step = 1

  beforeAll(async () => {
    place = await makePlace()
    server = await serveStore(await openStoreAt(place), {
      environment: place.environment,
      clock: { nowMs: () => nowMs },
      versionStep: () => step,
    })
  })
  // So early a clock is behind every version, which then go up by one.
  beforeEach(() => {
    nowMs = 999
    step = 1
  })
  afterAll(async () => {
    await server.close()
    await place.remove()
  })

  const start = async () => {
    count += 1
    const { output } = await server.call('register_user', {
      email: `f${count}@example.com`,
      password: 'Correct-horse-9',
      username: `fields${count}`,
    })
    const { token } = output as { token: string }
    const { id } = (await server.call('create_watchlist', fields, { token }))
      .output as CoinWatchlistWire
    const read = async (): Promise<CoinWatchlistWire | undefined> =>
      ((await server.call('get_user_watchlists', {}, { token })).output as CoinWatchlistWire[])[0]
    const edit = (change: Partial<typeof fields>, headers: Record<string, string> = {}) =>
      server.call('edit_watchlist', { ...fields, id: id, ...change }, { token, headers })
    /** As a device does that merged with `merged` and whose person saw `known`. */
    const editAt = (change: Partial<typeof fields>, merged: number, known = merged) =>
      edit(change, {
        [ifFieldsVersionHeader]: String(merged),
        [baseFieldsVersionHeader]: String(known),
      })
    return { token, id, read, edit, editAt }
  }

  it('D1 an edit merged with an older state is refused and changes nothing', async () => {
    const { read, editAt } = await start()
    expect((await editAt({ description: 'B wrote this' }, 1)).output).toMatchObject({
      fields_version: 2,
      version: 2,
    })
    expect(await editAt({ name: 'Renamed' }, 1)).toMatchObject({
      status: 409,
      success: false,
      error: 'WATCHLIST_VERSION_CONFLICT',
    })
    expect(await read()).toMatchObject({
      name: 'Core',
      description: 'B wrote this',
      fields_version: 2,
      version: 2,
    })
    expect(
      (await editAt({ name: 'Renamed', description: 'B wrote this' }, 2, 1)).output,
    ).toMatchObject({ name: 'Renamed', description: 'B wrote this', fields_version: 3 })
  })

  it('an edit merged with a state the server went back from is refused too', async () => {
    const { editAt } = await start()
    expect(await editAt({ name: 'Renamed' }, 9)).toMatchObject({
      error: 'WATCHLIST_VERSION_CONFLICT',
    })
  })

  it('a version says when it was written, and goes on from there', async () => {
    const { read, editAt } = await start()
    nowMs = 5_000_000
    await editAt({ name: 'By the clock' }, 1)
    expect(await read()).toMatchObject({ fields_version: versionAtSec(5000) + 1 })
    expect(
      (await editAt({ name: 'In the same second' }, versionAtSec(5000) + 1)).output,
    ).toMatchObject({
      fields_version: versionAtSec(5000) + 2,
    })
    nowMs = 4_000_000
    expect(
      (await editAt({ name: 'By a clock set back' }, versionAtSec(5000) + 2)).output,
    ).toMatchObject({
      fields_version: versionAtSec(5000) + 3,
    })
    nowMs = 6_000_999
    expect((await editAt({ name: 'Later' }, versionAtSec(5000) + 3)).output).toMatchObject({
      fields_version: versionAtSec(6000) + 1,
    })
  })

  it('the refusal is kept under its key, and a corrected attempt goes under another', async () => {
    const { edit } = await start()
    await edit({ description: 'B wrote this' })
    const guarded = (key: string, merged: number) =>
      edit(
        { name: 'Renamed', description: 'B wrote this' },
        { [ifFieldsVersionHeader]: String(merged), [idempotencyKeyHeader]: `key-of-edit-${key}` },
      )
    expect(await guarded('one', 1)).toMatchObject({ error: 'WATCHLIST_VERSION_CONFLICT' })
    expect(await guarded('one', 2)).toMatchObject({ error: 'WATCHLIST_VERSION_CONFLICT' })
    expect((await guarded('two', 2)).output).toMatchObject({ name: 'Renamed', fields_version: 3 })
  })

  it('only what differs is a write: the others keep their last, and an edit that changes nothing moves no version', async () => {
    const { read, editAt } = await start()
    await editAt({ name: 'Renamed' }, 1)
    expect(await read()).toMatchObject({
      fields_version: 2,
      field_writes: { name: { v: 2, seen: [] } },
    })
    expect((await editAt({ name: ' Renamed ' }, 2)).output).toMatchObject({
      fields_version: 2,
      version: 3,
    })
    expect((await read())?.field_writes).toEqual({ name: { v: 2, seen: [] } })
  })

  it('a write whose writer did not know the one before is remembered; one that did is not', async () => {
    const { read, editAt } = await start()
    await editAt({ name: 'two' }, 1)
    await editAt({ name: 'three' }, 2)
    expect((await read())?.field_writes?.name).toEqual({ v: 3, seen: [] })
    await editAt({ name: 'four' }, 3, 2)
    expect((await read())?.field_writes?.name).toEqual({ v: 4, seen: [[4, 2]] })
    await editAt({ name: 'five' }, 4, 3)
    expect((await read())?.field_writes?.name).toEqual({
      v: 5,
      seen: [
        [4, 2],
        [5, 3],
      ],
    })
    await editAt({ name: 'six' }, 5, 2)
    expect((await read())?.field_writes?.name).toEqual({ v: 6, seen: [[6, 2]] })
  })

  it('who says nothing of what was known, as an older client does, counts as one that knew nothing', async () => {
    const { read, edit, editAt } = await start()
    await editAt({ name: 'two' }, 1)
    expect((await edit({ name: 'three' })).output).toMatchObject({
      name: 'three',
      fields_version: 3,
    })
    expect((await read())?.field_writes?.name).toEqual({ v: 3, seen: [[3, 0]] })
  })

  it('what is remembered of a field stays bounded, and still covers every write', async () => {
    const { read, editAt } = await start()
    for (let at = 1; at <= 20; at += 1)
      await editAt({ name: `name ${at}` }, at, at === 1 ? 1 : at - 1)
    const { v, seen = [] } = (await read())?.field_writes?.name ?? {}
    expect([v, seen.length, seen[0], seen.at(-1)]).toEqual([21, 16, [6, 1], [21, 19]])
  })

  it.each([ifFieldsVersionHeader, baseFieldsVersionHeader])('%s is a count', async (name) => {
    const { edit } = await start()
    expect(await edit({}, { [name]: 'latest' })).toMatchObject({ status: 422, fields: [name] })
  })
})

it('a plain server neither tells nor asks', async () => {
  const plain = await createMemoryServer({ extensions: false })
  const { output } = await plain.call('register_user', {
    email: 'p@example.com',
    password: 'Correct-horse-9',
    username: 'plain',
  })
  const { token } = output as { token: string }
  const made = (await plain.call('create_watchlist', fields, { token })).output as CoinWatchlistWire
  const edited = await plain.call(
    'edit_watchlist',
    { ...fields, id: made.id, name: 'Renamed' },
    { token, headers: { [ifFieldsVersionHeader]: '7' } },
  )
  expect(edited.output).toMatchObject({ name: 'Renamed' })
  for (const list of [made, edited.output])
    for (const key of ['fields_version', 'field_writes']) expect(list).not.toHaveProperty(key)
  await plain.close()
})

it('a server restored from a backup does not give the number of a lost write again, even in the same second', async () => {
  const server = await createMemoryServer({ clock: { nowMs: () => 5_000_000 }, seedRandom: 3 })
  const { output } = await server.call('register_user', {
    email: 'r@example.com',
    password: 'Correct-horse-9',
    username: 'restored',
  })
  const { token } = output as { token: string }
  const { id } = (await server.call('create_watchlist', fields, { token }))
    .output as CoinWatchlistWire
  const versionAfter = async (name: string): Promise<unknown> =>
    (await server.call('edit_watchlist', { ...fields, id, name }, { token })).output
  const backup = server.snapshot()
  const lost = await versionAfter('Lost with the restore')
  server.restore(backup)
  const later = await versionAfter('Written after it')
  const versions = [lost, later].map((list) => (list as CoinWatchlistWire).fields_version)
  expect(new Set(versions).size).toBe(2)
  await server.close()
})

// decisions/010, point by point, on both engines.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { capabilities } from '#contract/headers.ts'
import {
  coinWatchlistWireSchema,
  type CoinWatchlistWire,
} from '#contract/watchlists/watchlist-wire.ts'
import { purge } from '#server/jobs/purge.ts'
import { describeOnBothStores, openStoreAt, type Place } from '#tests/fakes/both-stores.ts'
import { serveStore, type FakeServer, type ServerAnswer } from '#tests/fakes/memory-server.ts'

const daySec = 86_400
const device = 'device-0001'
const lane = 'list-00001'

const key = (n: number): string => `key-${String(n).padStart(8, '0')}`
const body = ({ status, success, output, error, errormsg }: ServerAnswer) => ({
  status,
  success,
  output,
  error,
  errormsg,
})

describeOnBothStores('a change counts once', (makePlace) => {
  let place: Place
  let server: FakeServer
  let token = ''
  let count = 0
  let nowSec = 1_800_000_000

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
    const { output } = await server.call('register_user', {
      email: `k${count}@example.com`,
      password: 'Correct-horse-9',
      username: `key${count}`,
    })
    token = (output as { token: string }).token
  })

  const withKey = (n: number, more: Record<string, string> = {}) => ({
    token,
    headers: { 'idempotency-key': key(n), ...more },
  })
  const inLane = (n: number, seq: number) =>
    withKey(n, { 'x-client-id': device, 'x-lane': lane, 'x-lane-seq': String(seq) })
  const create = (name: string, options: { token: string; headers: Record<string, string> }) =>
    server.call('create_watchlist', { name }, options)
  const lists = async () =>
    (await server.call('get_user_watchlists', {}, { token })).output as CoinWatchlistWire[]

  it('announces its extensions to anyone', async () => {
    expect((await server.call('get_capabilities', {})).output).toEqual({
      capabilities: [...capabilities],
    })
  })

  it('S1 repeats the outcome with the list of now and its versions of then, and changes nothing', async () => {
    const first = await create('Once', withKey(1))
    const again = await create('Once', withKey(1))
    expect(body(again)).toEqual(body(first))
    expect(await lists()).toHaveLength(1)
    const { id } = first.output as CoinWatchlistWire
    await server.call('edit_watchlist', { id, name: 'Renamed since' }, withKey(2))
    const [now] = await lists()
    expect(now).toMatchObject({ id, name: 'Renamed since', version: 2 })
    expect(body(await create('Once', withKey(1)))).toEqual({
      ...body(first),
      output: { ...now, version: 1, fields_version: 1 },
    })
    expect(await lists()).toEqual([now])
  })

  it('compares bodies whatever the order of their fields, and refuses the key for another one', async () => {
    await create('Once', withKey(1))
    const send = (json: string) =>
      server.fetch('http://x/client.php', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${token}`,
          'idempotency-key': key(1),
        },
        body: json,
      })
    expect((await send('{"name":"Once","f":"create_watchlist"}')).status).toBe(200)
    const other = await send('{"f":"create_watchlist","name":"Twice"}')
    expect(other.status).toBe(422)
    expect(await other.json()).toMatchObject({ success: false, error: 'REQUEST_KEY_REUSED' })
    expect(await server.call('create_ido_watchlist', { name: 'Once' }, withKey(1))).toMatchObject({
      error: 'REQUEST_KEY_REUSED',
    })
    expect(await lists()).toHaveLength(1)
  })

  it('of the same change sent many times at once, one takes effect and all hear the same', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => create('Once', withKey(1))))
    expect(new Set(answers.map((answer) => JSON.stringify(body(answer)))).size).toBe(1)
    expect(await lists()).toHaveLength(1)
  })

  it('S1 a repeat of a change whose list is gone hears of its id and no entries', async () => {
    const { id, user_id } = (await create('Gone', withKey(1))).output as CoinWatchlistWire
    await create('Stays', withKey(2))
    await server.call('add_to_watchlist_v2', { listId: id, coinId: 'bitcoin' }, withKey(3))
    await server.call('delete_watchlist', { id }, withKey(4))
    for (const [again, version] of [
      [await create('Gone', withKey(1)), 1],
      [await server.call('add_to_watchlist_v2', { listId: id, coinId: 'bitcoin' }, withKey(3)), 2],
    ] as const) {
      expect(again).toMatchObject({
        status: 200,
        success: true,
        output: { id, user_id, name: '', coins: [], version },
      })
      expect(coinWatchlistWireSchema.safeParse(again.output).error).toBeUndefined()
    }
    expect(await lists()).toHaveLength(1)
  })

  it('S1 a repeated refusal is said in the language of who repeats it', async () => {
    const { id } = (await create('Only', withKey(1))).output as CoinWatchlistWire
    const remove = (language: string) =>
      server.call('delete_watchlist', { id }, withKey(2, { 'accept-language': language }))
    expect((await remove('en')).errormsg).toBe('Cannot delete the only watchlist')
    expect(await remove('it')).toMatchObject({
      error: 'WATCHLIST_ONLY_ONE',
      errormsg: expect.not.stringMatching(/^Cannot/),
    })
    const missing = () => server.call('edit_watchlist', { id: 'nowhere', name: 'x' }, withKey(3))
    const first = await missing()
    expect(first.errormsg).toContain('nowhere')
    expect(body(await missing())).toEqual(body(first))
  })

  it('keeps a definite refusal, and undoes what the change had begun', async () => {
    const { id } = (await create('Only', withKey(1))).output as CoinWatchlistWire
    const refused = await server.call('delete_watchlist', { id }, withKey(2))
    expect(refused).toMatchObject({ success: false, error: 'WATCHLIST_ONLY_ONE' })
    await create('Second', withKey(3))
    expect(body(await server.call('delete_watchlist', { id }, withKey(2)))).toEqual(body(refused))
    expect(await server.call('delete_watchlist', { id }, withKey(4))).toMatchObject({
      success: true,
    })
  })

  it('keeps nothing of a 401 or a defect, so the same key works afterwards', async () => {
    expect(
      await create('L', { token: `${token}x`, headers: { 'idempotency-key': key(1) } }),
    ).toMatchObject({ status: 401 })
    const { ids } = server.deps
    const newId = ids.newId
    ids.newId = () => {
      throw new Error('planted')
    }
    expect(await create('L', withKey(1))).toMatchObject({ status: 500, error: 'SERVER_ERROR' })
    ids.newId = newId
    expect(await lists()).toEqual([])
    expect(await create('L', withKey(1))).toMatchObject({ status: 200, success: true })
  })

  it('keys belong to one account', async () => {
    await create('Mine', withKey(1))
    const { output } = await server.call('register_user', {
      email: `o${count}@example.com`,
      password: 'Correct-horse-9',
      username: `other${count}`,
    })
    const other = (output as { token: string }).token
    expect(
      await create('Mine', { token: other, headers: { 'idempotency-key': key(1) } }),
    ).toMatchObject({ success: true })
    expect(await lists()).toHaveLength(1)
  })

  it('forgets keys after 30 days and not before', async () => {
    const first = await create('Once', withKey(1))
    nowSec += daySec - 60
    await purge(server.deps.store, nowSec)
    expect(body(await create('Once', withKey(1)))).toEqual(body(first))
    const kept = async () =>
      (
        await server.deps.store.db
          .selectFrom('processed_mutations')
          .selectAll()
          .where('key', '=', key(1))
          .execute()
      ).length
    await purge(server.deps.store, nowSec + 29 * daySec)
    expect(await kept()).toBeGreaterThan(0)
    await purge(server.deps.store, nowSec + 31 * daySec)
    expect(await kept()).toBe(0)
  })

  it('refuses what its lane has overtaken, unless it is a repeat', async () => {
    const first = await create('L', inLane(1, 1))
    const edit = (name: string, options: ReturnType<typeof inLane>) =>
      server.call('edit_watchlist', { id: lane, name }, options)
    await edit('third', inLane(3, 3))
    expect(await edit('second', inLane(2, 2))).toMatchObject({
      status: 409,
      error: 'REQUEST_OUT_OF_ORDER',
    })
    expect((await lists())[0]?.name).toBe('third')
    expect(body(await create('L', inLane(1, 1)))).toEqual({
      ...body(first),
      output: { ...(await lists())[0], version: 1, fields_version: 1 },
    })
    expect(await edit('corrected', inLane(4, 3))).toMatchObject({ success: true })
    expect(await edit('gap', inLane(5, 9))).toMatchObject({ success: true })
    const otherDevice = {
      ...inLane(6, 1),
      headers: { ...inLane(6, 1).headers, 'x-client-id': 'device-0002' },
    }
    expect(await edit('other device', otherDevice)).toMatchObject({ success: true })
  })

  it('still refuses a change whose kept answer is forgotten', async () => {
    await create('L', inLane(1, 1))
    await server.call('edit_watchlist', { id: lane, name: 'once' }, inLane(2, 2))
    await server.deps.store.db.deleteFrom('processed_mutations').execute()
    expect(
      await server.call('edit_watchlist', { id: lane, name: 'once' }, inLane(2, 2)),
    ).toMatchObject({ error: 'REQUEST_OUT_OF_ORDER' })
  })

  it('a kept refusal moves the lane on, a refusal that is not kept does not', async () => {
    await create('L', inLane(1, 1))
    expect(await server.call('delete_watchlist', { id: lane }, inLane(2, 5))).toMatchObject({
      error: 'WATCHLIST_ONLY_ONE',
    })
    expect(
      await server.call('edit_watchlist', { id: lane, name: 'late' }, inLane(3, 4)),
    ).toMatchObject({ error: 'REQUEST_OUT_OF_ORDER' })
    expect(
      await server.call('edit_watchlist', { id: lane, name: 'x'.repeat(81) }, inLane(4, 9)),
    ).toMatchObject({ status: 422 })
    expect(
      await server.call('edit_watchlist', { id: lane, name: 'fine' }, inLane(5, 6)),
    ).toMatchObject({ success: true })
  })

  it('names a malformed header and stores nothing', async () => {
    for (const [name, value] of [
      ['idempotency-key', 'short'],
      ['x-client-id', 'a b c d e f'],
      ['x-lane', '../../etc'],
      ['x-lane-seq', '-1'],
    ] as const) {
      expect(await create('L', { token, headers: { [name]: value } })).toMatchObject({
        status: 422,
        error: 'REQUEST_INVALID',
        fields: [name],
      })
    }
    expect(await create('L', { token, headers: { 'x-lane-seq': '1' } })).toMatchObject({
      status: 422,
      fields: ['x-lane'],
    })
    expect(
      await create('L', { token, headers: { 'x-lane-seq': '1', 'x-lane': lane } }),
    ).toMatchObject({ status: 422, fields: ['x-client-id'] })
    expect(await lists()).toEqual([])
  })

  it('EXTENSIONS=off: the server is plain, headers mean nothing', async () => {
    const plain = await serveStore(server.deps.store, {
      extensions: false,
      environment: place.environment,
      clock: server.deps.clock,
    })
    const send = (headers: Record<string, string>) =>
      plain.call('create_watchlist', { name: 'L' }, { token, headers })
    expect((await plain.call('get_capabilities', {})).output).toEqual({ capabilities: [] })
    const first = await send(inLane(1, 1).headers)
    await send(inLane(1, 1).headers)
    expect(await send({ 'idempotency-key': '?' })).toMatchObject({ success: true })
    expect(first.output).not.toHaveProperty('client_id')
    expect(first.output).not.toHaveProperty('version')
    expect((await plain.call('get_user_watchlists', {}, { token })).output).toHaveLength(3)
    expect((await plain.call('edit_watchlist', { id: lane, name: 'x' }, { token })).errormsg).toBe(
      `Watchlist with id ${lane} not found`,
    )
  })
})

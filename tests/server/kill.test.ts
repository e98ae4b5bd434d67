// The published promise: once the server says success, the change survives kill -9, and a retry applies it once.
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Envelope } from '#contract/envelope.ts'
import type { CoinWatchlistWire } from '#contract/watchlists/watchlist-wire.ts'
import { describeOnBothStores, openStoreAt, type Place } from '#tests/fakes/both-stores.ts'
import { seededBytes } from '#tests/fakes/seeded-bytes.ts'
import { startedServer, type ServerProcess } from '#tests/fakes/server-process.ts'

const kills = Number(process.env['KILLS'] ?? (process.env['TEST_LONG'] === undefined ? 5 : 50))
const laneCount = 4
const seed = Number(process.env['SEED'] ?? Date.now() % 2 ** 31)

type Operation = { key: string; seq: number; body: Record<string, unknown> }
type ListState = { name: string; items: string[]; version: number }

/** What a list must look like after these operations, each of which changes it. */
const foldOperations = (operations: readonly Operation[]): ListState | undefined => {
  if (operations.length === 0) return undefined
  const state: ListState = { name: '', items: [], version: operations.length }
  for (const { body } of operations) {
    if (typeof body['name'] === 'string') state.name = body['name']
    if (typeof body['coinId'] === 'string') state.items.push(body['coinId'])
  }
  return state
}

/** One list of one device: sends its changes one after the other and remembers which were acknowledged. */
class Lane {
  readonly id: string
  readonly acknowledged: Operation[] = []
  pending: Operation | null = null

  constructor(index: number) {
    this.id = `kill-lane-${index}`
  }

  next(): Operation {
    const seq = this.acknowledged.length + 1
    const key = `${this.id}-key-${seq}`
    if (seq === 1) return { key, seq, body: { f: 'create_watchlist', name: `${this.id} made` } }
    if (seq % 5 === 0)
      return {
        key,
        seq,
        body: { f: 'edit_watchlist', id: this.id, name: `${this.id} named ${seq}` },
      }
    return { key, seq, body: { f: 'add_to_watchlist_v2', listId: this.id, coinId: `coin-${seq}` } }
  }
}

describeOnBothStores(`kill -9, ${kills} times, seed ${seed}`, (makePlace) => {
  let place: Place
  let server: ServerProcess
  let token = ''
  const bytes = seededBytes(seed)

  const send = async (
    body: Record<string, unknown>,
    headers: Record<string, string> = {},
  ): Promise<Envelope> => {
    const path = String(body['f']).endsWith('_user') ? '/authentication.php' : '/client.php'
    const response = await fetch(server.url + path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
        ...headers,
      },
      body: JSON.stringify(body),
    })
    return (await response.json()) as Envelope
  }
  const sendOperation = ({ key, seq, body }: Operation, lane: Lane): Promise<Envelope> =>
    send(body, {
      'idempotency-key': key,
      'x-client-id': 'kill-device',
      'x-lane': lane.id,
      'x-lane-seq': String(seq),
    })

  const readStates = async (): Promise<Map<string, ListState[]>> => {
    const { output, success } = await send({ f: 'get_user_watchlists' })
    expect(success).toBe(true)
    const states = new Map<string, ListState[]>()
    for (const { client_id, name, coins, version } of output as CoinWatchlistWire[]) {
      const state = { name, items: coins.map(({ id }) => id), version: version ?? 0 }
      states.set(String(client_id), [...(states.get(String(client_id)) ?? []), state])
    }
    return states
  }

  beforeAll(async () => {
    place = await makePlace()
    if (place.environment['DATABASE_URL'] !== undefined) await (await openStoreAt(place)).close()
    server = await startedServer(place.environment)
    const { output } = await send({
      f: 'register_user',
      email: 'kill@example.com',
      password: 'Correct-horse-9',
      username: 'kill',
    })
    ;({ token } = output as { token: string })
  })
  afterAll(async () => {
    await server.end('SIGKILL')
    await place.remove()
  })

  it(
    'loses nothing, tears nothing, doubles nothing',
    { timeout: 60_000 + kills * 10_000 },
    async () => {
      const lanes = Array.from({ length: laneCount }, (_, index) => new Lane(index))
      let inFlight = 0
      for (let round = 0; round < kills; round += 1) {
        const life = { isOver: false }
        const work = lanes.map(async (lane) => {
          while (!life.isOver) {
            const operation = lane.next()
            lane.pending = operation
            try {
              const answer = await sendOperation(operation, lane)
              expect(answer).toMatchObject({ success: true })
              lane.acknowledged.push(operation)
              lane.pending = null
            } catch (error) {
              if (!life.isOver) throw error
            }
          }
        })
        await wait(60 + ((bytes(1)[0] ?? 0) % 120))
        life.isOver = true
        await server.end('SIGKILL')
        await Promise.all(work)

        server = await startedServer(place.environment)
        const states = await readStates()
        for (const lane of lanes) {
          const sent =
            lane.pending === null ? lane.acknowledged : [...lane.acknowledged, lane.pending]
          const allowed = [foldOperations(lane.acknowledged), foldOperations(sent)]
          const found = states.get(lane.id) ?? []
          expect(found.length, 'lists made by one create').toBeLessThanOrEqual(1)
          expect(allowed, `${lane.id} after kill ${round + 1}`).toContainEqual(found[0])
          if (lane.pending === null) continue
          inFlight += 1
          const retried = await Promise.all([
            sendOperation(lane.pending, lane),
            sendOperation(lane.pending, lane),
          ])
          expect(retried.map(({ success }) => success)).toEqual([true, true])
          lane.acknowledged.push(lane.pending)
          lane.pending = null
        }
        const after = await readStates()
        for (const lane of lanes)
          expect(after.get(lane.id)).toEqual([foldOperations(lane.acknowledged)])
      }
      const total = lanes.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0)
      console.log(
        `${kills} kills, ${total} acknowledged changes, ${inFlight} in flight at a kill: 0 lost, 0 torn, 0 doubled`,
      )
      expect(total).toBeGreaterThan(kills)
    },
  )
})

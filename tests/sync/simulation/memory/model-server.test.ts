// The model answers as the real server does: every request of many schedules is put to both, and every answer compared.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createMemoryServer, type MemoryServer } from '#tests/fakes/memory-server.ts'
import * as fc from 'fast-check'
import {
  baseFieldsVersionHeader,
  clientIdHeader,
  idempotencyKeyHeader,
  ifFieldsVersionHeader,
  laneHeader,
  laneSequenceHeader,
} from '#contract/headers.ts'
import { createModelServer, type ModelServer } from './model-server.ts'

const seed = Number(process.env['SEED'] ?? 20_260_105)
const nowMs = Date.UTC(2026, 0, 5, 10)

type Step = {
  verb: 'create' | 'edit' | 'delete' | 'in' | 'out'
  kind: 'coin' | 'ido'
  list: number
  item: number
  seq: number
  isKeyed: boolean
  isRepeat: boolean
  merged: number | null
  known: number | null
}
const step: fc.Arbitrary<Step> = fc.record({
  verb: fc.constantFrom('create', 'create', 'edit', 'edit', 'edit', 'delete', 'in', 'in', 'out'),
  kind: fc.constantFrom('coin', 'ido'),
  list: fc.integer({ min: 0, max: 4 }),
  item: fc.integer({ min: 0, max: 2 }),
  seq: fc.integer({ min: 1, max: 30 }),
  isKeyed: fc.boolean(),
  isRepeat: fc.boolean(),
  merged: fc.option(fc.integer({ min: 1, max: 4 })),
  known: fc.option(fc.integer({ min: 0, max: 4 })),
})

/** The nth version that the fields of a list can have here: made, and then counted on from the clock, which stands still. */
const versionAt = (nth: number): string => String(nth < 2 ? nth : nowMs / 1000 + nth - 2)

type Request = { f: string; payload: Record<string, unknown>; headers: Record<string, string> }

const calls = { create: 'create', edit: 'edit', delete: 'delete', in: 'add_to', out: 'remove_from' }
const nameOf = ({ verb, kind }: Step): string =>
  `${calls[verb]}${kind === 'ido' ? '_ido_watchlist' : verb === 'in' || verb === 'out' ? '_watchlist_v2' : '_watchlist'}`

const payloadOf = ({ verb, kind, item, seq }: Step, id: string): Record<string, unknown> => {
  if (verb === 'create') return { name: `List ${item}`, description: 'made', icon_id: 1 }
  if (verb === 'edit')
    return {
      id,
      name: `Name ${item}`,
      description: seq % 2 === 0 ? 'edited' : 'made',
      icon_id: 1 + (seq % 3),
    }
  return verb === 'delete'
    ? { id }
    : { listId: id, [kind === 'coin' ? 'coinId' : 'projectId']: `item-${item}` }
}

/** Sentences are the server's own; everything else must be the same. */
const comparable = (
  status: number,
  { success, error, output }: Record<string, unknown>,
): unknown => ({
  status,
  success,
  error,
  output: typeof output === 'string' ? 'a sentence' : output,
})

describe.each([false, true])('the model of the server, plain %s', (isPlain) => {
  let server: MemoryServer
  let start: Uint8Array
  let versionSteps = 0
  let token: string
  let user: { id: string; name: string }
  const modelOf = (): ModelServer =>
    createModelServer({
      isPlain,
      nowMs: () => nowMs,
      userOf: (given) => (given === token ? user : null),
    })

  beforeAll(async () => {
    server = await createMemoryServer({
      extensions: !isPlain,
      clock: { nowMs: () => nowMs },
      versionStep: () => (versionSteps += 1),
    })
    const { output } = await server.call('register_user', {
      email: 'ann@example.com',
      password: 'Correct-horse-9',
      username: 'ann',
    })
    const registered = output as { token: string; user: { id: string } }
    token = registered.token
    user = { id: registered.user.id, name: 'ann' }
    start = server.snapshot()
  })
  afterAll(() => server.close())

  it(`answers what the server answers (seed ${seed})`, async () => {
    const property = fc.asyncProperty(
      fc.array(step, { minLength: 5, maxLength: 30 }),
      async (steps) => {
        server.restore(start)
        versionSteps = 0
        const model = modelOf()
        const known: string[] = ['00000000-0000-4000-8000-999999999999']
        let last: Request | null = null
        for (const [at, one] of steps.entries()) {
          const id = known[one.list % known.length] ?? ''
          const lane = `00000000-0000-4000-8000-${String(one.list).padStart(12, '0')}`
          const fresh = {
            f: nameOf(one),
            payload: payloadOf(one, id),
            headers: {
              ...(one.isKeyed && { [idempotencyKeyHeader]: `key-${String(at).padStart(8, '0')}` }),
              ...(one.merged !== null && { [ifFieldsVersionHeader]: versionAt(one.merged) }),
              ...(one.known !== null && { [baseFieldsVersionHeader]: versionAt(one.known) }),
              [laneHeader]: lane,
              [clientIdHeader]: 'device-0001',
              [laneSequenceHeader]: String(one.seq),
            } as Record<string, string>,
          }
          const request: Request = one.isRepeat && last ? last : fresh
          last = request
          const {
            status,
            headers: _headers,
            ...envelope
          } = await server.call(
            request.f as 'create_watchlist',
            request.payload as { name: string },
            { token, headers: request.headers },
          )
          const newId = (envelope.output as { id?: string } | null)?.id
          const modelled = model.call({
            ...request,
            token,
            ...(newId === undefined ? {} : { newId }),
          })
          expect(comparable(modelled.status, modelled.envelope)).toEqual(
            comparable(status, envelope),
          )
          if (one.verb === 'create' && newId !== undefined) known.push(newId)
        }
        for (const f of ['get_user_watchlists', 'get_user_ido_watchlists'] as const) {
          const { status, headers: _headers, ...envelope } = await server.call(f, {}, { token })
          const modelled = model.call({ f, payload: {}, token, headers: {} })
          expect(comparable(modelled.status, modelled.envelope)).toEqual(
            comparable(status, envelope),
          )
        }
      },
    )
    await fc.assert(property, { numRuns: process.env['TEST_LONG'] === '1' ? 2000 : 60, seed })
  }, 300_000)

  it('knows who asks, and who does not', async () => {
    const model = modelOf()
    for (const given of [token, 'nobody', null]) {
      const {
        status,
        headers: _headers,
        ...envelope
      } = await server.call('retrieve_current_user', {}, given === null ? {} : { token: given })
      const modelled = model.call({
        f: 'retrieve_current_user',
        payload: {},
        token: given,
        headers: {},
      })
      expect(modelled.status).toEqual(status)
      expect(modelled.envelope.error).toEqual(envelope.error)
    }
    expect(
      model.call({ f: 'get_capabilities', payload: {}, token: null, headers: {} }).envelope.output,
    ).toEqual((await server.call('get_capabilities', {})).output)
  })
})

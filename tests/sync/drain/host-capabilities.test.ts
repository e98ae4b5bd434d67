// What is believed of a host, how long, and how often it is asked (decisions/030).
import { beforeEach, describe, expect, it } from 'vitest'
import type { AccountDb } from '#data/account-db.ts'
import { recallHost, rememberHost, type HostMemory } from '#data/outbox/host-memory.ts'
import type { Capability } from '#contract/headers.ts'
import { askHostAgain, learnCapabilities } from '#sync/drain/host-capabilities.ts'
import { createRun, type Run } from '#sync/engine-run.ts'
import type { CapabilityAnswer, SyncPorts } from '#sync/ports.ts'
import { createDevice } from '#tests/fakes/device-storage.ts'

const host = 'https://host.test'
const startMs = 1_700_000_000_000
const minuteMs = 60_000
const answered = (...names: Capability[]): CapabilityAnswer => ({
  type: 'answered',
  names: new Set(names),
})
const lost: CapabilityAnswer = { type: 'lost', reason: 'timeout' }
const failed: CapabilityAnswer = {
  type: 'transient',
  status: 500,
  retryAfterMs: null,
  serverMessage: null,
}

let db: AccountDb
let run: Run
let nowMs: number
let requestCount: number
let answer: CapabilityAnswer
let ports: SyncPorts
beforeEach(() => {
  db = createDevice().open('u1')
  run = createRun('u1', db, () => {})
  nowMs = startMs
  requestCount = 0
  answer = answered('idempotency')
  const capabilities = async (): Promise<CapabilityAnswer> => {
    requestCount += 1
    return answer
  }
  ports = {
    transport: { host, capabilities },
    clock: { nowMs: () => nowMs },
  } as unknown as SyncPorts
})

const remember = (memory: Partial<HostMemory>): Promise<void> =>
  rememberHost(db, { host, names: null, toldAtMs: 0, misses: 0, ...memory })

describe('a host that answers', () => {
  it('is asked once: what it says is remembered with the moment, for this host', async () => {
    expect(await learnCapabilities(ports, run)).toEqual({
      type: 'known',
      names: new Set(['idempotency']),
      isOld: false,
    })
    nowMs += minuteMs
    expect(await learnCapabilities(ports, run)).toEqual({
      type: 'known',
      names: new Set(['idempotency']),
      isOld: false,
    })
    expect(requestCount).toBe(1)
    expect(await recallHost(db, host)).toEqual({
      host,
      names: ['idempotency'],
      toldAtMs: startMs,
      misses: 0,
    })
  })

  it('may have nothing to announce, and that is a word too', async () => {
    answer = answered()
    expect(await learnCapabilities(ports, run)).toEqual({
      type: 'known',
      names: new Set(),
      isOld: false,
    })
    expect((await recallHost(db, host)).names).toEqual([])
  })

  it('what an older version of the app remembered and this one does not know is left out', async () => {
    await remember({ names: ['idempotency', 'teleport'], toldAtMs: nowMs })
    expect(await learnCapabilities(ports, run)).toMatchObject({ names: new Set(['idempotency']) })
  })

  it.each([
    ['ten minutes', 10 * minuteMs, false],
    ['longer', 10 * minuteMs + 1, true],
    ['longer, by a clock that was set back', -10 * minuteMs - 1, true],
  ])('what it said holds, and after %s is worth asking again', async (_, laterMs, isOld) => {
    await remember({ names: [], toldAtMs: startMs })
    nowMs += laterMs
    expect(await learnCapabilities(ports, run)).toEqual({ type: 'known', names: new Set(), isOld })
    expect(requestCount).toBe(0)
  })

  it('is asked again at most once a minute', async () => {
    await remember({ names: [], toldAtMs: startMs - 11 * minuteMs })
    answer = lost
    await askHostAgain(ports, run)
    expect(await learnCapabilities(ports, run)).toMatchObject({ isOld: false })
    nowMs += minuteMs - 1
    expect(await learnCapabilities(ports, run)).toMatchObject({ isOld: false })
    nowMs += 1
    expect(await learnCapabilities(ports, run)).toMatchObject({ isOld: true })
    expect(requestCount).toBe(1)
  })

  it('asked again, its new word takes the place of the old; silence takes nothing away', async () => {
    await remember({ names: [], toldAtMs: startMs - 11 * minuteMs })
    await askHostAgain(ports, run)
    expect(await recallHost(db, host)).toEqual({
      host,
      names: ['idempotency'],
      toldAtMs: startMs,
      misses: 0,
    })
    answer = lost
    nowMs += minuteMs
    await askHostAgain(ports, run)
    expect((await recallHost(db, host)).toldAtMs).toEqual(startMs)
    expect(run.hostQueriedAtMs).toEqual(startMs + minuteMs)
  })
})

describe('a host that was never heard of', () => {
  it('gives no answer: what it could do is not guessed, and what was remembered comes along to be counted', async () => {
    answer = failed
    expect(await learnCapabilities(ports, run)).toEqual({
      type: 'unknown',
      failure: failed,
      memory: { host, names: null, toldAtMs: 0, misses: 0 },
    })
  })

  it.each([
    ['answers with a failure', failed, 2, 'unknown'],
    ['answers with a failure', failed, 3, 'known'],
    ['gives no answer', lost, 7, 'unknown'],
    ['gives no answer', lost, 8, 'known'],
  ])(
    'that %s, %o, while the lists came %i times before is %s',
    async (_, failure, misses, type) => {
      await remember({ misses })
      answer = failure
      expect((await learnCapabilities(ports, run)).type).toBe(type)
    },
  )

  it('and is taken for plain is asked again after a minute, and believed when it speaks', async () => {
    await remember({ misses: 8 })
    answer = lost
    expect(await learnCapabilities(ports, run)).toEqual({
      type: 'known',
      names: new Set(),
      isOld: false,
    })
    nowMs += minuteMs - 1
    expect(await learnCapabilities(ports, run)).toEqual({
      type: 'known',
      names: new Set(),
      isOld: false,
    })
    expect(requestCount).toBe(1)
    answer = answered('idempotency')
    nowMs += 1
    expect(await learnCapabilities(ports, run)).toMatchObject({ names: new Set(['idempotency']) })
    expect(requestCount).toBe(2)
  })

  it('is asked at every try before that', async () => {
    await remember({ misses: 7 })
    answer = lost
    await learnCapabilities(ports, run)
    await learnCapabilities(ports, run)
    expect(requestCount).toBe(2)
  })
})

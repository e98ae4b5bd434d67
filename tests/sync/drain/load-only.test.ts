// While nobody knows what the host can do nothing is sent, and the lists are loaded all the same (decisions/030).
import { beforeEach, describe, expect, it } from 'vitest'
import type { AccountDb } from '#data/account-db.ts'
import { FencedError } from '#data/outbox/fence.ts'
import { recallHost, type HostMemory } from '#data/outbox/host-memory.ts'
import type { PullResult } from '#data/outbox/apply-pull.ts'
import { loadOnly } from '#sync/drain/load-only.ts'
import type { CapabilityAnswer, Outcome } from '#sync/ports.ts'
import { createListDevice } from '#tests/fakes/device-storage.ts'
import {
  createDrainKit,
  inTrouble,
  lost,
  nowMs,
  refused,
  said,
  type DrainKit,
} from './drain-kit.ts'

const memory: HostMemory = { host: 'https://host.test', names: null, toldAtMs: 0, misses: 2 }
const applied: PullResult = { type: 'applied', resolved: [], takenBack: null }

let db: AccountDb
beforeEach(() => {
  db = createListDevice().open('u1')
})

type Tried = DrainKit & { isDone: boolean; pulls: string[]; misses: number }

const tried = async (
  failure: Exclude<CapabilityAnswer, { type: 'answered' }>,
  answers: Outcome[] = [said([])],
  fold: () => PullResult = () => applied,
): Promise<Tried> => {
  const pulls: string[] = []
  const kit = createDrainKit(db, {
    answers,
    steps: {
      readSendMark: async () => 0,
      hideAfterFailure: async () => false,
      applyPull: async (_, { kind }) => {
        pulls.push(kind)
        return fold()
      },
    },
  })
  kit.context.kindsToLoad.add('coin').add('ido')
  const isDone = await loadOnly(kit.context, { type: 'unknown', failure, memory })
  return { ...kit, isDone, pulls, misses: (await recallHost(db, memory.host)).misses }
}

describe('a question that fails while the lists arrive', () => {
  it('counts against the question; both kinds are shown, and the drain is not done', async () => {
    const { isDone, pulls, misses, context } = await tried(lost)
    expect(isDone).toBe(false)
    expect(pulls).toEqual(['coin', 'ido'])
    expect(misses).toBe(3)
    expect(context.halt).toEqual({ reason: 'busy', untilMs: 0 })
    expect(context.kindsToLoad.size).toBe(0)
  })

  it('counts once one kind has come, whichever it is', async () => {
    expect((await tried(lost, [refused, said([])])).misses).toBe(3)
    await db.meta.clear()
    expect((await tried(lost, [said([]), refused])).misses).toBe(3)
  })
})

it('an outage counts for nothing', async () => {
  const { pulls, misses, context, requests } = await tried(lost, [lost])
  expect(pulls).toEqual([])
  expect(misses).toBe(0)
  expect(context.halt.reason).toBe('unreachable')
  expect(requests.length).toBe(1)
  expect([...context.kindsToLoad]).toEqual(['ido', 'coin'])
})

it('lists that do not come do not count either', async () => {
  expect((await tried(inTrouble(500), [inTrouble(500)])).misses).toBe(0)
})

describe('nothing is asked of', () => {
  it.each([
    [429, 5_000, nowMs + 5_000],
    [425, null, nowMs + 1_000],
  ])('a host that asks for patience with %i: it gets it', async (status, retryAfterMs, untilMs) => {
    const { requests, context, misses } = await tried(inTrouble(status, retryAfterMs))
    expect(requests).toEqual([])
    expect(context.halt).toEqual({ reason: 'busy', untilMs })
    expect(misses).toBe(0)
  })

  it('a host that can not be reached', async () => {
    const { requests, context, misses } = await tried({ type: 'notSent' })
    expect(requests).toEqual([])
    expect(context.halt.reason).toBe('unreachable')
    expect(misses).toBe(0)
  })
})

it('a failure that asks for no patience keeps nobody from the lists', async () => {
  expect((await tried(inTrouble(503, 5_000))).pulls).toEqual(['coin', 'ido'])
})

it('a tab that was taken over from ends here too', async () => {
  const { isDone, context, misses } = await tried(lost, [said([])], () => {
    throw new FencedError()
  })
  expect(isDone).toBe(false)
  expect(context.halt.reason).toBe('fenced')
  expect(misses).toBe(0)
})

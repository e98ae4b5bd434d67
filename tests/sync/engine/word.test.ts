// What the engine hears and says: word between the tabs of a device, and what a person asks of it.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { nowMs, refused } from '../drain/drain-kit.ts'
import {
  createEngineKit,
  endKits,
  forget,
  loads,
  serve,
  starWaits,
  type EngineKit,
} from './engine-kit.ts'

let kit: EngineKit
const started = async (given: Parameters<typeof createEngineKit>[0] = {}): Promise<void> => {
  kit = createEngineKit(given)
  await serve(kit)
  forget(kit)
}
beforeEach(() => started())
afterEach(endKits)

describe('word between tabs', () => {
  it('a change made here is told to the others, and sent', async () => {
    await starWaits(kit, { nextAtMs: 0 })
    kit.db.changes.announce({ kinds: ['coin', 'ido'], by: 'here' })
    await kit.engine.drained()
    expect(kit.posted.slice(0, 3)).toEqual([
      { type: 'changed', account: 'u1', kind: 'coin' },
      { type: 'changed', account: 'u1', kind: 'ido' },
      { type: 'enqueued', account: 'u1' },
    ])
    expect((await kit.db.outbox.toArray()).map(({ state }) => state)).toEqual(['refusedKept'])
  })

  it('what the engine itself changed is not told as a wish of the person', async () => {
    await starWaits(kit)
    kit.db.changes.announce({ kinds: ['coin'], by: 'sync' })
    await kit.engine.drained()
    expect(kit.posted).toEqual([])
    expect(kit.drains.length).toBe(1)
  })

  it('what another tab changed is counted here, and not passed on', async () => {
    await starWaits(kit, { state: 'parked' })
    const heard: unknown[] = []
    const stop = kit.db.changes.listen((change) => heard.push(change))
    kit.hear({ type: 'changed', account: 'u1', kind: 'coin' })
    await expect.poll(() => kit.engine.status.get().needsReviewCount).toBe(1)
    kit.hear({ type: 'changed', account: 'u1', kind: 'nonsense' })
    stop()
    expect(heard).toEqual([
      { kinds: ['coin'], by: 'elsewhere' },
      { kinds: [], by: 'elsewhere' },
    ])
    expect(kit.posted).toEqual([])
  })

  it('what was read anew is told to this tab and the others, by kind', async () => {
    const heard: unknown[] = []
    const stop = kit.db.changes.listen((change) => heard.push(change))
    await kit.engine.refresh()
    stop()
    expect(heard).toEqual([
      { kinds: ['coin'], by: 'sync' },
      { kinds: ['ido'], by: 'sync' },
    ])
    expect(kit.posted).toEqual([
      { type: 'changed', account: 'u1', kind: 'coin' },
      { type: 'changed', account: 'u1', kind: 'ido' },
    ])
  })

  it('what another tab queued is sent here', async () => {
    await starWaits(kit, { nextAtMs: nowMs + 9_000 })
    let heard = 0
    const stop = kit.db.changes.listen(() => void (heard += 1))
    kit.hear({ type: 'enqueued', account: 'u1' })
    await kit.engine.drained()
    stop()
    expect(kit.drains.length).toBe(2)
    expect(heard).toBe(0)
  })

  it.each<[string, unknown]>([
    ['of another account', { type: 'enqueued', account: 'u2' }],
    ['of another kind', { type: 'waved', account: 'u1' }],
    ['that is nothing', null],
    ['that is no object', 'enqueued'],
  ])('a word %s is none', async (_, message) => {
    await starWaits(kit)
    kit.hear(message)
    await kit.engine.drained()
    expect(kit.drains.length).toBe(1)
    expect(kit.posted).toEqual([])
  })
})

describe('a person who asks', () => {
  it('for the lists gets both, and is told of every failure (D-WLLOADFAIL)', async () => {
    await kit.engine.refresh()
    expect(kit.takeCalls()).toEqual(loads)
    expect(kit.events).toEqual([])
    kit.answers[0] = refused
    await kit.engine.refresh()
    await kit.engine.refresh()
    expect(kit.events.map(({ type }) => type)).toEqual([
      'loadFailed',
      'loadFailed',
      'loadFailed',
      'loadFailed',
    ])
  })

  it('to give changes up gets the server’s word for them, and the other tabs hear of it', async () => {
    const lastError = { reason: 'server', code: null, serverMessage: null } as const
    await starWaits(kit, { state: 'parked', lastError })
    const seq = await starWaits(kit, { state: 'parked', lastError })
    await kit.engine.discardOperation(seq)
    await kit.engine.drained()
    expect(await kit.db.outbox.count()).toBe(1)
    expect(kit.takeCalls()).toEqual(loads)
    expect(kit.posted.slice(0, 2)).toEqual([
      { type: 'changed', account: 'u1', kind: 'coin' },
      { type: 'changed', account: 'u1', kind: 'ido' },
    ])
    await kit.engine.discardAll()
    await kit.engine.drained()
    expect(await kit.db.outbox.count()).toBe(0)
    expect(kit.takeCalls()).toEqual(loads)
  })

  it('to try changes again has them tried at once, one or all', async () => {
    await started({ steps: { claimNext: async () => null } })
    const seqs = [
      await starWaits(kit, { state: 'parked' }),
      await starWaits(kit, { state: 'parked' }),
      await starWaits(kit, { state: 'parked' }),
    ]
    const states = async (): Promise<string[]> =>
      (await kit.db.outbox.toArray()).map(({ state }) => state)
    await kit.engine.retryOperation(seqs[1] ?? 0)
    await kit.engine.drained()
    expect(kit.posted).toEqual([
      { type: 'changed', account: 'u1', kind: 'coin' },
      { type: 'changed', account: 'u1', kind: 'ido' },
    ])
    expect(await states()).toEqual(['parked', 'queued', 'parked'])
    expect(kit.drains).toEqual([true, true])
    await kit.engine.retryAll()
    await kit.engine.drained()
    expect(await states()).toEqual(['queued', 'queued', 'queued'])
  })
})

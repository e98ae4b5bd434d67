import { describe, expect, it, vi } from 'vitest'
import type { SyncEngine } from '#sync/engine.ts'
import { createStatusStore, idleStatus } from '#sync/sync-status.ts'
import { lazyEngine } from './lazy-engine.ts'

const fakeEngine = () => {
  const calls: string[] = []
  const status = createStatusStore()
  const note = (word: string) => async (seq?: number) =>
    void calls.push(seq === undefined ? word : `${word} ${seq}`)
  const engine: SyncEngine = {
    status,
    start: (account, options) =>
      void calls.push(`start ${account} ${options?.keepsSelection ?? false}`),
    stop: () => void calls.push('stop'),
    wake: (reason) => void calls.push(`wake ${reason}`),
    refresh: note('refresh'),
    drained: note('drained'),
    retryOperation: note('retry'),
    discardOperation: note('discard'),
    retryAll: note('retry all'),
    discardAll: note('discard all'),
    discardQueue: note('discard queue'),
  }
  return { engine, calls, status }
}

describe('an engine that comes after the first screen', () => {
  it('does what it was told meanwhile, in order, once it is here', async () => {
    const { engine, calls } = fakeEngine()
    const coming = Promise.withResolvers<SyncEngine>()
    const late = lazyEngine(() => coming.promise, { isAwaited: true })
    late.start('u1', { keepsSelection: false })
    late.wake('login')
    late.stop()
    late.start('u2', { keepsSelection: true })
    const retried = late.retryOperation(7)
    expect(calls).toEqual([])
    coming.resolve(engine)
    await retried
    expect(calls).toEqual(['start u1 false', 'wake login', 'stop', 'start u2 true', 'retry 7'])
  })

  it('acts at once when it is here: whoever signs out stops it before the next line', async () => {
    const { engine, calls } = fakeEngine()
    const late = lazyEngine(async () => engine, { isAwaited: true })
    await late.refresh()
    late.stop()
    expect(calls).toEqual(['refresh', 'stop'])
  })

  it('is idle until it is here and then shows what the engine shows', async () => {
    const { engine, status } = fakeEngine()
    const waiting = { ...idleStatus, waiting: 3 }
    status.set(waiting)
    const late = lazyEngine(async () => engine, { isAwaited: true })
    const repaint = vi.fn<() => void>()
    late.status.subscribe(repaint)
    expect(late.status.get()).toEqual(idleStatus)
    await late.refresh()
    expect(late.status.get()).toEqual(waiting)
    status.set({ ...waiting, waiting: 2 })
    expect(late.status.get().waiting).toBe(2)
    expect(repaint).toHaveBeenCalledTimes(2)
  })

  it('holds nobody up who waits for the queue to rest, and rejects what a person asked for, when its code cannot be loaded', async () => {
    const late = lazyEngine(
      () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
      { isAwaited: true },
    )
    late.start('u1')
    late.wake('online')
    await expect(late.retryOperation(1)).rejects.toThrow('Failed to fetch')
    await expect(late.drained()).resolves.toBeUndefined()
  })

  it('is not loaded for a visitor, whatever it is told, and comes with the first account', async () => {
    const { engine, calls } = fakeEngine()
    const load = vi.fn<() => Promise<SyncEngine>>(async () => engine)
    const late = lazyEngine(load, { isAwaited: false })
    late.start('anon')
    late.wake('person')
    await Promise.all([late.refresh(), late.drained(), late.discardQueue()])
    late.stop()
    expect([load.mock.calls.length, calls]).toEqual([0, []])
    late.start('u1')
    late.wake('login')
    await late.refresh()
    expect(load).toHaveBeenCalledOnce()
    expect(calls).toEqual(['start u1 false', 'wake login', 'refresh'])
    late.stop()
    late.start('anon')
    expect(calls.slice(3)).toEqual(['stop', 'start anon false'])
  })
})

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createAccountTurns, type AccountTurns } from './account-turns.ts'

const megabyte = 1_000_000
let turns: AccountTurns
let log: string[]

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] })
  turns = createAccountTurns(() => performance.now())
  log = []
})
afterEach(() => {
  vi.useRealTimers()
})

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
const take = (who: string, name: string, { ms = 10, bytes = 0 } = {}) =>
  turns.take(
    who,
    async () => {
      log.push(`${name} begins`)
      await pause(ms)
      log.push(`${name} ends`)
      return name
    },
    () => bytes,
  )

describe('S1 the turns of an account', () => {
  it('one at a time, in the order of asking, another account beside it', async () => {
    const all = Promise.all([take('ann', 'a1'), take('ann', 'a2'), take('bob', 'b1')])
    await vi.advanceTimersByTimeAsync(100)
    await all
    expect(log).toEqual(['a1 begins', 'b1 begins', 'a1 ends', 'a2 begins', 'b1 ends', 'a2 ends'])
  })

  it('answers of 8 MB may follow at once, then they come at 8 MB a second', async () => {
    let answered = 0
    const ask = async (): Promise<void> => {
      for (;;) {
        await take('ann', 'a', { ms: 0, bytes: 2 * megabyte })
        answered += 1
      }
    }
    void ask()
    await vi.advanceTimersByTimeAsync(10)
    expect(answered).toBeGreaterThanOrEqual(4)
    const before = answered
    await vi.advanceTimersByTimeAsync(10_000)
    expect(answered - before).toBeGreaterThanOrEqual(36)
    expect(answered - before).toBeLessThanOrEqual(41)
  })

  it('a failure ends a turn as an answer does', async () => {
    const failed = turns.take(
      'ann',
      () => Promise.reject(new Error('planted')),
      () => 0,
    )
    await expect(failed).rejects.toThrow('planted')
    const next = take('ann', 'a2')
    await vi.advanceTimersByTimeAsync(20)
    expect(await next).toBe('a2')
  })

  it('beyond 16 waiting the next is asked to come later, and nothing of it begins', async () => {
    const waiting = Array.from({ length: 16 }, (_, n) => take('ann', `a${n}`))
    await expect(take('ann', 'late')).rejects.toMatchObject({
      code: 'RATE_LIMITED',
      details: { retryAfterSec: 5 },
    })
    await vi.advanceTimersByTimeAsync(1000)
    await Promise.all(waiting)
    expect(log).not.toContain('late begins')
    const after = take('ann', 'after')
    await vi.advanceTimersByTimeAsync(20)
    expect(await after).toBe('after')
  })

  it('nobody waits longer than five seconds, and the line goes on behind who gave up', async () => {
    const slow = take('ann', 'slow', { ms: 8000 })
    const impatient = take('ann', 'impatient').catch((error: { code: string }) => error.code)
    await vi.advanceTimersByTimeAsync(6000)
    expect(await impatient).toBe('RATE_LIMITED')
    const next = take('ann', 'next')
    await vi.advanceTimersByTimeAsync(3000)
    expect([await slow, await next]).toEqual(['slow', 'next'])
    expect(log).not.toContain('impatient begins')
  })
})

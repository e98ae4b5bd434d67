import { afterEach, describe, expect, it, vi } from 'vitest'
import { lockHolder } from './lock-holder.ts'
import { runIfFree } from './locks.ts'

const refusing = (refusal: Error) => {
  const refuse = async () => {
    throw refusal
  }
  return { request: refuse, query: refuse }
}
const withLocks = (locks: unknown): void => void vi.stubGlobal('navigator', { locks })
afterEach(() => void vi.unstubAllGlobals())

describe('E2 locks that a browser refuses with all site data', () => {
  const blocked = new DOMException(
    'Access to the Locks API is denied in this context.',
    'SecurityError',
  )

  it('count as locks that are missing: the work is done, one after the other', async () => {
    withLocks(refusing(blocked))
    const order: string[] = []
    const slow = runIfFree('drain', async () => {
      await Promise.resolve()
      order.push('first')
      return 1
    })
    const next = runIfFree('drain', async () => order.push('second'), { isForced: true })
    expect([await slow, await next, order]).toEqual([1, 2, ['first', 'second']])
    expect(await lockHolder('drain')).toBeUndefined()
  })

  it('do so too where asking throws at once', async () => {
    withLocks({
      request: () => {
        throw blocked
      },
    })
    expect(await runIfFree('drain', async () => 'done')).toBe('done')
  })

  it('what else goes wrong with a lock stays an error', async () => {
    withLocks(refusing(new DOMException('The document is not fully active.', 'InvalidStateError')))
    await expect(runIfFree('drain', async () => 'done')).rejects.toThrow('not fully active')
  })

  it('a SecurityError of the work itself is the work’s', async () => {
    withLocks({ request: (_: string, __: unknown, work: (lock: object) => unknown) => work({}) })
    const ran = vi.fn<() => Promise<never>>(() => Promise.reject(blocked))
    await expect(runIfFree('drain', ran)).rejects.toThrow('denied')
    expect(ran).toHaveBeenCalledTimes(1)
  })
})

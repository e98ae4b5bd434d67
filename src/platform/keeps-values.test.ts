import { afterEach, expect, it, vi } from 'vitest'
import { keepsValues } from './keeps-values.ts'

const refuse = () => {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
}
afterEach(() => void vi.unstubAllGlobals())

it('E2 a browser that keeps values is left as it was', () => {
  const held = new Map<string, string>()
  vi.stubGlobal('localStorage', { setItem: (key: string, value: string) => held.set(key, value), removeItem: (key: string) => held.delete(key) })
  expect([keepsValues(), held.size]).toEqual([true, 0])
})

it('E2 one that has none, or refuses to write, keeps nothing', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(keepsValues()).toBe(false)
  vi.stubGlobal('localStorage', { setItem: refuse, removeItem: refuse })
  expect(keepsValues()).toBe(false)
})

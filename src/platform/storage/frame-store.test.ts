import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { clearFrames, keepFrame, readFrame } from './frame-store.ts'

const fakeStorage = (room = Infinity): Storage => {
  const items: Record<string, string> = {}
  const methods = {
    getItem: (name: string) => items[name] ?? null,
    removeItem: (name: string) => void delete items[name],
    setItem: (name: string, value: string) => {
      const used = Object.values(items).reduce((sum, each) => sum + each.length, 0)
      if (used + value.length > room) throw new DOMException('full', 'QuotaExceededError')
      items[name] = value
    },
  }
  return new Proxy(methods, {
    ownKeys: () => Object.keys(items),
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  }) as unknown as Storage
}

const madeAt = (second: number): string => `${1_700_000_000_000 + second * 1000} {}`

beforeEach(() => vi.stubGlobal('localStorage', fakeStorage()))
afterEach(() => vi.unstubAllGlobals())

it('keeps the newest six and forgets the oldest', () => {
  for (let second = 0; second < 8; second += 1) keepFrame(`/coin/${second}`, madeAt(second))
  expect(readFrame('/coin/0')).toBeNull()
  expect(readFrame('/coin/1')).toBeNull()
  for (let second = 2; second < 8; second += 1)
    expect(readFrame(`/coin/${second}`)).toBe(madeAt(second))
})

it('replaces the picture of an address without forgetting another', () => {
  for (let second = 0; second < 6; second += 1) keepFrame(`/coin/${second}`, madeAt(second))
  keepFrame('/coin/0', madeAt(9))
  expect(readFrame('/coin/0')).toBe(madeAt(9))
  expect(readFrame('/coin/1')).toBe(madeAt(1))
})

it('forgets its own values only', () => {
  globalThis.localStorage.setItem('auth_token', 'kept')
  keepFrame('/coinlist', madeAt(1))
  clearFrames()
  expect(readFrame('/coinlist')).toBeNull()
  expect(globalThis.localStorage.getItem('auth_token')).toBe('kept')
})

it('gives its room back where storage is full', () => {
  vi.stubGlobal('localStorage', fakeStorage(40))
  keepFrame('/coinlist', madeAt(1))
  keepFrame('/upcoming', madeAt(2) + ' '.repeat(40))
  expect(readFrame('/coinlist')).toBeNull()
  expect(readFrame('/upcoming')).toBeNull()
})

it('keeps nothing where the browser blocks site data', () => {
  vi.stubGlobal('localStorage', undefined)
  keepFrame('/coinlist', madeAt(1))
  expect(readFrame('/coinlist')).toBeNull()
  expect(clearFrames).not.toThrow()
})

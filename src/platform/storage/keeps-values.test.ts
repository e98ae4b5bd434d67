import { afterEach, expect, it, vi } from 'vitest'
import { keepsValues } from './keeps-values.ts'

afterEach(() => void vi.unstubAllGlobals())

it.each([
  [
    'keeps what the app wrote at its start',
    { getItem: (key: string) => (key === 'language_code' ? 'en' : null) },
    true,
  ],
  ['refused to write it', { getItem: () => null }, false],
  ['has no such storage', undefined, false],
])('E2 a browser that %s', (_, storage, isKept) => {
  vi.stubGlobal('localStorage', storage)
  expect(keepsValues()).toBe(isKept)
})

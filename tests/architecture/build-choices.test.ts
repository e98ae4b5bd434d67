// What the build leaves out unless it is asked (S15).
import { afterEach, expect, it, vi } from 'vitest'

const sourcemapWith = async (choice: string | undefined): Promise<unknown> => {
  vi.stubEnv('SOURCE_MAPS', choice)
  vi.resetModules()
  const { default: config } = (await import('../../vite.config.ts')) as {
    default: { build?: { sourcemap?: unknown } }
  }
  return config.build?.sourcemap
}
afterEach(() => {
  vi.unstubAllEnvs()
})

it.each([
  [undefined, false],
  ['off', false],
  ['', false],
  ['on', true],
] as const)('S15 SOURCE_MAPS=%s: source maps are written: %s', async (choice, isWritten) => {
  expect(await sourcemapWith(choice)).toBe(isWritten)
})

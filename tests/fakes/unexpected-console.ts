// A console.error nobody asked for fails the test that caused it (style: "tests").
import { afterEach, beforeEach, vi } from 'vitest'

let printed: unknown[][] = []

/** Takes the errors printed so far in this test, for tests that expect them. */
export const takeConsoleErrors = (): unknown[][] => {
  const taken = printed
  printed = []
  return taken
}

beforeEach(() => {
  printed = []
  vi.spyOn(console, 'error').mockImplementation((...args: unknown[]) => {
    printed.push(args)
  })
})

afterEach(() => {
  const left = takeConsoleErrors()
  vi.restoreAllMocks()
  if (left.length > 0) throw new Error(`unexpected console.error: ${left.map(String).join(' | ')}`)
})

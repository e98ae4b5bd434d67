import { expect, it } from 'vitest'
import { countError, noErrors } from './error-count.ts'

it('R-ERR-007 continues for exactly a minute and restarts at 1 after it', () => {
  const first = countError(noErrors, 1_000)
  expect(first.count).toBe(1)
  expect(countError(first, 61_000).count).toBe(2)
  expect(countError(first, 61_001).count).toBe(1)
})

import { expect, it } from 'vitest'
import { stepTimesPage } from './step-times.ts'

const result = {
  name: 'browser',
  isOk: true,
  durationMs: 90_000,
  logPath: '',
  reason: '',
  isReused: false,
  passed: 3,
  failed: 0,
  skipped: ['one'],
  flaky: [],
  failures: [],
}

it('names each step with what it passed, left out and took, and the minutes on the clock', () => {
  const page = stepTimesPage([result], 60_000, { cores: 2, node: '24.0.0', date: '2026-01-02' })
  expect(page).toContain('| browser | 3 | 1 | 1.5 |')
  expect(page).toContain('2026-01-02, 2 cores, Node 24.0.0')
  expect(page).toContain('1.0 minutes on the clock')
})

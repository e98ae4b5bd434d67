import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { playwrightCounts, vitestCounts } from './counts.ts'
import { failedList, flakyList, lastLine } from './summary.ts'

const folder = mkdtempSync(join(tmpdir(), 'coinsight-counts-'))
afterAll(() => rmSync(folder, { recursive: true }))

const report = (content: unknown): string => {
  const path = join(folder, 'report.json')
  writeFileSync(path, JSON.stringify(content))
  return path
}

const unitTest = (fullName: string, status: string) => ({ fullName, status })
const step = { name: 'x', isOk: true, durationMs: 1, logPath: '', reason: '', skipped: [], flaky: [], failures: [] }
const spec = (title: string, status: string) => ({ title, file: 'x.spec.ts', tests: [{ status }] })

it('counts what Vitest passed, failed and skipped, and a file that does not load as a failure', () => {
  const path = report({
    testResults: [
      { name: 'a', status: 'failed', assertionResults: [unitTest('one', 'passed'), unitTest('two', 'failed'), unitTest('three', 'skipped')] },
      { name: 'b', status: 'failed', assertionResults: [] },
    ],
  })
  expect(vitestCounts(path)).toEqual({ passed: 1, failed: 2, skipped: ['three'], flaky: [], failures: ['two', 'b could not be loaded'] })
})

it('counts nested Playwright suites, and names a test that needed a second try', () => {
  const path = report({ suites: [{ specs: [spec('one', 'expected')], suites: [{ specs: [spec('two', 'flaky'), spec('three', 'skipped'), spec('four', 'unexpected')] }] }] })
  expect(playwrightCounts(path)).toEqual({ passed: 2, failed: 1, skipped: ['x.spec.ts three'], flaky: ['x.spec.ts two'], failures: ['x.spec.ts four'] })
})

it('counts nothing where no report was written', () => {
  expect(vitestCounts('/nowhere/report.json')).toEqual({ passed: 0, failed: 0, skipped: [], flaky: [], failures: [] })
})

it('ends with the sum of all steps', () => {
  expect(lastLine([{ ...step, passed: 3, failed: 1 }, { ...step, passed: 4, failed: 0 }])).toBe('7 passed, 1 failed')
})

it('names every test that failed', () => {
  expect(failedList([{ ...step, name: 'browser', passed: 4, failed: 1, failures: ['x.spec.ts two'] }])).toBe('  FAILED browser: x.spec.ts two')
  expect(failedList([{ ...step, passed: 4, failed: 0 }])).toBe('')
})

it('names every test that needed a second try', () => {
  const results = [{ ...step, name: 'browser', passed: 4, failed: 0, flaky: ['x.spec.ts two'] }]
  expect(flakyList(results)).toContain('FLAKY: browser: x.spec.ts two')
  expect(flakyList([{ ...step, passed: 4, failed: 0 }])).toBe('')
})

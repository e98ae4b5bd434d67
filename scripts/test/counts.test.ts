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
const step = {
  name: 'x',
  isOk: true,
  durationMs: 1,
  logPath: '',
  reason: '',
  isReused: false,
  skipped: [],
  flaky: [],
  failures: [],
}
const spec = (title: string, status: string, results: unknown[] = []) => ({
  title,
  file: 'x.spec.ts',
  tests: [{ status, results }],
})
const saidOnFirstTry = [
  {
    error: {
      message: '\u001b[31mError: no such row\u001b[39m\n\n  expected 1',
      location: { line: 7 },
    },
  },
  {},
]

it('counts what Vitest passed, failed and skipped, and a file that does not load as a failure', () => {
  const path = report({
    testResults: [
      {
        name: 'a',
        status: 'failed',
        assertionResults: [
          unitTest('one', 'passed'),
          { ...unitTest('two', 'failed'), failureMessages: ['Error: 1 is not 2'] },
          unitTest('three', 'skipped'),
        ],
      },
      { name: 'b', status: 'failed', message: 'no such file', assertionResults: [] },
    ],
  })
  expect(vitestCounts(path)).toEqual({
    passed: 1,
    failed: 2,
    skipped: ['three'],
    flaky: [],
    failures: [
      { name: 'two', why: 'Error: 1 is not 2' },
      { name: 'b could not be loaded', why: 'no such file' },
    ],
  })
})

it('counts nested Playwright suites, and names a test that needed a second try', () => {
  const path = report({
    suites: [
      {
        specs: [spec('one', 'expected')],
        suites: [
          {
            specs: [
              spec('two', 'flaky', saidOnFirstTry),
              spec('three', 'skipped'),
              spec('four', 'unexpected'),
            ],
          },
        ],
      },
    ],
  })
  expect(playwrightCounts(path)).toEqual({
    passed: 2,
    failed: 1,
    skipped: ['x.spec.ts three'],
    flaky: [{ name: 'x.spec.ts two', why: 'line 7: Error: no such row\n  expected 1' }],
    failures: [{ name: 'x.spec.ts four', why: '' }],
  })
})

it('counts nothing where no report was written', () => {
  expect(vitestCounts('/nowhere/report.json')).toEqual({
    passed: 0,
    failed: 0,
    skipped: [],
    flaky: [],
    failures: [],
  })
})

it('ends with the sum of all steps', () => {
  expect(
    lastLine([
      { ...step, passed: 3, failed: 1 },
      { ...step, passed: 4, failed: 0 },
    ]),
  ).toBe('7 passed, 1 failed')
})

it('names every test that failed, and why', () => {
  expect(
    failedList([
      {
        ...step,
        name: 'browser',
        passed: 4,
        failed: 1,
        failures: [{ name: 'x.spec.ts two', why: 'line 7: no row\nexpected 1' }],
      },
    ]),
  ).toBe('  FAILED browser: x.spec.ts two\n      line 7: no row\n      expected 1')
  expect(failedList([{ ...step, passed: 4, failed: 0 }])).toBe('')
})

it('names every test that needed a second try', () => {
  const results = [
    { ...step, name: 'browser', passed: 4, failed: 0, flaky: [{ name: 'x.spec.ts two', why: '' }] },
  ]
  expect(flakyList(results)).toContain('FLAKY: browser: x.spec.ts two')
  expect(flakyList([{ ...step, passed: 4, failed: 0 }])).toBe('')
})

// Reads what Vitest and Playwright write as JSON, and says how many tests passed, failed and were left out.
import { existsSync, readFileSync } from 'node:fs'

export type Counts = {
  passed: number
  failed: number
  skipped: string[]
  /** Tests that passed only on a second try: counted as passed, named at the end. */
  flaky: string[]
  /** Failed tests by name; empty where a step has no report of its tests. */
  failures: string[]
}

type VitestReport = { testResults: { name: string; status: string; assertionResults: { fullName: string; status: string }[] }[] }
type PlaywrightSpec = { title: string; file: string; tests: { status: 'expected' | 'unexpected' | 'flaky' | 'skipped' }[] }
type PlaywrightSuite = { specs?: PlaywrightSpec[]; suites?: PlaywrightSuite[] }
type PlaywrightReport = { suites: PlaywrightSuite[]; errors?: unknown[] }

const readReport = (path: string): unknown => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null)

/** Counts of one Vitest JSON report; a file that could not even be loaded counts as one failure. */
export const vitestCounts = (path: string): Counts => {
  const report = readReport(path) as VitestReport | null
  const files = report?.testResults ?? []
  const cases = files.flatMap((file) => file.assertionResults)
  const failures = cases.filter((test) => test.status === 'failed').map((test) => test.fullName.trim())
  const unloadable = files.filter((file) => file.status === 'failed' && file.assertionResults.every((test) => test.status !== 'failed'))
  return {
    passed: cases.filter((test) => test.status === 'passed').length,
    failed: failures.length + unloadable.length,
    skipped: cases.filter((test) => test.status !== 'passed' && test.status !== 'failed').map((test) => test.fullName.trim()),
    flaky: [],
    failures: [...failures, ...unloadable.map((file) => `${file.name} could not be loaded`)],
  }
}

const specsOf = (suite: PlaywrightSuite): PlaywrightSpec[] => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)]

/** Counts of one Playwright JSON report. */
export const playwrightCounts = (path: string): Counts => {
  const report = readReport(path) as PlaywrightReport | null
  const runs = (report?.suites ?? []).flatMap(specsOf).flatMap((spec) => spec.tests.map((test) => ({ title: `${spec.file} ${spec.title}`, status: test.status })))
  const titlesOf = (status: string): string[] => runs.filter((run) => run.status === status).map((run) => run.title)
  return {
    passed: runs.filter((run) => run.status === 'expected' || run.status === 'flaky').length,
    failed: titlesOf('unexpected').length + (report?.errors?.length ?? 0),
    skipped: titlesOf('skipped'),
    flaky: titlesOf('flaky'),
    failures: titlesOf('unexpected'),
  }
}

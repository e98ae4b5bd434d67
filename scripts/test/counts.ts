// Reads what Vitest and Playwright write as JSON, and says how many tests passed, failed and were left out.
import { existsSync, readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

/** A test that failed: its name, and the beginning of what its runner said of it. */
export type Failure = { name: string; why: string }

export type Counts = {
  passed: number
  failed: number
  skipped: string[]
  /** Tests that passed only on a second try: counted as passed, named at the end. */
  flaky: Failure[]
  /** Failed tests; empty where a step has no report of its tests. */
  failures: Failure[]
}

type VitestCase = { fullName: string; status: string; failureMessages?: string[] }
type VitestReport = {
  testResults: { name: string; status: string; message?: string; assertionResults: VitestCase[] }[]
}
type PlaywrightStatus = 'expected' | 'unexpected' | 'flaky' | 'skipped'
type PlaywrightTest = {
  status: PlaywrightStatus
  results?: { error?: { message?: string; location?: { line: number } } }[]
}
type PlaywrightSpec = { title: string; file: string; tests: PlaywrightTest[] }
type PlaywrightSuite = { specs?: PlaywrightSpec[]; suites?: PlaywrightSuite[] }
type PlaywrightReport = { suites: PlaywrightSuite[]; errors?: unknown[] }

const mostLines = 8

/** The first lines of a runner's message that say something, without its colours. */
const opening = (message: string | undefined): string =>
  stripVTControlCharacters(message ?? '')
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '')
    .slice(0, mostLines)
    .join('\n')

const readReport = (path: string): unknown =>
  existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null

/** Counts of one Vitest JSON report; a file that could not even be loaded counts as one failure. */
export const vitestCounts = (path: string): Counts => {
  const report = readReport(path) as VitestReport | null
  const files = report?.testResults ?? []
  const cases = files.flatMap((file) => file.assertionResults)
  const failures = cases
    .filter((test) => test.status === 'failed')
    .map((test) => ({ name: test.fullName.trim(), why: opening(test.failureMessages?.[0]) }))
  const unloadable = files.filter(
    (file) =>
      file.status === 'failed' && file.assertionResults.every((test) => test.status !== 'failed'),
  )
  return {
    passed: cases.filter((test) => test.status === 'passed').length,
    failed: failures.length + unloadable.length,
    skipped: cases
      .filter((test) => test.status !== 'passed' && test.status !== 'failed')
      .map((test) => test.fullName.trim()),
    flaky: [],
    failures: [
      ...failures,
      ...unloadable.map((file) => ({
        name: `${file.name} could not be loaded`,
        why: opening(file.message),
      })),
    ],
  }
}

const specsOf = (suite: PlaywrightSuite): PlaywrightSpec[] => [
  ...(suite.specs ?? []),
  ...(suite.suites ?? []).flatMap(specsOf),
]

/** What the first try that went wrong said, and on which line of its file. */
const whyOf = (test: PlaywrightTest): string => {
  const error = (test.results ?? []).find((result) => result.error !== undefined)?.error
  const line = error?.location?.line
  return opening(`${line === undefined ? '' : `line ${line}: `}${error?.message ?? ''}`)
}

/** Counts of one Playwright JSON report. */
export const playwrightCounts = (path: string): Counts => {
  const report = readReport(path) as PlaywrightReport | null
  const runs = (report?.suites ?? []).flatMap(specsOf).flatMap((spec) =>
    spec.tests.map((test) => ({
      name: `${spec.file} ${spec.title}`,
      status: test.status,
      why: whyOf(test),
    })),
  )
  const those = (status: PlaywrightStatus): Failure[] =>
    runs.filter((run) => run.status === status).map(({ name, why }) => ({ name, why }))
  return {
    passed: runs.filter((run) => run.status === 'expected' || run.status === 'flaky').length,
    failed: those('unexpected').length + (report?.errors?.length ?? 0),
    skipped: those('skipped').map(({ name }) => name),
    flaky: those('flaky'),
    failures: those('unexpected'),
  }
}

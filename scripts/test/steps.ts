// What `npm test` runs, in order. Steps of one stage run side by side: only where two cores gain by it.
import { join } from 'node:path'

export type Step = {
  name: string
  command: string
  limitMs: number
  /** The limit of a long run where six times the quick one does not fit. */
  longLimitMs?: number
  environment?: Record<string, string>
  /** Where a suite leaves its counts; a step without a report counts as one test. */
  report?: { kind: 'vitest' | 'playwright'; path: string }
}

const minuteMs = 60_000
const reports = '.cache/test'

const plain = (name: string, command: string, limitMs = 5 * minuteMs): Step => ({
  name,
  command,
  limitMs,
})

const vitest = (name: string, project: string, limitMs: number, ...more: string[]): Step => {
  const path = join(reports, `${project}.json`)
  const projects = [project, ...more].map((one) => `--project ${one}`).join(' ')
  const command = `vitest run ${projects} --reporter=default --reporter=json --outputFile.json=${path}`
  return { name, command, limitMs, report: { kind: 'vitest', path } }
}

const browser: Step = {
  name: 'browser',
  command: 'node scripts/browser/ensure-browser.ts && playwright test --reporter=list,json',
  limitMs: 60 * minuteMs,
  environment: { PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, 'browser.json') },
  report: { kind: 'playwright', path: join(reports, 'browser.json') },
}

/** A step's name as files and scripts spell it. */
export const slugOf = (name: string): string => name.replaceAll(' ', '-')

export const stages: Step[][] = [
  [plain('format', 'npm run -s format')],
  [plain('types', 'npm run -s types'), plain('lint', 'npm run -s lint')],
  [
    plain('boundaries', 'npm run -s boundaries'),
    plain('unused code', 'npm run -s unused'),
    vitest('unit', 'unit', 5 * minuteMs),
    vitest('locale parity', 'locales', 2 * minuteMs),
  ],
  [
    vitest('architecture', 'architecture', 5 * minuteMs),
    vitest('contract', 'contract', 5 * minuteMs),
  ],
  // A long run plays 10,000 schedules on IndexedDB (2 to 4 in a second of a core), 100,000 in
  // memory (40 to 50) and all seeded bugs.
  [{ ...vitest('sync simulation', 'sync', 15 * minuteMs), longLimitMs: 240 * minuteMs }],
  [vitest('server', 'server', 10 * minuteMs, 'attacks')],
  [plain('build', 'npm run -s build')],
  [plain('budgets', 'npm run -s budgets')],
  [browser],
]

/** Those of `npm run check` that take longer than a look at what they read; package.json says under `wireit` what that is. */
export const reusable: ReadonlySet<string> = new Set([
  'types',
  'lint',
  'boundaries',
  'unit',
  'locale parity',
])

/** The same step by a script that runs it only if its inputs, the lockfile or Node changed since it passed (wireit). */
export const reusing = (step: Step): Step =>
  reusable.has(step.name)
    ? {
        ...step,
        command: `npm run -s reuse:${slugOf(step.name)}`,
        environment: { ...step.environment, WIREIT_CACHE: 'local', WIREIT_LOGGER: 'simple' },
      }
    : step

/** The same step with more effort (suites read TEST_LONG) and the time for it. */
export const lengthened = (step: Step): Step => ({
  ...step,
  limitMs: step.longLimitMs ?? step.limitMs * 6,
  environment: { ...step.environment, TEST_LONG: '1' },
})

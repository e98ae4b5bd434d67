// Which steps a change can reach: for `npm test -- --changed`, a quick answer while working. The full run decides.
// Two sources: the imports behind a suite's tests, and rules for what is read by its path.
import { execFileSync } from 'node:child_process'
import { importEdges } from '../import-edges.ts'

/** Read whole by every run: they take seconds, or see all files anyway. */
const always = ['format', 'types', 'lint', 'boundaries', 'unused code', 'unit']

const reached: { paths: RegExp; steps: readonly string[] }[] = [
  // What the server says, in its answers and its letters.
  {
    paths: /^locales\/[^/]+\/(server|mail)\.json$/,
    steps: ['architecture', 'locale parity', 'contract', 'server', 'browser'],
  },
  { paths: /^locales\//, steps: ['architecture', 'locale parity', 'build', 'budgets', 'browser'] },
  { paths: /^(docs\/|[A-Z]+\.md$|tests\/architecture\/|\.)/, steps: ['architecture'] },
  { paths: /^scripts\/browser\//, steps: ['architecture', 'browser'] },
  { paths: /^scripts\//, steps: ['architecture', 'build', 'budgets'] },
  { paths: /^tests\/locales\//, steps: ['locale parity'] },
  { paths: /^tests\/contract\//, steps: ['contract'] },
  { paths: /^tests\/server\//, steps: ['server'] },
  { paths: /^tests\/sync\//, steps: ['sync simulation'] },
  { paths: /^tests\/e2e\//, steps: ['build', 'browser'] },
  { paths: /^tests\/fakes\//, steps: ['contract', 'server', 'sync simulation'] },
  {
    paths: /^server\//,
    steps: ['architecture', 'contract', 'server', 'sync simulation', 'build', 'browser'],
  },
  {
    paths: /^src\/(domain|contract)\//,
    steps: ['architecture', 'contract', 'server', 'sync simulation', 'build', 'budgets', 'browser'],
  },
  {
    paths: /^src\/(data|api|sync)\//,
    steps: ['architecture', 'contract', 'sync simulation', 'build', 'budgets', 'browser'],
  },
  {
    paths: /^(src\/|public\/|index\.html$)/,
    steps: ['architecture', 'build', 'budgets', 'browser'],
  },
]

/** Where the tests of a step lie; the browser's import its harness, and look at the whole app besides. */
const suites: readonly [step: string, folder: string][] = [
  ['architecture', 'tests/architecture/'],
  ['contract', 'tests/contract/'],
  ['locale parity', 'tests/locales/'],
  ['sync simulation', 'tests/sync/'],
  ['server', 'tests/server/'],
  ['browser', 'tests/e2e/'],
]

/** Each step with every file that its tests import, and what those import in turn. */
const filesBehindSteps = (): [step: string, files: ReadonlySet<string>][] => {
  const edges = Map.groupBy(
    importEdges('.', ['src', 'server', 'scripts', 'tests', 'locales']),
    ({ from }) => from,
  )
  return suites.map(([step, folder]) => {
    const files = new Set([...edges.keys()].filter((file) => file.startsWith(folder)))
    // A set that grows while it is walked is walked to its end.
    for (const file of files) for (const { to } of edges.get(file) ?? []) files.add(to)
    return [step, files]
  })
}

/**
 * Names of the steps that `paths` can reach, or null where only the full run will do: a lockfile,
 * settings, what nobody foresaw.
 */
export const stepsReachedBy = (paths: readonly string[]): Set<string> | null => {
  const names = new Set(always)
  for (const path of paths) {
    const rule = reached.find((one) => one.paths.test(path))
    if (!rule) return null
    for (const name of rule.steps) names.add(name)
  }
  for (const [step, files] of filesBehindSteps())
    if (paths.some((path) => files.has(path))) names.add(step)
  return names
}

const lines = (...args: string[]): string[] =>
  execFileSync('git', args, { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line !== '')

/** Paths that differ from `base`, those that git does not know yet included. */
export const changedPaths = (base: string): string[] => [
  ...lines('diff', '--name-only', base),
  ...lines('ls-files', '--others', '--exclude-standard'),
]

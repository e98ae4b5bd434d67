// Which steps a change can reach: for `npm test -- --changed`, a quick answer while working. The full run decides.
import { execFileSync } from 'node:child_process'

/** Read whole by every run: they take seconds, or see all files anyway. */
const always = ['format', 'types', 'lint', 'boundaries', 'unused code', 'unit']

const reached: { paths: RegExp; steps: readonly string[] }[] = [
  { paths: /^locales\//, steps: ['locale parity', 'build', 'budgets', 'browser'] },
  { paths: /^(docs\/|[A-Z]+\.md$|tests\/architecture\/|\.)/, steps: ['architecture'] },
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

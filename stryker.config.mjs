// The mutation check over what must never lose an edit (docs/reliability.md). `npm run test:mutation` makes every
// mutant and leaves out those that an earlier run has killed; MUTATE='globs' looks at a part, SCHEDULES=0 leaves out the
// schedules, so that they play only against what the unit tests let through.

const heart = ['src/sync/**/*.ts', 'src/data/**/*.ts', 'src/domain/watchlist.ts']

export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tests/mutation/vitest.config.ts', related: false },
  mutate: [...(process.env['MUTATE']?.split(' ') ?? heart), '!src/**/*.test.ts'],
  coverageAnalysis: 'perTest',
  // Names of states, calls and classes belong to unions, so that the compiler refuses a changed one (Stryker can't ask
  // TypeScript 7); the other texts are words for the log.
  mutator: { excludedMutations: ['StringLiteral'] },
  // Values made once while a module loads: each would need a new process and every test. Tables of names and schemas
  // are nearly all of them, and the compiler and the contract's tests hold those.
  ignoreStatic: true,
  concurrency: 2,
  // A starved machine must not count as a kill.
  timeoutMS: 15_000,
  timeoutFactor: 1.5,
  incremental: true,
  incrementalFile: '.cache/mutation/incremental.json',
  reporters: ['clear-text', 'progress-append-only', 'json'],
  jsonReporter: { fileName: '.cache/mutation/report.json' },
  clearTextReporter: { logTests: false, reportTests: false, allowColor: false },
  thresholds: { high: 95, low: 85, break: 85 },
  // Stryker rewrites the tsconfig of its copy through an interface that TypeScript 7 no longer has; ours needs no rewriting.
  tsconfigFile: 'tsconfig.none.json',
  ignorePatterns: ['docs', 'public', 'dist', 'tests/e2e', 'tests/bench', '.data'],
  tempDirName: '.cache/mutation/sandbox',
}

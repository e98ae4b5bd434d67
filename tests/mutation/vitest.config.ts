// The tests a mutant has to survive (stryker.config.mjs): those of what crosses the engine and its data, and the schedules.
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { warmThread } from './warm-thread.ts'

/** Told through a whole server, the longest last. */
const stories = [
  'golden',
  'queue-events',
  'damaged-rows',
  'latecomer',
  'one-drains',
  'reached-elsewhere',
  'renamed-elsewhere',
  'retry-refused',
  'selection',
]
const dear = [
  'src/data/catalog-db',
  'src/data/open-account',
  'storage/guard-storage',
  'tests/sync/',
  ...stories,
  'tests/sync/catalog',
  'watchlists/reconnect',
  'watchlists/parking',
  'watchlists/capabilities',
  'watchlists/watchlist-rules',
  'tests/mutation/',
]
const cost = ({ moduleId }: TestSpecification): number =>
  dear.findLastIndex((part) => moduleId.includes(part))

/** Rules before whole stories: a mutant ends at the first test that notices, and the cheap ones often do. */
class CheapFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((a, b) => cost(a) - cost(b) || a.moduleId.localeCompare(b.moduleId))
  }
}

export default defineConfig({
  plugins: [
    {
      name: 'warm-thread',
      // Stryker's own options name a pool of Vitest's, and go before the file's.
      configureVitest: ({ project }) => {
        project.config.pool = warmThread.name
        project.config.poolRunner = warmThread
      },
    },
  ],
  test: {
    include: [
      'src/{sync,data}/**/*.test.ts',
      'src/domain/watchlist*.test.ts',
      'tests/sync/**/*.test.ts',
      'tests/mutation/**/*.test.ts',
    ],
    // Schedules by the thousand, and a market by the megabyte: too much for every mutant.
    exclude: ['tests/sync/simulation/**', 'tests/sync/catalog/real-server.test.ts'],
    // The fake comes first: Dexie looks for IndexedDB when it is loaded, which is once.
    setupFiles: [
      'fake-indexeddb/auto',
      'tests/fakes/unexpected-console.ts',
      'tests/mutation/first-failure.ts',
    ],
    // Some mutants make a test wait for ever. The schedules take longer than any other test.
    testTimeout: Number(process.env['SCHEDULES'] ?? 25) === 0 ? 20_000 : 120_000,
    // Titles carry the seed: a mutant's run must know the tests by the names they had in the first one.
    env: { SEED: process.env['SEED'] ?? '20261123' },
    // The modules are loaded once for all files: most of the time of a mutant is loading.
    isolate: false,
    sequence: { sequencer: CheapFirst },
  },
})

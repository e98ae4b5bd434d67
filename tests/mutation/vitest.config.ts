// The tests a mutant has to survive (stryker.config.mjs): those of what crosses the engine and its data, and the schedules.
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/{sync,data}/**/*.test.ts', 'src/domain/watchlist*.test.ts', 'tests/sync/**/*.test.ts', 'tests/mutation/**/*.test.ts'],
    // Schedules by the thousand, and a market by the megabyte: too much for every mutant.
    exclude: ['tests/sync/simulation/**', 'tests/sync/catalog/real-server.test.ts'],
    // The fake comes first: Dexie looks for IndexedDB when it is loaded, which is once.
    setupFiles: ['fake-indexeddb/auto', 'tests/fakes/unexpected-console.ts'],
    testTimeout: 120_000,
    // The modules are loaded once for all files: most of the time of a mutant is loading.
    isolate: false,
  },
})

import { defineConfig } from 'vitest/config'

const setupFiles = ['tests/fakes/unexpected-console.ts']

export default defineConfig({
  test: {
    projects: [
      // Pure rules keep nothing between files, so they share one load of the modules: less than half the time of a load for each.
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'server/**/*.test.ts', 'scripts/**/*.test.ts'],
          setupFiles,
          testTimeout: 20_000,
          isolate: false,
        },
      },
      {
        test: {
          name: 'locales',
          include: ['tests/locales/**/*.test.ts'],
          setupFiles,
          isolate: false,
        },
      },
      {
        test: {
          name: 'architecture',
          include: ['tests/architecture/**/*.test.ts'],
          setupFiles,
          testTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'contract',
          include: ['tests/contract/**/*.test.ts'],
          setupFiles,
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'server',
          include: ['tests/server/**/*.test.ts'],
          setupFiles,
          globalSetup: ['tests/fakes/postgres-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'sync',
          include: ['tests/sync/**/*.test.ts'],
          setupFiles,
          testTimeout: 600_000,
        },
      },
    ],
  },
})

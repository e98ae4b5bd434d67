import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const attacks = 'tests/server/abuse/abuse.test.ts'
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
      // These wait for disks, processes and clocks as long as they compute: two a core. But for the attacks, which measure
      // how long a bystander waits and so have the machine to themselves, afterwards.
      {
        test: {
          name: 'server',
          include: ['tests/server/**/*.test.ts'],
          exclude: [attacks],
          maxWorkers: 2 * availableParallelism(),
          sequence: { groupOrder: 1 },
          setupFiles,
          globalSetup: ['tests/fakes/postgres-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'attacks',
          include: [attacks],
          maxWorkers: 1,
          sequence: { groupOrder: 2 },
          setupFiles,
          testTimeout: 60_000,
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

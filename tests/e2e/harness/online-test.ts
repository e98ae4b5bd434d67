// `test` for suites that are online throughout: without a worker, a fresh profile of each test is spared the whole
// precache, a fifth of the processor time of a short test.
import { test as base } from './test.ts'

export const test = base.extend({ serviceWorkers: async ({}, use) => use('block') })

// Browser suites: the built app served by the real server, one server a worker, nothing from outside.
import { defineConfig } from '@playwright/test'
import { browserFlags } from './scripts/browser/browser-flags.ts'
import { findBrowser } from './scripts/browser/find-browser.ts'

const found = findBrowser()
const isLong = process.env['TEST_LONG'] === '1'

// A name that is not this machine resolves to nothing, whatever a page asks for.
const onlyLoopback = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1'

export const launchOptions = {
  ...(found ? { executablePath: found.path } : {}),
  args: [...browserFlags, onlyLoopback],
}

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  // flight, two-tabs, update and storage-faults tell the same stories on a good network; behind a bad one they are long.
  testIgnore: isLong ? [] : ['**/faults/{faulty-update,lost-files,week}.spec.ts'],
  globalSetup: './tests/e2e/harness/require-build.ts',
  outputDir: '.cache/test/browser',
  snapshotPathTemplate: 'tests/e2e/pictures/{arg}{ext}',
  workers: 2,
  // A second try is never silent: `npm test` names every test that needed one. The long run allows none.
  retries: isLong ? 0 : 1,
  forbidOnly: true,
  // Limits only end what hangs. They are several times what a quiet machine needs, for one that is slow or shared.
  timeout: isLong ? 600_000 : 180_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    launchOptions,
    locale: 'en-US',
    timezoneId: 'UTC',
    trace: 'off',
    actionTimeout: 20_000,
    navigationTimeout: 60_000,
  },
})

// Browser suites: the built app served by the real server, one server a worker, nothing from outside.
import { defineConfig } from '@playwright/test'
import { browserFlags } from './scripts/browser-flags.ts'
import { findBrowser } from './scripts/find-browser.ts'

const found = findBrowser()
const isLong = process.env['TEST_LONG'] === '1'

// A name that is not this machine resolves to nothing, whatever a page asks for.
const onlyLoopback = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1'

export const launchOptions = { ...(found ? { executablePath: found.path } : {}), args: [...browserFlags, onlyLoopback] }

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  globalSetup: './tests/e2e/harness/require-build.ts',
  outputDir: '.cache/test/browser',
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: isLong ? 300_000 : 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: { browserName: 'chromium', launchOptions, locale: 'en-US', timezoneId: 'UTC', trace: 'off', actionTimeout: 10_000, navigationTimeout: 20_000 },
})

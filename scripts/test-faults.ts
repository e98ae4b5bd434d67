// `npm run test:faults`: the browser suites under faults with all their effort. KILLS and SEED come
// from the environment; arguments name suites (`npm run test:faults -- week kills`). The app must
// have been built.
import { spawnSync } from 'node:child_process'
import { ensureBrowser } from './browser/ensure-browser.ts'

ensureBrowser()
const suites = process.argv.slice(2).map((name) => `tests/e2e/faults/${name}`)
const { status } = spawnSync(
  process.execPath,
  [
    'node_modules/@playwright/test/cli.js',
    'test',
    ...(suites.length === 0 ? ['tests/e2e/faults/'] : suites),
  ],
  {
    stdio: 'inherit',
    env: { ...process.env, TEST_LONG: '1' },
  },
)
process.exitCode = status ?? 1

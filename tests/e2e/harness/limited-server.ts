// A server with its real limits, those of failed logins small enough to reach them quickly.
import { freshDataDir, removeDataDir, startServer, type RunningServer } from './server.ts'
import { test as base } from './online-test.ts'

export const test = base.extend<object, { server: RunningServer }>({
  server: [
    async ({}, use) => {
      const dataDir = freshDataDir()
      const environment = {
        RATE_LIMITS: 'on',
        CAPTCHA: 'altcha',
        LIMIT_CALLS_PER_MINUTE: '100000',
        LOGIN_FAILURES_PER_ACCOUNT: '8',
        LOGIN_CAPTCHA_AFTER: '8',
        LOGIN_DELAY_AFTER: '100',
      }
      const server = await startServer({ dataDir, environment })
      await use(server)
      await server.stop()
      removeDataDir(dataDir)
    },
    { scope: 'worker', timeout: 180_000 },
  ],
})

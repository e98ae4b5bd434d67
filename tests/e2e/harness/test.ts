// `test` for every browser suite: a server per worker, a line of its own per test, and a watch on every page.
import { expect, test as base, type BrowserContext } from '@playwright/test'
import { administrator } from './enter-as.ts'
import { freshDataDir, removeDataDir, startServer, type RunningServer } from './server.ts'
import { openLine, type Line } from './line.ts'
import { waitForApp } from './first-frame.ts'
import { watchContext, type PageWatch } from './page-watch.ts'

type TestFixtures = {
  /** The cable between this test's browsers and the server. */
  line: Line
  /** Faults of the test's own pages; it fails on any that was not expected. */
  watch: PageWatch
  /** Cuts or mends the cable and tells the browser so. */
  setOffline: (isOffline: boolean, contexts?: BrowserContext[]) => Promise<void>
  /** Another browser profile at the same server: a second device. `expects`: an error that it is meant to meet. */
  openDevice: (expects?: RegExp) => Promise<BrowserContext>
}

type Options = {
  /** Set by the suite of the picture itself: its pages do not wait until the app has taken over. */
  seesFirstFrame: boolean
}

type WorkerFixtures = { server: RunningServer }

export const test = base.extend<TestFixtures & Options, WorkerFixtures>({
  seesFirstFrame: [false, { option: true }],
  server: [
    async ({}, use) => {
      const dataDir = freshDataDir()
      const server = await startServer({
        dataDir,
        environment: { ADMIN_EMAIL: administrator.email, ADMIN_PASSWORD: administrator.password },
      })
      await use(server)
      await server.stop()
      removeDataDir(dataDir)
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  line: async ({ server }, use) => {
    const line = await openLine(server.port)
    await use(line)
    await line.close()
  },
  baseURL: async ({ line }, use) => use(line.origin),
  watch: [
    async ({ context, seesFirstFrame }, use) => {
      if (!seesFirstFrame) waitForApp(context)
      const watch = watchContext(context)
      await use(watch)
      expect(watch.faults()).toEqual([])
    },
    { auto: true },
  ],
  setOffline: async ({ line, context }, use) => {
    await use(async (isOffline, contexts = [context]) => {
      if (isOffline) line.cut()
      else line.mend()
      await Promise.all(contexts.map((each) => each.setOffline(isOffline)))
    })
  },
  openDevice: async ({ browser, baseURL }, use) => {
    const opened: { context: BrowserContext; watch: PageWatch }[] = []
    await use(async (expects) => {
      const context = await browser.newContext({
        ...(baseURL === undefined ? {} : { baseURL }),
        locale: 'en-US',
        timezoneId: 'UTC',
      })
      waitForApp(context)
      const watch = watchContext(context)
      if (expects) watch.expectError(expects)
      opened.push({ context, watch })
      return context
    })
    for (const { context, watch } of opened) {
      expect(watch.faults()).toEqual([])
      await context.close()
    }
  },
})

export { expect } from '@playwright/test'

// What is started: the built app, and a page of the same stack that does nothing else.
import type { BrowserContext, Page } from '@playwright/test'
import { fileURLToPath } from 'node:url'
import { build, preview } from 'vite'
import { succeed } from '#contract/envelope.ts'
import { syntheticBlock, syntheticSnapshot } from '#tests/fixtures/synthetic-market.ts'
import { whenShellIsCached } from '../../e2e/harness/service-worker.ts'
import { freshDataDir, removeDataDir, startServer } from '../../e2e/harness/server.ts'

export type StartContender = {
  name: string
  url: string
  /** Whether it comes from its worker, without a connection. */
  isOffline: boolean
  /** Whether every timed start has a profile of its own, in which nothing is stored. */
  isFirstVisit?: boolean
  /** Brings what the timed starts find stored, on a profile that is fresh. */
  visitFirst: (context: BrowserContext, page: Page, url: string) => Promise<void>
  close: () => Promise<void>
}

type Call = { f: string; since?: number; block?: number }

const answerWith = async (context: BrowserContext, coins: number): Promise<void> => {
  const snapshot = syntheticSnapshot(coins)
  const { version, count, source } = snapshot
  const same = { kind: 'delta', version, since: version, count, source, removed: [], ids: [] }
  await context.route('**/client.php', async (route) => {
    const { f, since, block } = route.request().postDataJSON() as Call
    if (f === 'get_market')
      return route.fulfill({
        json: succeed(since === version ? { ...same, columns: {} } : snapshot),
      })
    if (f === 'get_market_block')
      return route.fulfill({ json: succeed(syntheticBlock(snapshot, block ?? 0)) })
    return route.continue()
  })
}

const served = async () => {
  const dataDir = freshDataDir()
  // Building the skeleton leaves NODE_ENV at production, where a server wants its public address.
  const server = await startServer({ dataDir, environment: { NODE_ENV: 'development' } })
  return {
    url: `http://127.0.0.1:${server.port}/coinlist`,
    close: async () => {
      await server.stop()
      removeDataDir(dataDir)
    },
  }
}

export const ourApp = async (coins: number): Promise<StartContender> => ({
  ...(await served()),
  name: `the app, offline, ${coins} coins`,
  isOffline: true,
  visitFirst: async (context, page, url) => {
    await answerWith(context, coins)
    await page.goto(url)
    await page.locator('#root [data-row="0"]').first().waitFor()
    await whenShellIsCached(page)
    await page.waitForFunction(() => localStorage.getItem('first_frame:/coinlist') !== null)
    // Blocks and the rest of what a first visit stores.
    await page.waitForTimeout(10_000)
  },
})

/** Somebody who was never here, with the server's own market. */
export const ourFirstVisit = async (): Promise<StartContender> => ({
  ...(await served()),
  name: 'the app, first visit, online',
  isOffline: false,
  isFirstVisit: true,
  visitFirst: async () => {},
})

const configFile = fileURLToPath(new URL('skeleton/vite.config.ts', import.meta.url))
const skeletonPort = 4178

export const skeleton = async (coins: number): Promise<StartContender> => {
  await build({ configFile })
  const server = await preview({ configFile, preview: { port: skeletonPort, host: '127.0.0.1' } })
  const url = `http://127.0.0.1:${skeletonPort}/`
  return {
    name: `skeleton, offline, ${coins} coins`,
    url,
    isOffline: true,
    visitFirst: async (_context, page) => {
      await page.goto(url)
      await page.evaluate(async () => {
        await navigator.serviceWorker.register('/sw.js')
        await navigator.serviceWorker.ready
      })
      // Fetched by way of the worker this time, and so kept.
      await page.reload()
      await page.reload()
      await page.evaluate(
        (count) => (Reflect.get(globalThis, 'fillSkeleton') as (n: number) => Promise<void>)(count),
        coins,
      )
    },
    close: () => server.close(),
  }
}

// The built app in a Chromium, at the real server, with a made-up market of any size in place of the server's own.
import type { Browser, BrowserContext, CDPSession, Page, Route } from '@playwright/test'
import { chromium } from '@playwright/test'
import { succeed } from '#contract/envelope.ts'
import { syntheticBlock, syntheticSnapshot } from '#tests/fixtures/synthetic-market.ts'
import { launchOptions } from '../../../playwright.config.ts'
import { freshDataDir, removeDataDir, startServer } from '../../e2e/harness/server.ts'
import { installPaintClock } from './paint-clock.ts'

export type Device = 'desktop' | 'phone'

export type MarketSession = {
  browser: Browser
  snapshot: ReturnType<typeof syntheticSnapshot>
  errors: string[]
  /** A fresh profile with the whole market stored, its processor slowed `throttle` times. */
  open: (device: Device, throttle: number) => Promise<OpenPage>
  close: () => Promise<void>
}

export type OpenPage = {
  page: Page
  cdp: CDPSession
  context: BrowserContext
  origin: string
  throttle: number
}

const looks = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    deviceScaleFactor: 2,
  },
} as const

type Call = { f: string; since?: number; block?: number }

/** Waits until rows are on the screen and what the app does in idle time is done. */
export const whenSettled = async (page: Page): Promise<void> => {
  await page.locator('a[data-row="0"]').waitFor({ timeout: 120_000 })
  await page.waitForFunction(() => 'benchPaint' in globalThis)
  await page.evaluate(() =>
    (Reflect.get(globalThis, 'benchPaint') as { quiet: (ms: number) => Promise<void> }).quiet(1500),
  )
}

/** `appDir` holds the build to look at: two of them side by side tell more than two runs after one another. */
export const openMarketSession = async (coins: number, appDir = 'dist'): Promise<MarketSession> => {
  const dataDir = freshDataDir()
  const server = await startServer({ dataDir, appDir })
  const origin = `http://127.0.0.1:${server.port}`
  const browser = await chromium.launch(launchOptions)
  const snapshot = syntheticSnapshot(coins)
  const same = {
    kind: 'delta',
    version: snapshot.version,
    since: snapshot.version,
    count: snapshot.count,
    source: snapshot.source,
    removed: [],
    ids: [],
    columns: {},
  }
  const answer = async (route: Route): Promise<void> => {
    const { f, since, block } = route.request().postDataJSON() as Call
    if (f === 'get_market')
      return route.fulfill({ json: succeed(since === snapshot.version ? same : snapshot) })
    if (f === 'get_market_block')
      return route.fulfill({ json: succeed(syntheticBlock(snapshot, block ?? 0)) })
    return route.continue()
  }
  const errors: string[] = []
  return {
    browser,
    snapshot,
    errors,
    open: async (device, throttle) => {
      const context = await browser.newContext({
        ...looks[device],
        locale: 'en-US',
        timezoneId: 'UTC',
        serviceWorkers: 'block',
      })
      await context.addInitScript(installPaintClock)
      await context.route('**/client.php', answer)
      const page = await context.newPage()
      page.on('pageerror', (error) => errors.push(error.message))
      page.setDefaultTimeout(120_000)
      await page.goto(`${origin}/coinlist`)
      await whenSettled(page)
      const cdp = await context.newCDPSession(page)
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: throttle })
      return { page, cdp, context, origin, throttle }
    },
    close: async () => {
      await browser.close()
      await server.stop()
      removeDataDir(dataDir)
    },
  }
}

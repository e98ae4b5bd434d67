// `npm run screenshots`: the pictures of the README and of the web app manifest, taken from the
// built app with the sample market. The results are committed, so that a build needs no browser.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { chromium, expect, type Page } from '@playwright/test'
import { freshDataDir, removeDataDir, startServer } from '#tests/e2e/harness/server.ts'
import { whenShellIsCached } from '#tests/e2e/harness/service-worker.ts'
import { whenSettled } from '#tests/e2e/harness/settled.ts'
import { signUp } from '#tests/e2e/harness/sign-up.ts'
import { whenMarketIsStored } from '#tests/e2e/harness/stored-market.ts'
import { addCoins, createList } from '#tests/e2e/harness/watchlist-actions.ts'
import { browserFlags } from './browser/browser-flags.ts'
import { ensureBrowser } from './browser/ensure-browser.ts'
import { toWebp } from './screenshots/to-webp.ts'

const sizes = { wide: { width: 1440, height: 900 }, narrow: { width: 390, height: 844 } }
type Form = keyof typeof sizes

const dataDir = freshDataDir()
const server = await startServer({ dataDir })
const browser = await chromium.launch({ executablePath: ensureBrowser().path, args: browserFlags })
const context = await browser.newContext({
  baseURL: `http://127.0.0.1:${server.port}`,
  locale: 'en-US',
  timezoneId: 'UTC',
  reducedMotion: 'reduce',
})

const shoot = async (page: Page, ...paths: string[]): Promise<void> => {
  await whenSettled(page)
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete))
  const picture = await toWebp(context, await page.screenshot())
  for (const path of paths) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, picture)
    console.log(`${path}: ${Math.round(picture.length / 1024)} KiB`)
  }
}

/** What the connection says in the top bar, e.g. "Synced" or "Offline - 3 waiting". */
const whenConnectionSays = (page: Page, said: RegExp): Promise<void> =>
  expect(page.getByRole('banner').getByRole('button', { name: said })).toBeVisible({
    timeout: 30_000,
  })

const docs = (name: string): string => join('docs/screenshots', `${name}.webp`)
const manifest = (name: string, form: Form): string =>
  join('public/screenshots', `${name}-${form}.webp`)

/** An account with a list that looks like somebody's: the first ten coins, three of them added in the air. */
const furnish = async (page: Page): Promise<void> => {
  await page.setViewportSize(sizes.wide)
  await signUp(page)
  await createList(page, 'coin', 'Core holdings')
  await addCoins(page, 7)
  await createList(page, 'coin', 'Yield')
  await createList(page, 'ido', 'Q1 launches')
  await page
    .getByRole('navigation', { name: 'Watchlists' })
    .getByRole('button', { name: /Core holdings/ })
    .click()
  await whenShellIsCached(page)
  await whenMarketIsStored(page)
}

try {
  const page = await context.newPage()
  await furnish(page)
  for (const form of ['wide', 'narrow'] as const) {
    await page.setViewportSize(sizes[form])
    await page.goto('/coinlist')
    await shoot(page, manifest('coins', form), ...(form === 'wide' ? [docs('coin-list')] : []))
    await page.goto('/coin/bitcoin')
    await shoot(page, manifest('coin', form))
    await page.goto('/upcoming')
    await shoot(page, manifest('sales', form))
  }
  await page.setViewportSize(sizes.wide)
  await page.goto('/watchlist')
  await whenSettled(page)
  await whenConnectionSays(page, /^Synced/)
  await context.setOffline(true)
  await addCoins(page, 3)
  for (const form of ['wide', 'narrow'] as const) {
    await page.setViewportSize(sizes[form])
    await page.goto('/watchlist')
    await whenConnectionSays(page, /^Offline/)
    await shoot(
      page,
      manifest('watchlist', form),
      ...(form === 'wide' ? [docs('watchlist-offline')] : []),
    )
  }
} finally {
  await browser.close()
  await server.stop()
  removeDataDir(dataDir)
}

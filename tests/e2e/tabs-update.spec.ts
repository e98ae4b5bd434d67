// E3: a new version while several tabs are open. Reload in one asks the others, and nothing half typed is thrown away.
import { rmSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { openLine } from './harness/line.ts'
import { makeNextBuild } from './harness/next-build.ts'
import { freshDataDir, removeDataDir, startServer } from './harness/server.ts'
import { whenShellIsCached } from './harness/service-worker.ts'
import { signUp } from './harness/sign-up.ts'
import { expect, test } from './harness/test.ts'

const isNext = (page: Page) =>
  expect(page.locator('html')).toHaveAttribute('data-build', 'next', { timeout: 60_000 })
const reloadIn = (page: Page) => page.getByRole('button', { name: 'Reload', exact: true })

test('E3: Reload waits for a form in another tab, keeps what is typed, then takes both along; a new tab is told nothing', async ({
  browser,
}) => {
  test.setTimeout(300_000)
  const dataDir = freshDataDir()
  const nextBuild = makeNextBuild()
  const first = await startServer({ dataDir })
  const line = await openLine(first.port)
  const context = await browser.newContext({
    baseURL: line.origin,
    viewport: { width: 1440, height: 900 },
  })
  const one = await context.newPage()
  await signUp(one)
  await whenShellIsCached(one)
  const two = await context.newPage()
  await two.goto('/watchlist')
  await two
    .getByRole('navigation', { name: 'Watchlists' })
    .getByRole('button', { name: 'Create watchlist' })
    .click()
  const dialog = two.getByRole('dialog')
  await dialog.getByLabel('Name', { exact: true }).fill('Half typed')
  await dialog.getByLabel(/^Description/).fill('and a careful note')

  await first.stop()
  const second = await startServer({ dataDir, appDir: nextBuild })
  line.leadTo(second.port)
  await one.evaluate(
    async () => void (await (await navigator.serviceWorker.getRegistration())?.update()),
  )
  await expect(reloadIn(one)).toBeVisible({ timeout: 90_000 })

  await test.step('a tab that shows the new version already is not asked to load it', async () => {
    const hard = await context.newPage()
    const session = await context.newCDPSession(hard)
    await session.send('Network.enable')
    await session.send('Network.setBypassServiceWorker', { bypass: true })
    await hard.goto('/coinlist')
    await isNext(hard)
    await hard.waitForTimeout(3000)
    await expect(reloadIn(hard)).toBeHidden()
    await hard.close()
  })

  await one.bringToFront()
  await reloadIn(one).click()
  await expect(
    one
      .getByText(
        'Something is open or half typed, here or in another tab. Save or close it, then reload.',
      )
      .first(),
  ).toBeVisible()
  await expect(one.locator('html')).not.toHaveAttribute('data-build', 'next')
  await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue('Half typed')
  await expect(dialog.getByLabel(/^Description/)).toHaveValue('and a careful note')

  await test.step('the tab that was busy goes on in its old version: unvisited screens open', async () => {
    await two.bringToFront()
    await dialog.getByRole('button', { name: 'Create', exact: true }).click()
    await expect(dialog).toBeHidden()
    await two.getByRole('link', { name: 'IDO ratings' }).first().click()
    await expect(two.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(two.locator('html')).not.toHaveAttribute('data-build', 'next')
  })

  await one.bringToFront()
  await reloadIn(one).click()
  await isNext(one)
  await isNext(two)
  await two.goto('/watchlist')
  await expect(
    two.getByRole('navigation', { name: 'Watchlists' }).getByText('Half typed'),
  ).toBeVisible()
  await expect(reloadIn(two)).toBeHidden()

  await context.close()
  await line.close()
  await second.stop()
  removeDataDir(dataDir)
  rmSync(nextBuild, { recursive: true, force: true })
})

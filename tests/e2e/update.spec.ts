// Design 9: a new version is offered, never forced; what waits is sent, nothing is lost, and screens of the old
// version still open until the person reloads.
import { rmSync } from 'node:fs'
import { openLine } from './harness/line.ts'
import { makeNextBuild } from './harness/next-build.ts'
import { freshDataDir, removeDataDir, startServer } from './harness/server.ts'
import { serverLists } from './harness/server-lists.ts'
import { whenShellIsCached } from './harness/service-worker.ts'
import { signUp } from './harness/sign-up.ts'
import { expect, test } from './harness/test.ts'
import { createList, shownLists } from './harness/watchlist-actions.ts'

test('design 9: a deployment while edits wait is offered by a toast, and loses nothing', async ({
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
  const page = await context.newPage()
  const person = await signUp(page)
  await createList(page, 'coin', 'Before the update')
  await whenShellIsCached(page)

  line.cut()
  await context.setOffline(true)
  await createList(page, 'coin', 'Made while it was deployed')
  await first.stop()
  const second = await startServer({ dataDir, appDir: nextBuild })
  line.leadTo(second.port)
  line.mend()
  await context.setOffline(false)

  const reload = page.getByRole('button', { name: 'Reload', exact: true })
  await expect(reload).toBeVisible({ timeout: 90_000 })
  await expect(page.locator('html')).not.toHaveAttribute('data-build', 'next')

  await page.getByRole('link', { name: 'IDO ratings' }).first().click()
  await expect(page).toHaveURL(/\/upcoming/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await reload.click()
  await expect(page.locator('html')).toHaveAttribute('data-build', 'next', { timeout: 90_000 })
  await page.goto('/watchlist')
  await expect
    .poll(() => shownLists(page))
    .toEqual(['Before the update 0', 'Made while it was deployed 0'])
  await expect
    .poll(async () => (await serverLists(line.origin, person)).map((list) => list.name))
    .toEqual(['Before the update', 'Made while it was deployed'])

  await context.close()
  await line.close()
  await second.stop()
  removeDataDir(dataDir)
  rmSync(nextBuild, { recursive: true, force: true })
})

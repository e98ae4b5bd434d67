// D6: the browser's "Delete data" while the app is open. The page that is open stays, says what went, and gets its worker
// back with the connection.
import type { Page } from '@playwright/test'
import { enterAs, register } from './harness/enter-as.ts'
import { whenShellIsCached } from './harness/service-worker.ts'
import { whenSettled } from './harness/settled.ts'
import { expect, test } from './harness/test.ts'
import { createList } from './harness/watchlist-actions.ts'

test.use({ viewport: { width: 1440, height: 900 } })

const clearSiteData = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page)
  await session.send('Storage.clearDataForOrigin', {
    origin: new URL(page.url()).origin,
    storageTypes: 'indexeddb,cache_storage,service_workers',
  })
  await session.detach()
}

/** Marks the document: a reload would take the mark with it. */
const mark = (page: Page): Promise<void> =>
  page.evaluate(() => void Reflect.set(window, 'isSameDocument', true))
const isSameDocument = (page: Page): Promise<boolean> =>
  page.evaluate(() => Reflect.get(window, 'isSameDocument') === true)

const enter = async (page: Page, origin: string): Promise<void> => {
  await enterAs(page, origin, await register(origin))
  await page.goto('/watchlist')
  await whenSettled(page)
  await createList(page, 'coin', 'Core holdings')
  await expect(page.getByRole('banner').getByText('Synced', { exact: true })).toBeVisible({
    timeout: 60_000,
  })
  await whenShellIsCached(page)
}

const lossNotice = (page: Page) =>
  page.getByRole('status').filter({ hasText: '2 changes that had not been sent yet are gone.' })

test('D6: offline, an open page outlives its cleared data and tells how many changes went', async ({
  page,
  line,
  setOffline,
}) => {
  await enter(page, line.origin)
  await setOffline(true)
  await createList(page, 'coin', 'First offline')
  await createList(page, 'coin', 'Second offline')
  await mark(page)
  await clearSiteData(page)
  await expect(lossNotice(page)).toBeVisible()
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller === null))
    .toBe(true)
  await page.waitForTimeout(1500)
  expect(await isSameDocument(page)).toBe(true)

  await test.step('with the connection the worker is back, and the word still there', async () => {
    await setOffline(false)
    await whenShellIsCached(page)
    await expect(lossNotice(page)).toBeVisible()
    expect(await isSameDocument(page)).toBe(true)
  })
})

test('D6: online with changes that do not get through, the loss is told as well', async ({
  page,
  line,
}) => {
  await enter(page, line.origin)
  await page.route('**/client.php', (route) =>
    route.request().postData()?.includes('create_watchlist') ? route.abort() : route.continue(),
  )
  await createList(page, 'coin', 'First stuck')
  await createList(page, 'coin', 'Second stuck')
  await expect(page.getByRole('banner').getByText(/\b2\b/).first()).toBeVisible()
  await mark(page)
  await clearSiteData(page)
  await expect(lossNotice(page)).toBeVisible()
  await whenShellIsCached(page)
  expect(await isSameDocument(page)).toBe(true)
})

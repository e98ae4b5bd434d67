// Design 9: every route opens offline after one visit to the app, in every language.
import { expect, test } from './harness/test.ts'
import { speak } from './harness/language.ts'
import { pageUrls } from './harness/pages.ts'
import { whenShellIsCached } from './harness/service-worker.ts'
import { whenSettled } from './harness/settled.ts'
import { whenMarketIsStored } from './harness/stored-market.ts'

test('design 9: every page opens cold without a connection after one visit to the first', async ({
  page,
  context,
  setOffline,
}) => {
  await page.goto('/')
  await whenShellIsCached(page)
  await whenMarketIsStored(page)
  await setOffline(true)
  // A tab that never spoke to the server; a document that is loaded has nothing in memory: what it shows came from the device.
  const tab = await context.newPage()
  for (const url of pageUrls()) {
    await tab.goto(url)
    await whenSettled(tab)
    await expect(
      tab.locator('main').getByRole('heading', { level: 1 }),
      `${url} has no heading`,
    ).toBeVisible()
  }
  await test.step('design 10: a coin or sale that is not on the device says so under a heading, with a way on', async () => {
    for (const url of ['/coin/never-seen', '/ido/never-seen']) {
      await tab.goto(url)
      await whenSettled(tab)
      const main = tab.locator('main')
      await expect(main.getByRole('heading', { level: 1 }), url).toBeVisible()
      await expect(main.getByRole('link').or(main.getByRole('button')).first(), url).toBeVisible()
    }
  })
  await tab.close()
  await test.step('coins and sales themselves, not only their frames', async () => {
    await page.goto('/coinlist')
    await expect(page.locator('main tbody tr').nth(9)).toBeVisible()
    await page.goto('/coin/bitcoin')
    await expect(page.getByRole('heading', { level: 1, name: /Bitcoin/ })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Verify this score' })).toBeVisible()
    await page.goto('/upcoming')
    await expect(page.getByRole('table', { name: 'Upcoming sales' }).getByRole('row')).toHaveCount(
      26,
    )
    await page.goto('/ido/quarrystone')
    await expect(page.getByRole('heading', { level: 1, name: /Quarrystone/ })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Verify this score' })).toBeVisible()
  })
})

test('R-I18-002, design 9: the other eleven languages are on the device too', async ({
  page,
  context,
  setOffline,
}) => {
  await page.goto('/')
  await whenShellIsCached(page)
  await setOffline(true)
  // Their files come with one list of the build, so a few stand for all of them in `npm test`.
  const others = ['ar', 'es-AR', 'zh', 'tr', 'ja', 'es', 'pt', 'ru', 'vi', 'ko', 'it']
  for (const code of others.slice(0, process.env['TEST_LONG'] === '1' ? others.length : 3)) {
    const tab = await context.newPage()
    await speak(tab, code)
    await tab.goto('/login')
    await whenSettled(tab)
    await expect(tab.locator('html'), code).toHaveAttribute('lang', code)
    await expect(tab.locator('html'), code).toHaveAttribute('dir', code === 'ar' ? 'rtl' : 'ltr')
    await expect(tab.locator('main')).not.toContainText('Log in')
    await tab.close()
  }
})

test('design 9: without a worker the server still answers every page', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    ...(baseURL === undefined ? {} : { baseURL }),
  })
  const page = await context.newPage()
  await page.goto('/login')
  await whenSettled(page)
  await expect(page.getByRole('heading').first()).toBeVisible()
  await context.close()
})

test('design 9: code of a part that does not arrive takes nothing else away, and is asked for again', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    ...(baseURL === undefined ? {} : { baseURL }),
  })
  const page = await context.newPage()
  await context.route('**/assets/tool-row-*.js*', (route) => route.abort())
  await page.goto('/coinlist')
  await expect(page.locator('main tbody tr').nth(9)).toBeVisible()
  await expect(page.locator('main').getByRole('searchbox')).toBeHidden()
  await context.unroute('**/assets/tool-row-*.js*')
  await expect(page.locator('main').getByRole('searchbox')).toBeVisible()
  await context.close()
})

test('design 9: a dialog whose code is not on the device says so and what to do, can be given up, and opens once there is a connection', async ({
  browser,
  baseURL,
  setOffline,
}) => {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    ...(baseURL === undefined ? {} : { baseURL }),
  })
  const page = await context.newPage()
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/coinlist')
  await whenSettled(page)
  await setOffline(true, [context])
  const opener = page.getByRole('banner').getByRole('button', { name: 'Language: EN' })
  const waiting = page.getByText(
    'Offline. This part is not on this device yet. Connect, then open it again.',
  )
  await opener.click()
  await expect(waiting).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(waiting).toHaveCount(0)
  await opener.click()
  await expect(waiting).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(waiting).toHaveCount(0)
  await setOffline(false, [context])
  const dialog = page.getByRole('dialog', { name: 'Language' })
  await expect(async () => {
    // The page may be loaded anew for the code it had missed.
    if (!(await dialog.isVisible())) await opener.click()
    await expect(dialog).toBeVisible({ timeout: 10_000 })
  }).toPass()
  await expect(waiting).toHaveCount(0)
  await context.close()
})

test('design 9: on a phone the flight card opens from the menu, and counts what is on the device', async ({
  page,
  setOffline,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/coinlist')
  await whenShellIsCached(page)
  await whenMarketIsStored(page)
  await setOffline(true)
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('button', { name: 'Ready for your flight' }).click()
  const sheet = page.getByRole('dialog', { name: 'Ready for your flight' })
  await expect(sheet.getByText('Everything below opens without a connection.')).toBeVisible()
  // D10: only trying tells whether there is a connection, so it can always be tried.
  await expect(sheet.getByRole('button', { name: 'Sync now' })).toBeEnabled()
})

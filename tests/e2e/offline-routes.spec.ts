// Design 9: every route opens offline after one visit to the app, in every language.
import { expect, test } from './harness/test.ts'
import { speak } from './harness/language.ts'
import { pageUrls } from './harness/pages.ts'
import { whenShellIsCached } from './harness/service-worker.ts'
import { whenSettled } from './harness/settled.ts'

test('design 9: every page opens cold without a connection after one visit to the first', async ({ page, context, setOffline }) => {
  await page.goto('/')
  await whenShellIsCached(page)
  await setOffline(true)
  for (const url of pageUrls()) {
    // A new tab has nothing in memory: what it shows came from the device.
    const tab = await context.newPage()
    await tab.goto(url)
    await whenSettled(tab)
    await expect(tab.locator('main').getByRole('heading').first(), `${url} has no heading`).toBeVisible()
    await tab.close()
  }
})

test('design 9: the other eleven languages are on the device too', async ({ page, context, setOffline }) => {
  await page.goto('/')
  await whenShellIsCached(page)
  await setOffline(true)
  for (const code of ['tr', 'ja', 'es', 'ar', 'pt', 'es-AR', 'ru', 'vi', 'ko', 'it', 'zh']) {
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

test('design 9: without a worker the server still answers every page', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ serviceWorkers: 'block', ...(baseURL === undefined ? {} : { baseURL }) })
  const page = await context.newPage()
  await page.goto('/login')
  await whenSettled(page)
  await expect(page.getByRole('heading').first()).toBeVisible()
  await context.close()
})

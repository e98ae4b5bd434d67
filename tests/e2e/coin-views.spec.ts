// Views of the coin list: a category with what it comes to and who leads it, offline too.
import type { Locator, Page } from '@playwright/test'
import { speak } from './harness/language.ts'
import { whenShellIsCached } from './harness/service-worker.ts'
import { whenMarketIsStored } from './harness/stored-market.ts'
import { test } from './harness/online-test.ts'
import { expect, test as testWithWorker } from './harness/test.ts'

const view = (page: Page, name: string): Locator => page.getByRole('region', { name })
const rows = (page: Page): Locator => page.locator('a[data-row]')
const figure = (region: Locator, label: string): Locator =>
  region
    .locator('dl > div')
    .filter({ has: region.page().locator('dt', { hasText: label }) })
    .locator('dd')
    .first()
const shownCount = async (page: Page): Promise<number> =>
  Number.parseInt(
    (await page
      .getByRole('status')
      .filter({ hasText: /^\d+ of \d+$/ })
      .textContent()) ?? '',
    10,
  )

test('D-LISTFILTER: an address with a slug shows the category by its name, what it comes to, and its leaders', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/coinlist?category=layer-1')
  const layer1 = view(page, 'Layer 1')
  await expect(layer1.getByRole('heading', { name: 'Layer 1' })).toBeVisible()
  await expect(rows(page).first()).toBeVisible()
  await expect(figure(layer1, 'Coins')).toHaveText(String(await shownCount(page)))
  await expect(figure(layer1, 'Market cap')).toHaveText(/^\$[\d.]+[BT]$/)
  await expect(figure(layer1, 'Volume')).toHaveText(/^\$[\d.]+[MBT]$/)
  await expect(figure(layer1, 'Change')).toHaveText(/^[+−]?\d+\.\d\d%$/)
  await expect(figure(layer1, 'Median score')).toHaveText(/^\d+(\.\d)?$/)
  await expect(layer1.getByText(/average [\d.]+ · \d+ of \d+ rated/)).toBeVisible()
  const best = layer1.getByRole('listitem').filter({ hasText: 'Best scored' }).getByRole('link')
  await expect(best).toHaveAttribute('href', (await rows(page).first().getAttribute('href')) ?? '')
  await expect(page.getByRole('heading', { name: 'Top gainers' })).toHaveCount(0)
  await page.getByRole('button', { name: /^Category/ }).click()
  await expect(page.getByRole('menuitemcheckbox', { name: 'Layer 1' })).toBeChecked()
})

test('D-LISTFILTER: one press leads back to all coins, and other choices stay', async ({
  page,
}) => {
  await page.goto('/coinlist?category=defi&sort=cap')
  await view(page, 'DeFi').getByRole('button', { name: 'All coins' }).click()
  await expect(page.getByRole('heading', { name: 'Top gainers' })).toBeVisible()
  await expect(page).toHaveURL(/\/coinlist\?sort=cap$/)
})

test('D-LISTFILTER: a category nobody has says so, beside a list without rows', async ({
  page,
}) => {
  await page.goto('/coinlist?category=unheard-of')
  await expect(view(page, 'unheard-of')).toContainText('No coin in the list has this category.')
  await expect(page.getByText('No results found')).toBeVisible()
})

test('D-LISTFILTER: the code of the view comes when a category is chosen, and a coin leads to its own', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/coinlist')
  await expect(rows(page).nth(10)).toBeAttached()
  expect(asked.filter((url) => /category-view/.test(url))).toEqual([])
  await page.goto('/coin/aave')
  await page.getByRole('main').getByRole('link', { name: 'DeFi', exact: true }).click()
  await expect(view(page, 'DeFi').getByRole('heading', { name: 'DeFi' })).toBeVisible()
  await expect(rows(page).first()).toBeVisible()
  expect(asked.some((url) => /category-view/.test(url))).toBe(true)
})

for (const language of ['en', 'ar', 'ru'])
  test(`design 10: on a phone of 320 px the view of a category stays within the window in ${language}`, async ({
    page,
  }) => {
    await speak(page, language)
    await page.setViewportSize({ width: 320, height: 800 })
    await page.goto('/coinlist?category=real-world-assets')
    await expect(page.locator('#category-name')).toHaveText('Real-world assets')
    await expect(rows(page).first()).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })

testWithWorker(
  'D-LISTFILTER: without a connection a category is computed from the copy on the device',
  async ({ page, context }) => {
    await page.goto('/coinlist')
    await whenMarketIsStored(page)
    await whenShellIsCached(page)
    await context.setOffline(true)
    await page.goto('/coinlist?category=meme')
    const meme = view(page, 'Meme')
    await expect(figure(meme, 'Market cap')).toHaveText(/^\$[\d.]+[MBT]$/)
    await expect(rows(page).first()).toBeVisible()
    await context.setOffline(false)
  },
)

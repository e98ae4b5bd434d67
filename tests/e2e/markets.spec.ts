// Where a coin is traded, on its overview: from the source, from the copy on the device, or in words.
import type { Locator, Page } from '@playwright/test'
import { speak } from './harness/language.ts'
import { test } from './harness/online-test.ts'
import { amountOf } from './harness/page-figures.ts'
import { whenShellIsCached } from './harness/service-worker.ts'
import { whenMarketIsStored, whenTabsAreStored } from './harness/stored-market.ts'
import { expect, test as testWithWorker } from './harness/test.ts'

const section = (page: Page, title = 'Markets'): Locator =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) })
const rows = (page: Page, title = 'Markets'): Locator => section(page, title).locator('tbody tr')
const volumes = async (page: Page): Promise<number[]> =>
  (await rows(page).locator('td:nth-child(3)').allInnerTexts()).map(amountOf)

type Detail = { output: Record<string, unknown> }

/** Answers about one coin with other fields than the server's. */
const tellInstead = (page: Page, fields: Record<string, unknown>): Promise<unknown> =>
  page.route('**/client.php', async (route) => {
    const { f } = route.request().postDataJSON() as { f: string }
    if (f !== 'get_coin_detail') return route.fallback()
    const response = await route.fetch()
    const answer = (await response.json()) as Detail
    await route.fulfill({ json: { ...answer, output: { ...answer.output, ...fields } } })
  })

test('decision 198: ten markets by volume, the others on demand, any column in order', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/coin/bitcoin')
  await expect(rows(page)).toHaveCount(10)
  const sound = (await volumes(page)).slice(0, 5)
  expect(sound).toEqual(sound.toSorted((a, b) => b - a))
  await expect(rows(page).first()).toContainText(/^Sample .*BTC\//)
  await expect(section(page).locator('[data-as-of-sec]')).toBeVisible()
  await section(page)
    .getByRole('button', { name: /^Show all \d+ rows$/ })
    .click()
  await expect.poll(() => rows(page).count()).toBeGreaterThan(10)
  await section(page).getByRole('button', { name: 'Exchange' }).click()
  await expect(section(page).locator('th').first()).toHaveAttribute('aria-sort', 'ascending')
  await expect(rows(page).first()).toContainText('Sample Anchor')
  await expect(page.getByRole('tab')).toHaveCount(7)
})

const hostile = {
  exchange: '<img src=x onerror=alert(1)>',
  base: 'BTC',
  target: '0XDAC17F958D2EE523A2206206994597C13D831EC7',
  price: 64_000,
  spread_pct: 0.02,
  volume_24h: 9e9,
  trust: 'green',
  is_stale: false,
  is_anomaly: false,
  url: 'javascript:alert(1)',
}

test('decision 198: names from outside are text, and only an https page is a link', async ({
  page,
}) => {
  await tellInstead(page, {
    markets: [
      hostile,
      { ...hostile, exchange: 'Honest', url: 'https://honest.test/btc', volume_24h: 5 },
      { ...hostile, exchange: 'Old', url: 'http://old.test/', volume_24h: 9e12, is_stale: true },
    ],
    markets_count: 90,
    markets_as_of: 1_790_000_000,
  })
  await page.goto('/coin/bitcoin')
  await expect(rows(page)).toHaveCount(3)
  await expect(rows(page).first()).toContainText('<img src=x onerror=alert(1)>')
  await expect(rows(page).first()).toContainText('BTC/0XDAC1...1EC7')
  await expect(rows(page).last()).toContainText('stale')
  await expect(section(page).locator('img')).toHaveCount(0)
  const link = section(page).getByRole('link')
  await expect(link).toHaveCount(1)
  await expect(link).toHaveAttribute('href', 'https://honest.test/btc')
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow')
  await expect(section(page)).toContainText('The 3 with the highest volume, of 90.')
})

test('decision 198: a host that names no markets says so in words', async ({ page }) => {
  await tellInstead(page, { markets: undefined, markets_count: undefined })
  await page.goto('/coin/bitcoin')
  await expect(section(page)).toContainText('This source names no markets for this coin.')
  await expect(section(page).getByRole('alert')).toHaveCount(0)
})

for (const { language, width, title } of [
  { language: 'ar', width: 390, title: 'الأسواق' },
  { language: 'ar', width: 320, title: 'الأسواق' },
  { language: 'ru', width: 390, title: 'Рынки' },
])
  test(`design 10: on a phone of ${width} px the table of markets scrolls by itself in ${language}`, async ({
    page,
  }) => {
    await speak(page, language)
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/coin/bitcoin')
    await expect(rows(page, title)).toHaveCount(10)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    const region = section(page, title).getByRole('region')
    await expect(region).toHaveAttribute('tabindex', '0')
  })

testWithWorker(
  'decision 198: offline, markets of a visited coin keep their age; of others it says why not',
  async ({ page, context }) => {
    await page.goto('/coin/bitcoin')
    await expect(rows(page)).toHaveCount(10)
    await whenShellIsCached(page)
    await whenMarketIsStored(page)
    await whenTabsAreStored(page, 'ethereum')
    const names = await rows(page).locator('td:first-child').allInnerTexts()
    await context.setOffline(true)
    await page.reload()
    await expect(rows(page)).toHaveCount(10)
    expect((await rows(page).locator('td:first-child').allInnerTexts()).toSorted()).toEqual(
      names.toSorted(),
    )
    await expect(section(page).locator('[data-as-of-sec]')).toBeVisible()
    await page.goto('/coin/ethereum')
    await expect(section(page)).toContainText(
      'Offline. The markets of this coin are not saved on this device.',
    )
    await context.setOffline(false)
  },
)

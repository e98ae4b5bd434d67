// One coin as a visitor reads it: seven tabs with their content, their tools, and all of it without a connection.
import type { Page } from '@playwright/test'
import { rawValue } from '#tests/fixtures/raw-value.ts'
import { speak } from './harness/language.ts'
import { test } from './harness/online-test.ts'
import { whenTabsAreStored } from './harness/stored-market.ts'
import { bringOntoDevice } from './harness/page-figures.ts'
import { expect, test as testWithWorker } from './harness/test.ts'

const tabNames = [
  'Overview',
  'Fundamentals',
  'Technicals',
  'News',
  'Social',
  'Developers',
  'Analysis',
]
const tabs = ['overview', 'fundamentals', 'technicals', 'news', 'social', 'developers', 'analysis']

const openTab = async (page: Page, name: string) => {
  await page.getByRole('tab', { name, exact: true }).click()
  await expect(page.getByRole('tabpanel', { name, exact: true })).toBeVisible()
}
const expectNothingRaw = async (page: Page) =>
  expect(await page.locator('main').innerText()).not.toMatch(rawValue)

test('R-CDT-001, R-CDT-011: a visitor finds the seven tabs in their order, each with content, its address shareable', async ({
  page,
}) => {
  await page.goto('/coin/solana')
  await expect(page.getByRole('tab')).toHaveText(tabNames)
  const content: Record<string, RegExp> = {
    Overview: /Market cap[\s\S]*Converter[\s\S]*Price projection/,
    Fundamentals: /Why \d+[\s\S]*Score history[\s\S]*All receipts/,
    Technicals:
      /Moving averages[\s\S]*Relative strength[\s\S]*MACD[\s\S]*Bollinger bands[\s\S]*Support and resistance[\s\S]*Volatility[\s\S]*Drawdown/,
    News: /Sample story/,
    Social: /Followers on X[\s\S]*How it counts in the rating[\s\S]*Channels/,
    Developers: /Code changes, 4 weeks[\s\S]*Code and documents/,
    Analysis: /Score: \d+[\s\S]*Rank \d+, with a market cap of/,
  }
  for (const name of tabNames) {
    await openTab(page, name)
    await expect(page.getByRole('tabpanel', { name, exact: true })).toContainText(
      content[name] ?? name,
    )
    await expectNothingRaw(page)
  }
  await expect(page).toHaveURL(/tab=analysis/)
  await page.reload()
  await expect(page.getByRole('tab', { name: 'Analysis', selected: true })).toBeVisible()
  const trend = page.locator('section').filter({
    has: page.getByRole('heading', { name: 'Trend and risk' }),
  })
  await trend.getByText('The figures behind it').click()
  await trend.getByRole('link', { name: /^Volatility, 30 days/ }).click()
  await expect(page.getByRole('tab', { name: 'Technicals', selected: true })).toBeVisible()
})

test('R-CDT-006, R-CDT-007, R-CDT-010: the fan with its warning, candles, the chart as a table, the converter, and a score that this device recomputes', async ({
  page,
}) => {
  await page.goto('/coin/bitcoin')
  await expect(page.getByRole('img', { name: /^Range of outcomes after 30 days/ })).toBeVisible()
  await expect(
    page.getByText(/^30 days: 80 of 100 simulated paths end between \$[\d,.]+ and \$[\d,.]+\.$/),
  ).toBeVisible()
  await expect(page.getByText('It does not know the news and promises nothing.')).toBeVisible()
  const method = page.getByText(/^A thousand simulated price paths/)
  await expect(method).toBeHidden()
  await page.getByText('How it is calculated').click()
  await expect(method).toBeVisible()
  await expect(page.getByRole('img', { name: /from the low to the high/ })).toBeVisible()
  for (const part of ['What it is', 'Links', 'Price projection', 'Converter'])
    await expect(page.getByRole('heading', { name: part })).not.toHaveCount(0)
  const kinds = page.getByRole('radiogroup', { name: 'Chart type' })
  await kinds.getByRole('radio', { name: 'Candles' }).click()
  await expect(page.getByRole('img', { name: /^Price chart of Bitcoin/ })).toBeVisible()
  await kinds.getByRole('radio', { name: 'Table' }).click()
  const table = page.getByRole('table', { name: 'Prices as a table' })
  await expect(table.getByRole('columnheader')).toHaveText(['Time', 'Open', 'High', 'Low', 'Close'])
  await page.getByRole('textbox', { name: 'BTC' }).fill('2')
  const dollars = page.getByRole('textbox', { name: 'USD' })
  await expect(dollars).not.toHaveValue('')
  await dollars.fill('lots')
  await expect(page.getByText('Enter an amount such as 1.5')).toBeVisible()
  await page.getByRole('button', { name: 'What would change it' }).click()
  await expect(page.getByText(/\d+ of 100 points; best/).first()).toBeVisible()
  await page.getByRole('button', { name: 'Verify this score' }).click()
  await expect(page.getByText(/^Recalculated on this device/)).toBeVisible()
  await expect(page.getByRole('button', { name: /Add to watchlist/ })).toBeVisible()
})

test('R-CDT-001: a token shows its contract, to copy and in the explorer of its chain', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/coin/chainlink')
  const address = '0x514910771AF9Ca656af840dff83E8264EcF986CA'
  await page.getByRole('button', { name: 'Copy the address on Ethereum' }).click()
  await expect(page.getByText('Address copied', { exact: true })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)
  await expect(
    page.getByRole('link', { name: 'Open in the explorer of Ethereum' }),
  ).toHaveAttribute('href', `https://etherscan.io/token/${address}`)
})

test('R-CDT-009: an unknown id says so, names it and leads back', async ({ page, watch }) => {
  watch.expectError(/404|Failed to load resource/)
  await page.goto('/coin/no-such-coin')
  await expect(page.getByRole('heading', { name: 'Coin not found' })).toBeVisible()
  await expect(page.getByText(/no-such-coin/)).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search coins', exact: true }).fill('bitcoin')
  await page.getByRole('main').getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL('/coinlist?search=bitcoin')
})

// What holds from right to left holds from left to right; TEST_LONG=1 looks.
for (const language of process.env['TEST_LONG'] === '1' ? ['en', 'ar'] : ['ar']) {
  testWithWorker(
    `R-CDT-001, R-CDT-006, R-CDT-010: offline in ${language}, a coin of the first screen never opened before has every tab`,
    async ({ page, setOffline }) => {
      await speak(page, language)
      await bringOntoDevice(page, '/coinlist')
      const first = page.getByRole('table').first().locator('a[href^="/coin/"]').first()
      const address = (await first.getAttribute('href')) ?? ''
      await whenTabsAreStored(page, decodeURIComponent(address.split('/').at(-1) ?? ''))
      await setOffline(true)
      for (const tab of tabs) {
        await page.goto(`${address}?tab=${tab}`)
        const panel = page.getByRole('tabpanel')
        await expect(panel).toContainText(/\d/)
        await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr')
        await expectNothingRaw(page)
        await expect(panel.getByRole('alert')).toHaveCount(0)
      }
    },
  )
}

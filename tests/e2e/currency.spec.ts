// Amounts in a currency of one's own, online and from the device, and amounts of one's own hidden.
import type { Page } from '@playwright/test'
import { enterAs, register } from './harness/enter-as.ts'
import { expect, test } from './harness/test.ts'
import { whenSettled } from './harness/settled.ts'
import { whenShellIsCached } from './harness/service-worker.ts'
import { addCoins, createList } from './harness/watchlist-actions.ts'

const settings = '/profile?tab=settings'
const lira = /₺[\d.,]+/
const dollars = /(?<!US)\$[\d.,]/

/** What the page says once it shows amounts of that kind. */
const wordsWith = async (page: Page, amounts: RegExp): Promise<string> => {
  await expect(page.getByRole('main').getByText(amounts).first()).toBeVisible()
  await whenSettled(page)
  return page.locator('main').innerText()
}

const choose = async (page: Page, search: string, name: RegExp): Promise<void> => {
  await page.goto(settings)
  await page.getByRole('button', { name: 'Change currency' }).click()
  const dialog = page.getByRole('dialog', { name: 'Currency' })
  await dialog.getByRole('searchbox').fill(search)
  await dialog.getByRole('button', { name }).click()
  await expect(dialog).toBeHidden()
}

const isLong = process.env['TEST_LONG'] === '1'
const pages = ['/coinlist', '/coin/bitcoin', '/ido/tessera-network', '/watchlist', '/top-movers']

test('D-PRICE, R-OFF: amounts in lira on every screen, online and after an offline reload, and back to dollars', async ({
  page,
  line,
  setOffline,
}) => {
  test.setTimeout(180_000)
  await page.setViewportSize({ width: 1440, height: 900 })
  await enterAs(page, line.origin, await register(line.origin))
  await createList(page, 'coin', 'Mine')
  await addCoins(page, 3)
  await page.goto('/coinlist')
  await wordsWith(page, dollars)

  await choose(page, 'lira', /Turkish Lira/)
  await test.step('the settings name the currency and say how old its rates are', async () => {
    const section = page.getByRole('region', { name: 'Currency' })
    await expect(section.getByText('Turkish Lira (TRY)')).toBeVisible()
    await expect(section.getByText(/exchange rates as of .+ ago|just now/)).toBeVisible()
  })

  const allInLira = async (when: string, places: readonly string[]): Promise<void> => {
    for (const path of places) {
      await page.goto(path)
      expect(await wordsWith(page, lira), `${path} ${when}`).not.toMatch(dollars)
      await expect(page.getByText(/exchange rates as of/).first(), path).toBeVisible()
    }
    await page.goto('/coin/bitcoin')
    const chart = page.getByRole('img', { name: /Price of Bitcoin|Bitcoin.*₺/ })
    await expect(chart, when).toHaveAccessibleName(lira)
  }
  // What is drawn offline is drawn online too; there, what differs is where the rates come from.
  await allInLira('online', isLong ? pages : pages.slice(0, 2))

  await test.step('limits of filters stay in US dollars and say so', async () => {
    await page.goto('/gemscout')
    await expect(page.getByText(/US\$\d+M/).first()).toBeVisible()
  })

  await whenShellIsCached(page)
  await setOffline(true)
  await allInLira('offline', pages)
  await setOffline(false)

  await choose(page, 'us dollar', /US Dollar/)
  await page.goto('/coinlist')
  expect(await wordsWith(page, dollars)).not.toMatch(lira)
  await expect(page.getByText(/exchange rates/)).toHaveCount(0)
})

test('decision 194: a language proposes its currency and changes nothing by itself', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.addInitScript(() => localStorage.setItem('preferredLanguage', 'tr'))
  await page.goto('/coinlist')
  await wordsWith(page, dollars)
  await page.getByRole('button', { name: /^Dil/ }).click()
  await page.getByRole('button', { name: 'Para birimini değiştir' }).click()
  const first = page
    .getByRole('dialog', { name: 'Para birimi' })
    .locator('button[data-currency]')
    .first()
  await expect(first).toHaveText(/Türk lirası.*Önerilen/)
  await first.click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await wordsWith(page, lira)).not.toMatch(dollars)
})

test('D-COMMANDPALETTE: the palette changes the currency', async ({ page }) => {
  await page.goto('/coinlist')
  await expect(page.locator('html[data-shortcuts="ready"]')).toBeAttached()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Command palette' }).fill('change curr')
  await expect(page.getByRole('option', { name: 'Change currency' })).toBeVisible()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Currency' })
  await dialog.getByRole('button', { name: /Vietnamese Dong/ }).click()
  await expect(dialog).toBeHidden()
  expect(await wordsWith(page, /₫[\d,]+/)).not.toMatch(dollars)
})

test('D-PRICE without a rate on the device amounts are dollars, and the page says so', async ({
  page,
  line,
}) => {
  await page.route(`${line.origin}/client.php`, async (route) => {
    const body = route.request().postData() ?? ''
    if (body.includes('get_exchange_rates')) await route.abort()
    else await route.continue()
  })
  await page.addInitScript(() => localStorage.setItem('display_currency', 'TRY'))
  await page.goto('/coinlist')
  await expect(
    page.getByText('In US dollars: this device has no exchange rate for TRY yet.'),
  ).toBeVisible()
  await wordsWith(page, dollars)
})

test('decision 195: one press hides what is one’s own, and leaves the market', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/ido/tessera-network')
  const amount = page.getByLabel('Amount in USD')
  await amount.fill('1234')
  await expect(page.getByText(/\$1\.23K buys|1\.23K/).first()).toBeVisible()
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('h')
  await expect(page.getByText('Your amounts are hidden', { exact: true })).toBeVisible()
  await expect(amount).toHaveText('hidden')
  const section = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Try an amount' }) })
  await expect(section).not.toContainText('1.23K')
  await test.step('what is hidden cannot be copied', async () => {
    const copied = await section.evaluate((element) => {
      getSelection()?.selectAllChildren(element)
      return getSelection()?.toString() ?? ''
    })
    expect(copied).not.toMatch(/hidden|•/)
  })
  await test.step('it stays hidden on this device, and market prices stay', async () => {
    await page.reload()
    await expect(amount).toHaveText('hidden')
    await page.goto('/coin/bitcoin')
    await expect(page.getByText(dollars).first()).toBeVisible()
    await expect(page.getByLabel('BTC')).toHaveText('hidden')
  })
  await page.getByRole('button', { name: 'Show my amounts' }).first().click()
  await expect(page.getByLabel('BTC')).toHaveValue('1')
})

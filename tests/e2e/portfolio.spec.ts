// The portfolio: entries by its form, on a flight and on a second device, figures and how they come about, from a
// coin's page on a phone, and nothing for visitors.
import type { Locator, Page } from '@playwright/test'
import { enterAs, register, tokenOf } from './harness/enter-as.ts'
import { speak } from './harness/language.ts'
import { activity, chooseCoin, dialog, field, save } from './harness/portfolio-page.ts'
import { serverCall } from './harness/server-call.ts'
import { whenShellIsCached } from './harness/service-worker.ts'
import { whenMarketIsStored } from './harness/stored-market.ts'
import { expect, test } from './harness/test.ts'

const nowSec = Math.floor(Date.now() / 1000)
const trade = {
  kind: 'buy',
  happened_at: nowSec - 90 * 86_400,
  asset: 'bitcoin',
  amount: '0.5',
  counter_asset: 'fiat:USD',
  counter_amount: '21000',
  fee_asset: '',
  fee_amount: '',
  value_usd: '21000',
  value_source: 'own',
  account: 'Kraken',
  note: '',
}

const rows = (page: Page): Locator =>
  page.getByRole('table', { name: 'Holdings' }).locator('tbody tr')

test('R-PRT-007, D-GUARDNOPROMPT: a visitor has no portfolio and is led to the login', async ({
  page,
}) => {
  await page.goto('/portfolio-analysis')
  await expect(page).toHaveURL(/\/login/)
})

test('R-PRT-002, R-PRT-005, R-PRT-006: an asset is added, changed and deleted, and the figures follow', async ({
  page,
  line,
}) => {
  await enterAs(page, line.origin, await register(line.origin))
  await page.goto('/portfolio-analysis')
  await expect(page.getByRole('heading', { name: 'Nothing entered yet' })).toBeVisible()

  await test.step('what is wrong is said where it is, and nothing typed is lost', async () => {
    await page.getByRole('button', { name: 'Add asset' }).click()
    await save(page)
    await expect(dialog(page).getByRole('alert')).toHaveText('Choose a coin from the list.')
    await chooseCoin(page, 'bitcoin')
    await field(page, 'Amount').fill('none')
    await save(page)
    await expect(dialog(page).getByRole('alert')).toContainText('an amount above zero')
    await expect(field(page, 'Amount')).toHaveValue('none')
  })

  await test.step('Escape closes the list of coins, then the dialog', async () => {
    await dialog(page).getByRole('button', { name: 'Choose a coin' }).click()
    const box = dialog(page).getByRole('combobox', { name: 'Choose a coin' })
    await box.fill('ether')
    await expect(dialog(page).getByRole('option').first()).toBeVisible()
    await box.press('Escape')
    await expect(dialog(page).getByRole('option')).toHaveCount(0)
    await expect(dialog(page)).toBeVisible()
    await box.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
  })

  await test.step('two numbers make a purchase: the date and what it comes to are filled in', async () => {
    await page.getByRole('button', { name: 'Add asset' }).click()
    await chooseCoin(page, 'bitcoin')
    await expect(field(page, 'Price per coin')).not.toHaveValue('')
    await field(page, 'Amount').fill('2')
    await field(page, 'Price per coin').fill('50,000.5')
    await expect(field(page, 'Paid')).toHaveValue('100001')
    await save(page)
    await expect(dialog(page)).toHaveCount(0)
    await expect(activity(page)).toHaveText([/Buy .2 BTC. for .100,001\.00 USD/])
    const cells = await rows(page).first().getByRole('cell').allInnerTexts()
    expect(cells.slice(0, 2)).toEqual(['Bitcoin\nBTC', '2'])
    expect(cells[5]).toBe('$100,001.00')
  })

  await test.step('an entry is changed; what was not touched stays', async () => {
    await activity(page).first().getByRole('button', { name: 'Edit' }).click()
    await expect(field(page, 'Paid')).toHaveValue('100001')
    await field(page, 'Amount').fill('1.5')
    await dialog(page).getByText('Fee, account and note').click()
    await dialog(page).getByRole('textbox', { name: 'Note' }).fill('Bought on a walk')
    await save(page)
    await expect(activity(page).first()).toContainText(/Buy .1\.5 BTC. for .100,001\.00 USD/)
    await expect(activity(page).first()).toContainText('Bought on a walk')
  })

  await test.step('amounts are hidden with one press', async () => {
    await page.getByRole('button', { name: 'Hide my amounts' }).click()
    await expect(page.getByRole('main')).not.toContainText('100,001')
    await page.getByRole('button', { name: 'Show my amounts' }).click()
    await expect(page.getByRole('main')).toContainText('100,001')
  })

  await test.step('and deleted, after a question', async () => {
    await activity(page).first().getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByRole('heading', { name: 'Nothing entered yet' })).toBeVisible()
  })
})

test('R-PRT-005: realised by the chosen cost basis, how it comes about, and what is missing is said', async ({
  page,
  line,
  setOffline,
}) => {
  test.setTimeout(180_000)
  const token = await enterAs(page, line.origin, await register(line.origin))
  const add = (id: string, over: object): Promise<unknown> =>
    serverCall(line.origin, token, 'create_ledger_entry', { client_id: id, ...trade, ...over })
  await add('entry-1-of-1', {})
  await add('entry-2-of-2', {
    happened_at: nowSec - 60 * 86_400,
    counter_amount: '45000',
    value_usd: '45000',
  })
  await add('entry-3-of-3', {
    kind: 'sell',
    happened_at: nowSec - 30 * 86_400,
    counter_amount: '40000',
    value_usd: '40000',
  })
  await add('entry-4-of-4', {
    kind: 'sell',
    asset: 'chainlink',
    happened_at: nowSec - 20 * 86_400,
    amount: '20',
    counter_amount: '300',
    value_usd: '300',
  })
  await page.goto('/portfolio-analysis')
  const performance = page.getByRole('region', { name: 'Performance' })
  const realised = performance.locator('dl > div').filter({ hasText: /^Realised/ })
  await expect(realised).toContainText('+$19,000.00')
  await expect(page.getByRole('main')).toContainText(
    'More was given away than was entered: 20 Chainlink missing.',
  )

  await test.step('hidden amounts hide it too', async () => {
    await page.getByRole('button', { name: 'Hide my amounts' }).click()
    await expect(page.getByRole('main')).not.toContainText(/20 Chainlink|19,000/)
    await page.getByRole('button', { name: 'Show my amounts' }).click()
  })

  await test.step('how it comes about', async () => {
    await page.getByRole('button', { name: 'How the figures of Bitcoin come about' }).click()
    const gone = dialog(page).getByRole('table', { name: 'Units given away' })
    await expect(gone.locator('tbody tr')).toHaveCount(1)
    await expect(gone).toContainText('$40,000.00')
    await expect(gone).toContainText('$21,000.00')
    await page.keyboard.press('Escape')
  })

  await test.step('the highest cost first: a loss instead of a gain, and it is kept', async () => {
    await performance.getByRole('combobox', { name: 'Cost basis' }).click()
    await page.getByRole('option', { name: 'Highest cost first' }).click()
    await expect(realised).toContainText('\u2212$5,000.00')
    await page.reload()
    await expect(realised).toContainText('\u2212$5,000.00')
  })

  await test.step('the value over time as a chart and as a table, and returns from it', async () => {
    const past = page.getByRole('region', { name: 'Value over time' })
    await expect(past.getByRole('img', { name: /^Value from .* to .*: \$/ })).toBeVisible()
    await expect(past.locator('dl > div').filter({ hasText: /^Time-weighted/ })).toContainText('%')
    await expect(past.locator('dl > div').filter({ hasText: /^Volatility/ })).toContainText('%')
    await past.getByRole('radio', { name: '30d' }).click()
    await expect(past.locator('dl > div').filter({ hasText: /^Volatility/ })).toContainText(
      'Needs 90 days',
    )
    await past.getByRole('radio', { name: 'Table' }).click()
    await expect(past.getByRole('table').locator('tbody tr')).toHaveCount(30)
    await past.getByRole('radio', { name: 'Return' }).click()
    await expect(past.getByRole('img', { name: /^Return from/ })).toBeVisible()
  })

  await test.step('and all of it without a connection', async () => {
    await whenShellIsCached(page)
    await setOffline(true)
    await page.reload()
    await expect(page.getByRole('img', { name: /^Value from/ })).toBeVisible()
    await expect(realised).toContainText('\u2212$5,000.00')
    await setOffline(false)
  })

  await test.step('shares by coin and by category', async () => {
    const allocation = page.getByRole('region', { name: 'Allocation' })
    await expect(allocation.getByRole('listitem')).toHaveText([/Bitcoin\s*100%/])
    await allocation.getByRole('radio', { name: 'By category' }).click()
    await expect(allocation.getByRole('listitem')).toHaveText([/Layer 1\s*100%/])
  })
})

test('R-PRT-006, design 5: what is entered on a flight is shown at once and synced once, to a second device too', async ({
  page,
  line,
  setOffline,
  openDevice,
}) => {
  test.setTimeout(240_000)
  const person = await register(line.origin)
  await enterAs(page, line.origin, person)
  await page.goto('/portfolio-analysis')
  await whenShellIsCached(page)
  await whenMarketIsStored(page)
  await setOffline(true)
  await page.reload()
  await page.getByRole('button', { name: 'Add asset' }).click()
  await chooseCoin(page, 'solana')
  await field(page, 'Amount').fill('12.3456789012345678912')
  await save(page)
  await expect(dialog(page).getByRole('alert')).toContainText('at most 18 decimals')
  await field(page, 'Amount').fill('12.34567890123456789')
  await save(page)
  await expect(activity(page)).toHaveText([/Buy .12\.3456789 SOL.*Not synced yet/s])
  await setOffline(false)
  await expect(activity(page).first()).not.toContainText('Not synced yet')
  const token = await tokenOf(line.origin, person)
  const kept = (await serverCall(line.origin, token, 'get_ledger_entries', {})) as object[]
  expect(kept).toMatchObject([{ asset: 'solana', amount: '12.34567890123456789' }])

  const other = await openDevice()
  const there = await other.newPage()
  await enterAs(there, line.origin, person)
  await there.goto('/portfolio-analysis')
  await expect(activity(there)).toHaveText([/Buy .12\.3456789 SOL/])
})

test('R-PRT-006: a trade from a coin’s page on a phone, in Arabic from right to left', async ({
  page,
  line,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await enterAs(page, line.origin, await register(line.origin))
  await page.goto('/coin/ethereum')
  await page.getByRole('button', { name: 'Add to portfolio' }).click()
  await expect(field(page, 'Price per coin')).not.toHaveValue('')
  await field(page, 'Amount').fill('0.25')
  await save(page)
  await expect(dialog(page)).toHaveCount(0)
  await speak(page, 'ar')
  await page.goto('/portfolio-analysis')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  const holdings = page.getByRole('region', { name: 'الحيازات' })
  await expect(holdings.getByRole('listitem')).toHaveText([/Ethereum.*0\.25\s*ETH/s])
  expect(
    await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    ),
  ).toBe(0)
})

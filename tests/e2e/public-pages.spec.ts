// The pages before the app: what they claim is live, true, reachable by address, and honest without a connection.
import type { Page } from '@playwright/test'
import { test } from './harness/online-test.ts'
import { expect } from './harness/test.ts'
import { speak } from './harness/language.ts'
import { whenSettled } from './harness/settled.ts'

const plansCall = '**/stripe_checkout.php'

const answerPlans = (page: Page, body: unknown) =>
  page.route(plansCall, (route) => route.fulfill({ json: body }))

test('R-RTE-001, R-CNT-006, R-NAV-004: the landing page proves its claim and leads on', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  const receipt = page.locator('[data-receipt]')
  await test.step('a receipt is computed from the live catalogue and can be verified', async () => {
    await expect(receipt.getByText('Total AI score')).toBeVisible()
    await receipt.getByRole('button', { name: 'Verify this score' }).click()
    await expect(receipt.getByText('Recalculated on this device: identical')).toBeVisible()
  })
  await test.step("the paper's button has an edge, and only the footer ends with the ruler", async () => {
    expect(
      await receipt
        .getByRole('button', { name: 'Verify this score' })
        .evaluate((button) => getComputedStyle(button).boxShadow),
    ).toContain('inset')
    await expect(page.locator('.ruler[data-size="bleed"]')).toHaveCount(2)
    await expect(page.getByRole('contentinfo').locator('.ruler[data-size="bleed"]')).toHaveCount(1)
  })
  await test.step('its points add up to the printed sum', async () => {
    const lines = (await receipt.locator('b.font-mono').allInnerTexts()).map((text) => text.trim())
    const total = lines.at(-1) ?? ''
    const sum = lines
      .filter((text) => /^\d+\.\d\d$/.test(text))
      .reduce((all, text) => all + Number(text), 0)
    expect(total).toContain(sum.toFixed(2))
  })
  await test.step('six real rows stand on one scale, each with its reason', async () => {
    const rows = page.locator('section', { hasText: 'One scale.' }).getByRole('listitem')
    await expect(rows).toHaveCount(6)
    await expect(rows.filter({ hasText: 'Strongest:' }).first()).toBeVisible()
    await expect(rows.filter({ hasText: 'Honeypot contract' })).toHaveCount(1)
  })
  await test.step("the three prices are the plan call's", async () => {
    await expect(page.getByText('$12', { exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Choose Pro' })).toHaveAttribute(
      'href',
      /\/stripe-checkout\?priceId=pro_monthly/,
    )
    await expect(page.getByRole('link', { name: 'Compare the plans' })).toHaveAttribute(
      'href',
      '/pricing',
    )
  })
  await test.step('there is no search box, and the document is described', async () => {
    await expect(page.getByRole('combobox')).toHaveCount(0)
    expect(await page.locator('meta[name="description"]').getAttribute('content')).toMatch(
      /^Coins and token sales rated by a published formula/,
    )
  })
  await test.step('choosing a sentence turns the page into its language', async () => {
    await page.getByRole('button', { name: /Ogni punteggio/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Ogni punteggio ha il suo dettaglio.',
    )
  })
  await test.step('the way into the app', async () => {
    await page.locator('main').getByRole('link', { name: 'Vedi i punteggi' }).click()
    await expect(page).toHaveURL(/\/coinlist/)
  })
})

test('R-RTE-006, R-CNT-008: pricing shows the plans of the server, and keeps the last copy', async ({
  page,
}) => {
  await page.goto('/pricing')
  await test.step('by month and by year', async () => {
    await expect(page.getByText('$12', { exact: true })).toBeVisible()
    await page.getByRole('radio', { name: 'Yearly' }).click()
    await expect(page.getByText('$120', { exact: true })).toBeVisible()
    await expect(page.getByText('16% less than monthly').first()).toBeVisible()
    await expect(page.getByRole('link', { name: 'Choose Pro' })).toHaveAttribute(
      'href',
      /priceId=pro_yearly/,
    )
  })
  await test.step('201 Premium is told of, with its price, and has nothing to press', async () => {
    const premium = page.getByRole('listitem').filter({ hasText: /^Premium/ })
    await expect(premium).toContainText('$290')
    await expect(premium).toContainText('Not on sale yet')
    await expect(premium.getByRole('link')).toHaveCount(0)
  })
  await test.step('line by line, with what is not built marked', async () => {
    const row = page.getByRole('row', { name: /Messages to the AI assistant/ })
    await expect(row).toContainText('Soon')
    await expect(row.getByRole('cell')).toHaveText(['5 a day', '100 a day', 'no limit'])
  })
  await test.step('D-PLANSPUBLIC: a server that fails leaves the last copy with its age', async () => {
    await page.route(plansCall, (route) => route.abort())
    await page.reload()
    await expect(page.getByText('Saved copy: prices may have changed since.')).toBeVisible({
      timeout: 20_000,
    })
    await expect(page.getByText('$12', { exact: true })).toBeVisible()
  })
})

test('R-MEM-007, T-04: an output that is no list of plans is said in the fixed words', async ({
  page,
}) => {
  await speak(page, 'tr')
  await answerPlans(page, { success: true, output: { plans: [] }, error: null, errormsg: null })
  await page.goto('/pricing')
  await expect(page.getByRole('alert')).toContainText('Plan verileri beklenen formatta değil', {
    timeout: 20_000,
  })
  await page.unroute(plansCall)
  await page.getByRole('alert').getByRole('button').click()
  await expect(page.getByText('$12', { exact: true })).toBeVisible()
})

test('R-RTE-005, R-CNT-007: questions are found by search and by address', async ({ page }) => {
  await page.goto('/faq#lost')
  await test.step('an address opens its question', async () => {
    await expect(page.locator('#lost')).toHaveAttribute('open', '')
    await expect(page.locator('details[open]')).toHaveCount(1)
    expect(await page.locator('details').count()).toBeGreaterThanOrEqual(20)
  })
  await test.step('a search opens what it finds and says how much', async () => {
    await page.getByRole('searchbox', { name: 'Search questions' }).fill('honey sponsorship')
    await expect(page.getByText('No questions match “honey sponsorship”.')).toBeVisible()
    await page.getByRole('searchbox', { name: 'Search questions' }).fill('sponsorship')
    await expect(page.getByText('Matching questions: 1')).toBeVisible()
    await expect(page.locator('#sponsored')).toHaveAttribute('open', '')
  })
})

test('R-RTE-003, R-RTE-004, R-CNT-007: features show themselves, careers invent nothing', async ({
  page,
}) => {
  await page.goto('/features')
  await whenSettled(page)
  await expect(page.getByRole('button', { name: 'Verify this score' })).toBeVisible()
  await expect(page.locator('main a[href^="/ido/"]').first()).toBeVisible()
  await expect(page.getByRole('main').getByText('AI assistant', { exact: true })).toBeVisible()
  await page.goto('/careers')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We have no openings right now.')
  await expect(
    page.getByText('No contact address has been set for this installation yet.'),
  ).toBeVisible()
})

test('D-OFFLINE: a picture that is not on the device gives its place to its words', async ({
  page,
}) => {
  await page.route('**/screens/*.webp', (route) => route.abort())
  await speak(page, 'ar')
  await page.goto('/features')
  const words = page.getByText('قائمة العملات بالدرجات والأسعار والرسوم المصغّرة')
  await words.scrollIntoViewIfNeeded()
  await expect(words).toBeVisible()
  await expect(page.locator('main img[src*="/screens/coin-list"]')).toHaveCount(0)
})

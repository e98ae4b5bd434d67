// Business constants (Spec §9) where they can be seen from outside, beside those that other suites hold.
import type { Page } from '@playwright/test'
import { test } from './harness/online-test.ts'
import { expect } from './harness/test.ts'
import { enterAs, register } from './harness/enter-as.ts'

const bodyOf = (post: string | null): { f?: string; icon_id?: number } =>
  JSON.parse(post ?? '{}') as { f?: string; icon_id?: number }

/** Counts what the page asks the server for `f`. */
const countCalls = (page: Page, f: string): (() => number) => {
  let count = 0
  page.on('request', (request) => {
    if (request.url().endsWith('.php') && bodyOf(request.postData()).f === f) count += 1
  })
  return () => count
}

test('R-CON-004, R-CON-011: a new list has icon 1, and the history keeps the last fifty actions', async ({
  page,
  line,
}) => {
  await enterAs(page, line.origin, await register(line.origin))
  await page.goto('/watchlist')
  await page
    .getByRole('navigation', { name: 'Watchlists' })
    .first()
    .getByRole('button', { name: 'Create watchlist' })
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name', { exact: true }).fill('Everything')
  const sent = page.waitForRequest((request) => bodyOf(request.postData()).f === 'create_watchlist')
  await dialog.getByRole('button', { name: 'Create', exact: true }).click()
  expect(bodyOf((await sent).postData()).icon_id).toBe(1)
  await page.getByRole('main').getByRole('button', { name: 'Add coins' }).first().click()
  const boxes = dialog.getByRole('checkbox')
  await expect(boxes).toHaveCount(50)
  await boxes.evaluateAll(async (all) => {
    for (const box of all) {
      if (box instanceof HTMLElement) box.click()
      await new Promise(requestAnimationFrame)
    }
  })
  await dialog.getByRole('button', { name: /Add selected/ }).click()
  await expect(dialog).toBeHidden()
  // Making the list and putting fifty coins on it are fifty-one actions.
  const activity = page.getByRole('region', { name: 'Recent activity' })
  await activity.getByRole('button', { name: /^Show all/ }).click()
  await expect(activity.getByRole('listitem')).toHaveCount(50)
  await expect(activity).not.toContainText('created')
})

test('R-CON-007, R-UPL-008: the sale types are these seven', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/upcoming')
  const filters = page.getByRole('complementary', { name: 'Filters' })
  for (const type of ['IDO', 'IEO', 'ICO', 'SHO', 'Seed', 'IGO', 'ISO'])
    await expect(filters.getByRole('button', { name: type, exact: true })).toBeVisible()
})

test('R-CON-016, R-DAT-001, R-DAT-002, R-DAT-010: what a membership costs is fresh for five minutes, whoever looks again', async ({
  page,
}) => {
  const requestCount = countCalls(page, 'get-subscription-plans')
  await page.clock.install()
  await page.goto('/pricing')
  const footer = page.getByRole('contentinfo')
  const pricesStand = () =>
    expect(
      page.getByRole('button', { name: 'Yearly' }).or(page.getByRole('radio', { name: 'Yearly' })),
    ).toBeVisible()
  const leaveAndReturn = async (): Promise<void> => {
    await footer.getByRole('link', { name: 'FAQ' }).click()
    // The address changes before the page does.
    await expect(page.getByRole('searchbox', { name: 'Search questions' })).toBeVisible()
    await page.goBack()
    await pricesStand()
  }
  await expect.poll(requestCount).toBe(1)
  // They are as old as their answer: the clock goes on only when that is there.
  await pricesStand()
  await page.clock.fastForward(290_000)
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await leaveAndReturn()
  expect(requestCount()).toBe(1)
  await page.clock.fastForward(11_000)
  expect(requestCount(), 'no refetch interval').toBe(1)
  await leaveAndReturn()
  await expect.poll(requestCount).toBe(2)
})

test('R-CON-017, R-API-021, D-TIMEOUT: a call waits as long as its answer takes', async ({
  page,
}) => {
  const held = Promise.withResolvers<void>()
  let isHolding = false
  await page.route('**/client.php', async (route) => {
    if (isHolding && bodyOf(route.request().postData()).f === 'get_capabilities') await held.promise
    return route.fallback()
  })
  await page.clock.install()
  await page.goto('/api-test')
  const form = page.locator('form').filter({ has: page.getByLabel('Payload (JSON)') })
  isHolding = true
  const sent = page.waitForRequest((request) => bodyOf(request.postData()).f === 'get_capabilities')
  await form.getByRole('button', { name: 'Send' }).click()
  await sent
  await page.clock.fastForward(20 * 60_000)
  await expect(page.getByLabel('Answer', { exact: true })).toHaveCount(0)
  held.resolve()
  await expect(page.getByLabel('Answer', { exact: true })).toHaveValue(/"success": true/)
})

// The guided tour of the sales: offered once, walked to its end, put off or away, and started again.
import type { Page } from '@playwright/test'
import { whenShellIsCached } from './harness/service-worker.ts'
import { whenMarketIsStored } from './harness/stored-market.ts'
import { expect, test } from './harness/test.ts'

const welcome = (page: Page) => page.getByRole('region', { name: 'New to token sales?' })
const popover = (page: Page) => page.locator('.driver-popover')
/** What each step says and what it lights. */
const steps = [
  ['Overview', 'overview'],
  ['Filters', 'filters'],
  ['Search sales', 'search'],
  ['Project', 'project'],
  ['Initial cap', 'cap'],
  ['AI score', 'score'],
  ['Launch date', 'launch'],
  ['Pages', 'pages'],
  ['That was the tour', 'again'],
] as const

const walk = async (page: Page, width: number, onward: () => Promise<void>) => {
  for (const [title, target] of steps) {
    await expect(popover(page).locator('.driver-popover-title')).toHaveText(title)
    await expect(page.locator('.driver-active-element')).toBeVisible()
    await expect(page.locator('.driver-active-element')).toHaveAttribute('data-tour', target)
    const card = await popover(page).boundingBox()
    expect(
      card && Math.min(card.x, width - card.x - card.width),
      `room beside "${title}"`,
    ).toBeGreaterThanOrEqual(8)
    await onward()
  }
  await expect(popover(page)).toHaveCount(0)
}

for (const width of [1440, 390]) {
  test(`R-TOU-001, R-TOU-002, R-TOU-003, R-TOU-006, R-TOU-007: at ${width} px the tour lights its targets in order and ends${width === 1440 ? '; again offline, by its button and the keyboard' : ''}`, async ({
    page,
    setOffline,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/upcoming')
    await expect(welcome(page).getByRole('button')).toHaveText([
      "Don't show again",
      'Skip for now',
      'Start the tour',
    ])
    await welcome(page).getByRole('button', { name: 'Start the tour' }).click()
    await walk(page, width, () => popover(page).locator('.driver-popover-next-btn').click())
    await expect(welcome(page)).toHaveCount(0)
    if (width === 390) return
    await whenShellIsCached(page)
    await whenMarketIsStored(page)
    await setOffline(true)
    await page.goto('/upcoming')
    await page.getByRole('button', { name: 'Guided tour' }).click()
    await walk(page, width, async () => {
      // The tour takes no key before the frame in which its step is drawn.
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      )
      await page.keyboard.press('ArrowRight')
    })
  })
}

test('R-TOU-004, R-TOU-005, R-TOU-006, R-UPL-015: put off it comes again another day, put away it does not, and its button starts it', async ({
  page,
  context,
}) => {
  await page.goto('/upcoming')
  await welcome(page).getByRole('button', { name: 'Skip for now' }).click()
  await expect(welcome(page)).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('table', { name: 'Upcoming sales' })).toBeVisible()
  await expect(welcome(page)).toHaveCount(0)
  const later = await context.newPage()
  await later.goto('/upcoming')
  await welcome(later).getByRole('button', { name: "Don't show again" }).click()
  const last = await context.newPage()
  await last.goto('/upcoming')
  await expect(last.getByRole('table', { name: 'Upcoming sales' })).toBeVisible()
  await expect(welcome(last)).toHaveCount(0)
  await last.getByRole('button', { name: 'Guided tour' }).click()
  await expect(popover(last).locator('.driver-popover-title')).toHaveText('Overview')
  await last.keyboard.press('Escape')
  await expect(popover(last)).toHaveCount(0)
})

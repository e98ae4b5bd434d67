// The guided tour of the sales: offered once, walked to its end, put off or away, and started again.
import type { Page } from '@playwright/test'
import { expect, test } from './harness/test.ts'

const welcome = (page: Page) => page.getByRole('region', { name: 'New to token sales?' })
const popover = (page: Page) => page.locator('.driver-popover')
const titles = ['Overview', 'Filters', 'Search sales', 'Project', 'Initial cap', 'AI score', 'Launch date', 'Pages', 'That was the tour']

for (const width of [1440, 390]) {
  test(`R-TOU-001, R-TOU-002, R-TOU-003, R-TOU-007: at ${width} px the tour lights its targets in order and ends`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/upcoming')
    await expect(welcome(page).getByRole('button')).toHaveText(["Don't show again", 'Skip for now', 'Start the tour'])
    await welcome(page).getByRole('button', { name: 'Start the tour' }).click()
    for (const title of titles) {
      await expect(popover(page).locator('.driver-popover-title')).toHaveText(title)
      await expect(page.locator('.driver-active-element')).toBeVisible()
      const card = await popover(page).boundingBox()
      expect(card && Math.min(card.x, width - card.x - card.width), `room beside "${title}"`).toBeGreaterThanOrEqual(8)
      await popover(page).locator('.driver-popover-next-btn').click()
    }
    await expect(popover(page)).toHaveCount(0)
    await expect(welcome(page)).toHaveCount(0)
  })
}

test('R-TOU-004, R-TOU-005, R-TOU-006, R-UPL-015: put off it comes again another day, put away it does not, and its button starts it', async ({ page, context }) => {
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

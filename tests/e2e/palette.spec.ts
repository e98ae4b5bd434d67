// The command palette and keyboard shortcuts (R-NAV-034, D-COMMANDPALETTE, design 10).
import type { Page } from '@playwright/test'
import { enterAs, register } from './harness/enter-as.ts'
import { confirmLogOut } from './harness/log-out.ts'
import { test } from './harness/online-test.ts'
import { expect } from './harness/test.ts'
import { createList } from './harness/watchlist-actions.ts'

const palette = (page: Page) => page.getByRole('dialog', { name: 'Command palette' })
const items = (page: Page) => palette(page).getByRole('option')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Shortcuts come with the late part of the page. */
const whenListening = async (page: Page): Promise<void> => {
  await expect(page.locator('a.feedback-button')).toBeAttached()
  await expect(page.locator('html[data-shortcuts]')).toBeAttached()
}

test('R-NAV-034, R-CON-013, D-COMMANDPALETTE: pages, coins and actions by the keyboard alone', async ({
  page,
}) => {
  await page.goto('/coinlist')
  await expect(page.getByRole('main').locator('a[href^="/coin/"]').first()).toBeVisible()
  await whenListening(page)
  await page.keyboard.press('Control+k')
  await test.step('the list is at most 300 px high', async () => {
    await expect(items(page).first()).toBeVisible()
    expect(
      await palette(page)
        .getByRole('listbox')
        .evaluate((list) => list.getBoundingClientRect().height),
    ).toBeLessThanOrEqual(300)
  })
  await test.step('arrows move, from the last to the first too; Escape closes', async () => {
    await expect(items(page).first()).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('ArrowUp')
    await expect(items(page).last()).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Escape')
    await expect(palette(page)).toBeHidden()
  })
  await test.step('a coin by the same search as the top bar', async () => {
    await page.keyboard.press('Control+k')
    await page.keyboard.type('bitcoin')
    await expect(items(page).first()).toContainText('Bitcoin')
    await expect(items(page).first()).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/coin\/bitcoin$/)
    await expect(palette(page)).toBeHidden()
  })
  await test.step('a page, an action, and nothing', async () => {
    await page.keyboard.press('Control+k')
    await page.keyboard.type('qqzzq')
    await expect(palette(page).getByRole('status')).toHaveText('No results found')
    await palette(page).getByRole('combobox').fill('ido rat')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/upcoming$/)
    await page.keyboard.press('Control+k')
    await palette(page).getByRole('combobox').fill('change lang')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: 'Language' })).toBeVisible()
  })
})

test('D-COMMANDPALETTE: a member opens a list and logs out', async ({ page, line, watch }) => {
  // A pull may be under way when the session ends.
  watch.expectError(/status of 401/)
  await enterAs(page, line.origin, await register(line.origin))
  await createList(page, 'coin', 'Runway')
  await createList(page, 'coin', 'Hangar')
  await page.goto('/coinlist')
  await whenListening(page)
  await page.keyboard.press('Control+k')
  await palette(page).getByRole('combobox').fill('runway')
  await expect(items(page).first()).toHaveText('Open Runway')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/watchlist/)
  await expect(
    page.getByRole('navigation', { name: 'Watchlists' }).getByRole('button', { name: /Runway/ }),
  ).toHaveAttribute('aria-current', 'true')
  await page.keyboard.press('Control+k')
  await palette(page).getByRole('combobox').fill('log out')
  await page.keyboard.press('Enter')
  await confirmLogOut(page)
  await expect(page).toHaveURL(({ pathname }) => pathname === '/')
})

test('D-COMMANDPALETTE, design 10: keys pressed before the page listens are acted on when it does', async ({
  page,
}) => {
  const release = Promise.withResolvers<void>()
  await page.route('**/after-first-screen-*.js', async (route) => {
    await release.promise
    await route.continue()
  })
  await page.goto('/blog')
  await expect(heading(page)).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(page.locator('html')).not.toHaveAttribute('data-shortcuts')
  release.resolve()
  await expect(items(page).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(palette(page)).toBeHidden()
})

test('design 10: shortcuts, their list, and the switch that turns them off (WCAG 2.1.4)', async ({
  page,
}) => {
  await page.goto('/coinlist')
  await expect(page.getByRole('main').locator('a[href^="/coin/"]').first()).toBeVisible()
  await whenListening(page)
  const box = page.getByRole('combobox', { name: 'Search coins and sales' })
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await test.step('g then u goes to the sales, g then c back', async () => {
    await page.keyboard.press('g')
    await page.keyboard.press('u')
    await expect(page).toHaveURL(/\/upcoming$/)
    await expect(heading(page)).toBeFocused()
    await page.keyboard.press('g')
    await page.keyboard.press('c')
    await expect(page).toHaveURL(/\/coinlist$/)
    await expect(heading(page)).toBeFocused()
  })
  await test.step('/ goes to the search, and what is typed there is text', async () => {
    await page.keyboard.press('/')
    await expect(box).toBeFocused()
    await page.keyboard.type('gu?/')
    await expect(box).toHaveValue('gu?/')
    await expect(page).toHaveURL(/\/coinlist$/)
    await expect(dialog).toBeHidden()
    await page.getByRole('button', { name: 'Clear search' }).click()
    await box.blur()
  })
  await test.step('s presses the star of the row that has the focus', async () => {
    await page.getByRole('main').locator('tbody a[href^="/coin/"]').first().focus()
    await page.keyboard.press('s')
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  })
  await test.step('? shows them; inside the dialog they rest', async () => {
    await page.keyboard.press('?')
    await expect(dialog).toContainText('Go to: IDO ratings')
    await page.keyboard.press('g')
    await page.keyboard.press('u')
    await expect(page).toHaveURL(/\/coinlist$/)
  })
  await test.step('switched off they stay off on this device; the palette still opens', async () => {
    await dialog.getByRole('checkbox', { name: 'Single-key shortcuts' }).uncheck()
    await page.keyboard.press('Escape')
    await page.reload()
    await whenListening(page)
    await page.keyboard.press('?')
    await page.keyboard.press('g')
    await page.keyboard.press('u')
    await page.keyboard.press('/')
    await expect(box).not.toBeFocused()
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL(/\/coinlist$/)
    await page.keyboard.press('Control+k')
    await expect(palette(page)).toBeVisible()
  })
})

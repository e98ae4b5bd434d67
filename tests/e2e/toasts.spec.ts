// Toasts as people meet them (R-TST). The page's clock stands still; time passes only where a test says so.
import type { Locator, Page } from '@playwright/test'
import { test } from './harness/online-test.ts'
import { expect } from './harness/test.ts'
import { enterAs, register } from './harness/enter-as.ts'
import { speak } from './harness/language.ts'

const shown = (page: Page): Locator => page.locator('.toast[data-state="open"]')
const stack = (page: Page): Locator => page.locator('.toast-stack')

/** Without the pointer: hovering is a part of what is tested. */
const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).evaluate((button: HTMLElement) => button.click())

const stopClock = async (page: Page): Promise<void> =>
  page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000)

/** Opens the bench, lets the first toast bring its code along, then stops the clock. */
const openBench = async (page: Page): Promise<void> => {
  await page.clock.install()
  await page.goto('/api-test')
  await press(page, 'Lasting')
  await expect(shown(page)).toHaveCount(1)
  await press(page, 'Dismiss all')
  await expect(shown(page)).toHaveCount(0)
  await stopClock(page)
}

const dragBy = async (page: Page, distancePx: number): Promise<void> => {
  const box = await shown(page).first().boundingBox()
  if (!box) throw new Error('no toast to drag')
  const [x, y] = [box.x + 40, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + distancePx / 2, y)
  await page.mouse.move(x + distancePx, y)
  await page.mouse.up()
}

test('R-TST-003, R-TST-005..007, R-TST-010, R-CON-009: time closes toasts, hover and focus stop it', async ({
  page,
  line,
}) => {
  await openBench(page)
  await test.step('R-TST-003: 5000 ms', async () => {
    await press(page, 'Plain')
    await expect(shown(page)).toHaveText(/List saved/)
    await page.clock.runFor(4900)
    await expect(shown(page)).toHaveCount(1)
    await page.clock.runFor(200)
    await expect(shown(page)).toHaveCount(0)
  })
  await test.step('R-TST-005: hover stops the time and its bar', async () => {
    await press(page, 'Plain')
    await shown(page).hover()
    await expect(shown(page).locator('.toast-time')).toHaveCSS('animation-play-state', 'paused')
    await page.clock.runFor(60_000)
    await expect(shown(page)).toHaveCount(1)
    await page.mouse.move(5, 300)
    await expect(shown(page).locator('.toast-time')).toHaveCSS('animation-play-state', 'running')
    await page.clock.runFor(5100)
    await expect(shown(page)).toHaveCount(0)
  })
  await test.step('R-TST-006, R-TST-007: F8 leads to the toasts, and focus stops the time', async () => {
    await press(page, 'Plain')
    await expect(shown(page)).toHaveCount(1)
    await page.keyboard.press('F8')
    await expect(stack(page)).toBeFocused()
    await page.clock.runFor(60_000)
    await expect(shown(page)).toHaveCount(1)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(shown(page).getByRole('button', { name: 'Close' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(shown(page)).toHaveCount(0)
  })
  await test.step('a toast after one closed by hand still ends by itself', async () => {
    await page.getByRole('heading', { level: 1 }).click()
    await press(page, 'Plain')
    await expect(shown(page)).toHaveCount(1)
    await page.clock.runFor(5100)
    await expect(shown(page)).toHaveCount(0)
  })
  await test.step('R-TST-010: a refreshed cache is told for 3000 ms', async () => {
    // The settings bring their code along, which takes time of its own.
    await page.clock.resume()
    await enterAs(page, line.origin, await register(line.origin))
    await page.goto('/profile?tab=settings')
    const refresh = page.getByRole('button', { name: 'Refresh translations' })
    await refresh.click()
    await expect(shown(page)).toHaveCount(1)
    await page.mouse.move(5, 300)
    await expect(shown(page)).toHaveCount(0)
    await stopClock(page)
    await refresh.click()
    await page.mouse.move(5, 300)
    await expect(shown(page)).toHaveText(/Translations refreshed/)
    await page.clock.runFor(2900)
    await expect(shown(page)).toHaveCount(1)
    await page.clock.runFor(200)
    await expect(shown(page)).toHaveCount(0)
  })
})

for (const language of ['en', 'ar']) {
  test(`R-TST-004, R-CON-009: a swipe to the right past 50 px dismisses, a shorter one does not, ${language}`, async ({
    page,
  }) => {
    await speak(page, language)
    await openBench(page)
    await press(page, 'Plain')
    await expect(shown(page)).toHaveCount(1)
    await dragBy(page, 50)
    await expect(shown(page)).toHaveAttribute('data-swipe', 'cancel')
    await dragBy(page, -90)
    await expect(shown(page)).toHaveCount(1)
    await dragBy(page, 51)
    await expect(shown(page)).toHaveCount(0)
  })
}

test('R-TST-001, R-TST-008, R-TST-011, R-CON-009: ten at most, an action that works, errors that look like errors', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 600 })
  await openBench(page)
  await test.step('R-TST-008: the oldest two of twelve are dropped; the newest is in view, the others by scrolling', async () => {
    await press(page, 'Twelve at once')
    await expect(shown(page)).toHaveCount(10)
    await expect(shown(page).getByText(/^Toast \d+$/)).toHaveText([
      'Toast 3',
      'Toast 4',
      'Toast 5',
      'Toast 6',
      'Toast 7',
      'Toast 8',
      'Toast 9',
      'Toast 10',
      'Toast 11',
      'Toast 12',
    ])
    await expect(page.getByText('Toast 12', { exact: true })).toBeInViewport()
    const box = await stack(page).boundingBox()
    expect(box?.y).toBeGreaterThanOrEqual(0)
    await press(page, 'Dismiss all')
    await expect(shown(page)).toHaveCount(0)
  })
  await test.step('R-TST-011: destructive', async () => {
    await press(page, 'Destructive')
    await expect(shown(page).locator('.bg-danger')).toBeVisible()
    await expect(shown(page)).toContainText('The list could not be saved.')
    await press(page, 'Dismiss all')
  })
  await test.step('a reader hears what it is, and which key leads to it', async () => {
    await press(page, 'Plain')
    await expect(page.getByRole('region', { name: 'Notifications (F8)' })).toBeAttached()
    await page.clock.runFor(100)
    await expect(
      page.locator('[role="status"]').filter({ hasText: /^Notification List saved/ }),
    ).toBeAttached()
    await press(page, 'Dismiss all')
  })
  await test.step('R-TST-001: the action acts once and closes', async () => {
    await press(page, 'With Undo')
    await shown(page).getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('Undone: 1')).toBeAttached()
    await expect(shown(page)).toHaveCount(0)
  })
  await test.step('long words break inside the toast', async () => {
    await press(page, 'Long')
    await expect(shown(page)).toHaveCount(1)
    expect(
      await shown(page).evaluate((toast) => toast.scrollWidth - toast.clientWidth),
    ).toBeLessThanOrEqual(0)
  })
  await test.step('a lasting toast waits for an answer', async () => {
    await press(page, 'Dismiss all')
    await press(page, 'Lasting')
    await expect(shown(page)).toHaveCount(1)
    await page.clock.runFor(600_000)
    await expect(shown(page)).toHaveText(/New version/)
    await expect(shown(page).locator('.toast-time')).toHaveCount(0)
  })
})

test('R-CON-009: Escape closes the dialog somebody is in, though a toast came over it, and nothing behind it', async ({
  page,
}) => {
  await openBench(page)
  await page.clock.resume()
  const dialog = page.getByRole('dialog')
  const openLanguages = (): Promise<void> =>
    page.getByRole('button', { name: /EN$/ }).first().click()
  // Behind the dialog the bench can't be met by its role.
  const toastOver = (): Promise<void> =>
    page
      .locator('button', { hasText: /^Lasting$/ })
      .evaluate((button: HTMLElement) => button.click())
  await openLanguages()
  await expect(dialog).toBeVisible()
  await toastOver()
  await expect(shown(page)).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await test.step('a toast that was there before stays', async () => {
    await toastOver()
    await expect(shown(page)).not.toHaveCount(0)
    const before = await shown(page).count()
    await openLanguages()
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(shown(page)).toHaveCount(before)
  })
})

test('R-TST-002, R-TST-009, R-CON-009: a dismissed toast is closed at once, kept for 1000000 ms, then forgotten', async ({
  page,
}) => {
  await openBench(page)
  const state = page.getByTestId('toast-state')
  // The toast of opening the bench was dismissed before the clock stood still.
  await expect(state).toHaveText('open 0 · dismissed 1')
  await press(page, 'Lasting')
  await expect(state).toHaveText('open 1 · dismissed 1')
  await press(page, 'Dismiss all')
  await expect(state).toHaveText('open 0 · dismissed 2')
  await page.clock.fastForward(999_000)
  await expect(state).toHaveText('open 0 · dismissed 1')
  await page.clock.fastForward(1000)
  await expect(state).toHaveText('open 0 · dismissed 0')
})

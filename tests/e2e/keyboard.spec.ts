// The whole app without a pointer (WCAG 2.1.1, 2.4.3, 2.4.7, 2.4.11): everything is reached, the focus is seen wherever it
// is, and it goes back to where it came from.
import type { Locator, Page } from '@playwright/test'
import { enterAs, register } from './harness/enter-as.ts'
import { serverCall } from './harness/server-call.ts'
import { whenSettled } from './harness/settled.ts'
import { test } from './harness/online-test.ts'
import { expect } from './harness/test.ts'

const bar = (page: Page): Locator => page.getByRole('banner')
const sidebar = (page: Page): Locator => page.locator('[data-sidebar="app"]')
const focused = (page: Page): Locator => page.locator(':focus')
const tabTo = async (page: Page, target: Locator, limit = 40): Promise<void> => {
  for (let press = 0; press < limit; press += 1) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`not reached by ${limit} presses of Tab: ${String(target)}`)
}

/** Why somebody could not see at this moment where the focus is; null where they can. */
const hiddenNow = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!(element instanceof HTMLElement) || element === document.body)
      return 'nothing has the focus'
    const name = `${element.tagName} ${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}`
    const { left, top, right, bottom } = element.getBoundingClientRect()
    if (right <= 0 || bottom <= 0 || left >= innerWidth || top >= innerHeight)
      return `${name} is outside the window`
    const above = document.elementFromPoint(
      (Math.max(left, 0) + Math.min(right, innerWidth)) / 2,
      (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2,
    )
    if (above !== null && !element.contains(above) && !above.contains(element))
      return `${name} is covered by ${above.tagName} ${above.className}`
    // A field draws its ring on the box around it.
    const rings = [element, element.parentElement, element.closest('label')].map((part) =>
      part ? getComputedStyle(part) : null,
    )
    return rings.some(
      (style) =>
        style !== null &&
        ((style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2) ||
          style.boxShadow.includes('inset')),
    )
      ? null
      : `${name} shows no ring`
  })

/** The same once what moves stands still: the sidebar takes a moment to close behind the focus. */
const hiddenFocus = async (page: Page): Promise<string | null> => {
  let fault: string | null = null
  await expect
    .poll(async () => (fault = await hiddenNow(page)), { timeout: 3_000 })
    .toBeNull()
    .catch(() => undefined)
  return fault
}

const expectSeen = async (page: Page, what: string): Promise<void> =>
  expect(await hiddenFocus(page), what).toBeNull()

/** What the focus meets on its way through a page, and where it could not be seen. */
const walk = async (page: Page, presses: number): Promise<string[]> => {
  const faults = new Set<string>()
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press('Tab')
    const isThrough = await page.evaluate(() => document.activeElement === document.body)
    if (isThrough) break
    const fault = await hiddenFocus(page)
    if (fault !== null) faults.add(fault)
  }
  return [...faults]
}

test('design 10: a desktop by keyboard alone', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const token = await enterAs(page, baseURL ?? '', await register(baseURL ?? ''))
  await serverCall(baseURL ?? '', token, 'create_watchlist', { name: 'Core', icon_id: 1 })
  await page.goto('/coinlist')
  await whenSettled(page)
  await expect(page.locator('html[data-shortcuts="ready"]')).toBeAttached()

  await test.step('the skip link comes first, is seen, and leads past the bars', async () => {
    await page.keyboard.press('Tab')
    await expect(focused(page)).toHaveText('Skip to content')
    await expect(focused(page)).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Enter')
    await expect(page.locator('#content')).toBeFocused()
    await page.keyboard.press('Tab')
    expect(await focused(page).evaluate((element) => element.closest('main') !== null)).toBe(true)
  })
  await test.step('the sidebar opens for the focus, its announced entries are passed over, the lock holds it, Escape closes it', async () => {
    await page.locator('a[href="#content"]').focus()
    await page.keyboard.press('Tab')
    await expect(sidebar(page)).toHaveCSS('width', '240px')
    const met: string[] = []
    while (
      !(await focused(page).evaluate(
        (element) => element.hasAttribute('title') && element.tagName === 'BUTTON',
      ))
    ) {
      met.push((await focused(page).getAttribute('href')) ?? '')
      await expectSeen(page, 'in the sidebar')
      await page.keyboard.press('Tab')
    }
    expect(met).toEqual([
      '/',
      '/coinlist',
      '/upcoming',
      '/compare',
      '/newly-listed-coins',
      '/top-movers',
      '/watchlist',
    ])
    await page.keyboard.press('Enter')
    await expect(focused(page)).toHaveAttribute('title', 'Unlock sidebar')
    await page.keyboard.press('Enter')
    await expect(focused(page)).toHaveAttribute('title', 'Lock sidebar')
    await page.keyboard.press('Shift+Tab')
    await expect(sidebar(page)).toHaveCSS('width', '240px')
    await page.keyboard.press('Escape')
    await expect(sidebar(page)).toHaveCSS('width', '56px')
  })
  await test.step('search: the key, the arrows, Enter; the page arrived at has the focus on its heading', async () => {
    await page.keyboard.press('/')
    const search = bar(page).getByRole('combobox')
    await expect(search).toBeFocused()
    await expectSeen(page, 'the search')
    await page.keyboard.type('ether')
    await expect(page.getByRole('option').first()).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('option', { selected: true })).toHaveCount(1)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/coin\//)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'Coins' })).toBeFocused()
  })
  await test.step('the language dialog: arrows among the languages, Escape gives the focus back', async () => {
    const opener = bar(page).getByRole('button', { name: 'Language: EN' })
    await opener.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('searchbox', { name: 'Search languages' })).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(page.locator('[data-language="en"]')).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(page.locator('[data-language="tr"]')).toBeFocused()
    await expectSeen(page, 'a language')
    await page.keyboard.press('Escape')
    await expect(opener).toBeFocused()
  })
  await test.step('the account menu: arrows, Escape; an entry leads on', async () => {
    const avatar = bar(page).getByRole('button', { name: 'Account' })
    await tabTo(page, avatar)
    await expectSeen(page, 'the avatar')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menuitem', { name: 'Portfolio' })).toBeFocused()
    await page.keyboard.press('End')
    await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(avatar).toBeFocused()
  })
  await test.step('the table: a column is sorted, a star is set, a row is opened', async () => {
    const table = page.getByRole('main').getByRole('table')
    const header = table.getByRole('columnheader', { name: 'Price', exact: true })
    await header.getByRole('button').focus()
    await page.keyboard.press('Enter')
    await expect(header).toHaveAttribute('aria-sort', /ascending|descending/)
    await expect(header.getByRole('button')).toBeFocused()
    const star = table.locator('[data-star]').first()
    await tabTo(page, star)
    await expectSeen(page, 'a star')
    await page.keyboard.press('Space')
    await expect(star).toHaveAttribute('aria-pressed', 'true')
    await expect(star).toBeFocused()
  })
  await test.step('toasts: F8 leads there, what is closed gives the focus back', async () => {
    const star = page.getByRole('main').locator('[data-star]').first()
    const shown = page.locator('.toast[data-state="open"]')
    await expect(shown).toHaveCount(1)
    await page.keyboard.press('F8')
    await expect(page.locator('.toast-stack')).toBeFocused()
    await expectSeen(page, 'the toasts')
    await tabTo(page, shown.getByRole('button', { name: 'Close' }), 4)
    await expectSeen(page, 'the cross of a toast')
    await page.keyboard.press('Enter')
    await expect(shown).toHaveCount(0)
    await expect(star).toBeFocused()
  })
  await test.step('the queue beside the page', async () => {
    const pill = bar(page).getByRole('button', { name: /^(Synced|Syncing|\d+ waiting)/ })
    await pill.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect
      .poll(() => focused(page).evaluate((element) => element.closest('[role="dialog"]') !== null))
      .toBe(true)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(pill).toBeFocused()
  })
  await test.step('the palette comes back to where it was called from, also by way of another layer', async () => {
    const row = page.getByRole('main').locator('tbody a[href^="/coin/"]').first()
    await row.focus()
    await page.keyboard.press('ControlOrMeta+k')
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(row).toBeFocused()
    await page.keyboard.press('ControlOrMeta+k')
    await page.keyboard.type('language')
    await expect(page.getByRole('option', { selected: true })).toContainText('language', {
      ignoreCase: true,
    })
    await page.keyboard.press('Enter')
    await expect(page.getByRole('searchbox', { name: 'Search languages' })).toBeFocused()
    await expect(page.getByRole('button', { name: /Türkçe/ })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(row).toBeFocused()
  })
})

test('design 10: wherever the focus goes it can be seen', async ({ page, baseURL }) => {
  const token = await enterAs(page, baseURL ?? '', await register(baseURL ?? ''))
  await serverCall(baseURL ?? '', token, 'create_watchlist', { name: 'Core', icon_id: 1 })
  const faults: Record<string, string[]> = {}
  for (const [width, urls] of [
    [
      1440,
      [
        '/',
        '/coinlist',
        '/coin/bitcoin',
        '/upcoming',
        '/ido/quarrystone',
        '/watchlist',
        '/profile?tab=settings',
        '/pricing',
        '/faq',
      ],
    ],
    [390, ['/', '/coinlist', '/coin/bitcoin', '/upcoming', '/watchlist']],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    for (const url of urls) {
      await page.goto(url)
      await whenSettled(page)
      const found = await walk(page, 60)
      if (found.length > 0) faults[`${url} at ${width}`] = found
    }
  }
  expect(faults).toEqual({})
})

test('design 10: a phone with a keyboard: its sheets give the focus back, through one another too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/coinlist')
  await whenSettled(page)
  const more = page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'More' })
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await test.step('the menu', async () => {
    await more.focus()
    await page.keyboard.press('Enter')
    await expect(menu).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu).toHaveCount(0)
    await expect(more).toBeFocused()
  })
  await test.step('a dialog opened from the menu', async () => {
    await page.keyboard.press('Enter')
    await menu.getByRole('button', { name: 'Language' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: 'Language' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(more).toBeFocused()
  })
  await test.step('the filters', async () => {
    const filters = page.getByRole('main').getByRole('button', { name: 'Filters' })
    await filters.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(filters).toBeFocused()
  })
})

// The app's sidebar (R-LAY-019..044): widths, what opens it, the lock, entries, counts, motion; mirrored in Arabic.
import type { Locator, Page } from '@playwright/test'
import { enterAs, register } from './harness/enter-as.ts'
import { speak } from './harness/language.ts'
import { freshDataDir, removeDataDir, startServer } from './harness/server.ts'
import { serverCall } from './harness/server-call.ts'
import { test } from './harness/online-test.ts'
import { expect } from './harness/test.ts'

const bar = (page: Page) => page.locator('[data-sidebar="app"]')
const lock = (page: Page) => bar(page).locator('button')
const fact = (page: Page, name: string) => page.locator(`[data-fact="${name}"]`)
const widthOf = (locator: Locator) =>
  locator.evaluate((element) => element.getBoundingClientRect().width)
const expectWidth = (page: Page, widthPx: number) =>
  expect
    .poll(() => widthOf(bar(page)), { message: `the sidebar did not become ${widthPx} px wide` })
    .toBe(widthPx)
const away = (page: Page) => page.mouse.move(900, 500)

test.beforeEach(async ({ page }) => page.setViewportSize({ width: 1280, height: 800 }))

test('R-LAY-019..042 it opens on hover and focus, and the lock keeps it open', async ({ page }) => {
  await page.goto('/blog')
  await test.step('R-LAY-019..021, R-CON-012 56 px, 240 while the pointer is over it', async () => {
    await away(page)
    await expectWidth(page, 56)
    await bar(page).hover()
    await expectWidth(page, 240)
    await away(page)
    await expectWidth(page, 56)
  })
  await test.step('design 10: it opens on keyboard focus and closes on Escape', async () => {
    await page.locator('a[href="#content"]').focus()
    await page.keyboard.press('Tab')
    await expectWidth(page, 240)
    await page.keyboard.press('Escape')
    await expectWidth(page, 56)
  })
  await test.step('R-LAY-040 R-LAY-023 locked while open: it stays, on other pages too', async () => {
    await bar(page).hover()
    await lock(page).click()
    await expect(lock(page)).toHaveAttribute('title', 'Unlock sidebar')
    await away(page)
    await bar(page).getByRole('link', { name: 'Coin ratings' }).click()
    await expect(page).toHaveURL('/coinlist')
    await away(page)
    await expectWidth(page, 240)
    await expect
      .poll(() => widthOf(page.locator('aside')), { message: 'the page made no room' })
      .toBe(240)
  })
  await test.step('R-LAY-039 unlocked under the pointer it stays open until the pointer leaves', async () => {
    await lock(page).click()
    await expect(lock(page)).toHaveAttribute('title', 'Lock sidebar')
    await expectWidth(page, 240)
    await away(page)
    await expectWidth(page, 56)
  })
  await test.step('R-LAY-038 D-LOCKMOUSE pressed while closed it opens and locks; pressed again by keyboard it closes', async () => {
    await lock(page).dispatchEvent('click')
    await expect(lock(page)).toHaveAttribute('title', 'Unlock sidebar')
    await expectWidth(page, 240)
    await lock(page).focus()
    await page.keyboard.press('Enter')
    await expect(lock(page)).toHaveAttribute('title', 'Lock sidebar')
    await expectWidth(page, 56)
  })
})

test('R-LAY-024..037 the entries, the announced ones and the counts', async ({ page, line }) => {
  const person = await register(line.origin)
  const token = await enterAs(page, line.origin, person)
  const call = (f: string, payload: object): Promise<unknown> =>
    serverCall(line.origin, token, f, payload)
  const { id: listId } = (await call('create_watchlist', { name: 'Core', icon_id: 1 })) as {
    id: string
  }
  for (const coinId of ['bitcoin', 'ethereum'])
    await call('add_to_watchlist_v2', { listId, coinId, description: '' })
  await page.goto('/upcoming')
  await bar(page).hover()
  await test.step('R-LAY-024..029 six entries in order, the one of the page marked', async () => {
    const links = bar(page).getByRole('navigation').getByRole('link').filter({ visible: true })
    const hrefs = await links.evaluateAll((all) =>
      all.flatMap((link) => link.getAttribute('href') ?? []),
    )
    expect(hrefs).toEqual([
      '/coinlist',
      '/upcoming',
      '/compare',
      '/newly-listed-coins',
      '/top-movers',
      '/watchlist',
    ])
    await expect(bar(page).locator('[aria-current="page"]')).toHaveAttribute('href', '/upcoming')
  })
  await test.step("R-LAY-030..035 D-SOON six 'Soon' entries that lead nowhere", async () => {
    const soon = bar(page).locator('[aria-disabled="true"]')
    expect((await soon.allInnerTexts()).map((text) => text.replaceAll(/\s+/g, ' '))).toEqual([
      'AI portfolio Soon',
      'Portfolio audit Soon',
      'Launchpads Soon',
      'Airdrops Soon',
      'AI assistant Soon',
      'Gem scout Soon',
    ])
    expect(
      await soon.evaluateAll(
        (all) =>
          all.filter((item) => item.hasAttribute('href') || item.querySelector('a') !== null)
            .length,
      ),
    ).toBe(0)
    await soon.first().click({ force: true })
    await expect(page).toHaveURL('/upcoming')
    await expect(soon.first()).toHaveAttribute('title', 'AI portfolio: soon')
  })
  await test.step('R-LAY-036 D-BADGE the size of a list is no news: the star counts nothing', async () => {
    await expect(bar(page).getByRole('link', { name: 'Watchlist', exact: true })).toHaveText(
      /^\D*$/,
    )
  })
})

test('D-SOON a host that lifts the marks has links to what is finished, here, on a phone, in the palette and in the footer', async ({
  page,
}) => {
  const dataDir = freshDataDir()
  const server = await startServer({ dataDir, environment: { NAV_SOON: 'off' } })
  const origin = `http://127.0.0.1:${server.port}`
  const finished = ['/launchpads', '/airdropscore', '/gemscout']
  const soon = (within: Locator) => within.getByText('Soon', { exact: true })
  const hrefs = (within: Locator) =>
    within
      .getByRole('link')
      .evaluateAll((all) => all.flatMap((link) => link.getAttribute('href') ?? []))
  await page.goto(`${origin}/gemscout`)
  await test.step('the sidebar: three more links, the page of one of them is marked, three marks left', async () => {
    await expect(bar(page).locator('a[href="/gemscout"]')).toHaveAttribute('aria-current', 'page')
    expect((await hrefs(bar(page))).slice(-3)).toEqual(finished)
    await expect(soon(bar(page))).toHaveCount(3)
    await bar(page).locator('a[href="/launchpads"]').click()
    await expect(page.locator('main h1')).toHaveText('Launchpads')
  })
  await test.step('the palette leads there too', async () => {
    await page.keyboard.press('Control+k')
    const palette = page.getByRole('dialog', { name: 'Command palette' })
    await palette.getByRole('combobox').fill('Airdrops')
    await palette
      .getByRole('option', { name: /^Airdrops/ })
      .first()
      .click()
    await expect(page).toHaveURL(`${origin}/airdropscore`)
  })
  await test.step('the menu of a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: 'More' }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    for (const href of finished) await expect(menu.locator(`a[href="${href}"]`)).toBeVisible()
    await expect(soon(menu)).toHaveCount(3)
    await menu.locator('a[href="/gemscout"]').click()
    await expect(page.locator('main h1')).toHaveText('Gem scout')
    await expect(menu).toHaveCount(0)
  })
  await test.step('the footer, and what the device keeps of it', async () => {
    await page.goto(`${origin}/`)
    await expect(
      page.getByRole('contentinfo').getByRole('link', { name: 'Airdrops hub' }),
    ).toHaveAttribute('href', '/airdropscore')
  })
  // A server that stops refuses what a page still asks for.
  await page.close()
  await server.stop()
  removeDataDir(dataDir)
})

test('R-LAY-036 R-LAY-037 R-CON-010 R-LAY-041 R-LAY-042 D-TESTPAGES /sidebar-demo shows and moves both states', async ({
  page,
}) => {
  await page.goto('/sidebar-demo')
  const press = (name: string) =>
    page.getByRole('main').getByRole('button', { name, exact: true }).click()
  const expectStates = async (facts: Record<string, boolean>): Promise<void> => {
    for (const [name, value] of Object.entries(facts))
      await expect(fact(page, name), name).toHaveText(String(value))
  }
  await away(page)
  await expectStates({
    isExpanded: false,
    isLocked: false,
    expanded: false,
    permanentlyExpanded: false,
  })
  await press('toggle()')
  await expectStates({ expanded: true, permanentlyExpanded: false })
  await press('setExpanded(false)')
  await expectStates({ expanded: false })
  await press('setPermanent(true)')
  await expectStates({ isLocked: true, expanded: true, permanentlyExpanded: true })
  await expectWidth(page, 240)
  await press('toggle()')
  await press('setExpanded(false)')
  await expectStates({ expanded: true, permanentlyExpanded: true })
  await press('Press lock')
  await expectStates({
    isExpanded: false,
    isLocked: false,
    expanded: false,
    permanentlyExpanded: false,
  })
  await expectWidth(page, 56)
  await expect(
    page.getByRole('list', { name: 'Last steps' }).getByRole('listitem').first(),
  ).toHaveText('Press lock')
  const count = page.getByLabel('Count')
  const preview = page.getByRole('list', { name: 'Badge preview' }).getByRole('link').last()
  for (const [typed, shown] of [
    ['1', '1'],
    ['99', '99'],
    ['100', '99+'],
    ['4000', '99+'],
  ]) {
    await count.fill(typed ?? '')
    await expect(preview.locator('.num')).toHaveText(shown ?? '')
  }
  await count.fill('0')
  await expect(preview.locator('.num')).toHaveCount(0)
})

test('R-LAY-043 R-LAY-044 R-CON-018 it moves in 0.45 s, and not while the window is being resized', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/blog')
  await expect(bar(page)).toBeVisible()
  expect(await bar(page).evaluate((element) => getComputedStyle(element).transitionDuration)).toBe(
    '0.45s',
  )
  await page.clock.pauseAt(Date.now() + 3_600_000)
  const isBlocked = () =>
    page.evaluate(() => document.documentElement.classList.contains('is-resizing'))
  await page.evaluate(() => window.dispatchEvent(new Event('resize')))
  expect(await isBlocked()).toBe(true)
  expect(await bar(page).evaluate((element) => getComputedStyle(element).transitionProperty)).toBe(
    'none',
  )
  await page.clock.runFor(200)
  await page.evaluate(() => window.dispatchEvent(new Event('resize')))
  await page.clock.runFor(249)
  expect(await isBlocked()).toBe(true)
  await page.clock.runFor(1)
  expect(await isBlocked()).toBe(false)
})

test('design 10: in Arabic it stands at the right and opens to the left; a phone has the tab bar instead', async ({
  page,
}) => {
  await speak(page, 'ar')
  await page.goto('/blog')
  await bar(page).hover()
  await expectWidth(page, 240)
  expect(
    await bar(page).evaluate((element) => [
      element.getBoundingClientRect().left,
      element.getBoundingClientRect().right,
    ]),
  ).toEqual([1040, 1280])
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(bar(page)).toBeHidden()
})

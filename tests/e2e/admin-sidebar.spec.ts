// The admin area's sidebar (R-ASB).
import type { Page } from '@playwright/test'
import { administrator, enterAs } from './harness/enter-as.ts'
import { speak } from './harness/language.ts'
import { test } from './harness/online-test.ts'
import { expect } from './harness/test.ts'

const bar = (page: Page) => page.locator('[data-sidebar="admin"]')
const lock = (page: Page) => bar(page).locator('button[title]')
const group = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true })
const widthOf = (page: Page) =>
  bar(page).evaluate((element) => element.getBoundingClientRect().width)
const expectWidth = (page: Page, widthPx: number) =>
  expect
    .poll(() => widthOf(page), { message: `the sidebar did not become ${widthPx} px wide` })
    .toBe(widthPx)
const away = (page: Page) => page.mouse.move(900, 600)
const shownLinks = (page: Page) =>
  bar(page)
    .getByRole('navigation')
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => `${link.textContent} ${link.getAttribute('href')}`))

test.beforeEach(async ({ page, line }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await enterAs(page, line.origin, administrator)
})

test('R-ASB-001..021 widths, motion, lock, entries, groups and the current one', async ({
  page,
}) => {
  await page.goto('/admin')
  await expect(page.locator('[data-sidebar="app"]')).toHaveCount(0)
  await test.step('R-ASB-002..005, R-CON-012 51 px, 185 under the pointer, in 0.3 s', async () => {
    await away(page)
    await expectWidth(page, 51)
    expect(
      await bar(page).evaluate((element) => getComputedStyle(element).transitionDuration),
    ).toBe('0.3s')
    await bar(page).hover()
    await expectWidth(page, 185)
    await away(page)
    await expectWidth(page, 51)
  })
  await test.step('R-ASB-008..017 the entries in their order', async () => {
    await bar(page).hover()
    expect(
      await bar(page).getByRole('navigation').locator('> ul > li > :is(a, button)').allInnerTexts(),
    ).toEqual([
      'Dashboard',
      'User Management',
      'Database',
      'Workflow',
      'Content',
      'Monitoring',
      'Settings',
      'Security',
      'API',
    ])
    expect(await shownLinks(page)).toEqual([
      'Dashboard /admin',
      'User Management /admin/users',
      'Database /admin/database',
      'Workflow /admin/workflow-automation',
      'Settings /admin/settings',
      'Security /admin/security',
      'API /admin/api',
    ])
  })
  await test.step('R-ASB-012 R-ASB-013 R-ASB-018 one group at a time', async () => {
    await group(page, 'Content').click()
    await expect(group(page, 'Content')).toHaveAttribute('aria-expanded', 'true')
    expect((await shownLinks(page)).slice(4, 8)).toEqual([
      'Blog /admin/blog',
      'Forum /admin/forum',
      'Documentation /admin/documentation',
      'Translations /admin/translations',
    ])
    await group(page, 'Monitoring').click()
    await expect(group(page, 'Content')).toHaveAttribute('aria-expanded', 'false')
    expect((await shownLinks(page)).slice(4, 7)).toEqual([
      'Analytics /admin/analytics',
      'Error Logs /admin/logs',
      'Performance /admin/performance',
    ])
  })
  await test.step('R-ASB-019 a collapsed sidebar has no open group', async () => {
    await away(page)
    await expectWidth(page, 51)
    await expect(bar(page).locator('[aria-expanded="true"]')).toHaveCount(0)
    await expect(bar(page).getByRole('link', { name: 'Error Logs' })).toHaveCount(0)
  })
  await test.step('R-ASB-006 R-ASB-007 R-ASB-021 the lock', async () => {
    await expect(lock(page)).toHaveAttribute('title', 'Lock sidebar')
    await lock(page).dispatchEvent('click')
    await expect(lock(page)).toHaveAttribute('title', 'Unlock sidebar')
    await expectWidth(page, 185)
    await lock(page).dispatchEvent('click')
    await expectWidth(page, 51)
    await bar(page).hover()
    await lock(page).click()
    await away(page)
    await expectWidth(page, 185)
    await expect
      .poll(
        () => page.locator('aside').evaluate((element) => element.getBoundingClientRect().width),
        { message: 'the page made no room' },
      )
      .toBe(185)
  })
  await test.step('R-ASB-020 the current entry and no other, on the pages it leads to', async () => {
    for (const [name, path] of [
      ['User Management', '/admin/users'],
      ['Error Logs', '/admin/logs'],
      ['Dashboard', '/admin'],
    ] as const) {
      if ((await bar(page).getByRole('link', { name, exact: true }).count()) === 0)
        await group(page, 'Monitoring').click()
      await bar(page).getByRole('link', { name, exact: true }).click()
      await expect(page).toHaveURL(path)
      await expect(bar(page).locator('[aria-current="page"]')).toHaveText(name)
    }
  })
  await test.step('R-ASB-001 it stays in the admin area', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Coin ratings' }).click()
    await expect(page).toHaveURL('/coinlist')
    await expect(bar(page)).toHaveCount(0)
    await expect(page.locator('[data-sidebar="app"]')).toHaveCount(1)
  })
})

test('R-ASB-012 the group of the current page is open; on a phone the menu is a sheet; in Arabic all is mirrored', async ({
  page,
}) => {
  await page.goto('/admin/logs')
  await bar(page).hover()
  await expect(group(page, 'Monitoring')).toHaveAttribute('aria-expanded', 'true')
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(bar(page)).toBeHidden()
  await page.getByRole('button', { name: 'Admin menu' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Translations' }).click()
  await expect(page).toHaveURL('/admin/translations')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.setViewportSize({ width: 1280, height: 800 })
  await speak(page, 'ar')
  await page.reload()
  await bar(page).hover()
  await expectWidth(page, 185)
  expect(await bar(page).evaluate((element) => element.getBoundingClientRect().right)).toBe(1280)
})

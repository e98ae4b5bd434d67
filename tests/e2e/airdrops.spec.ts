// The airdrop center as anybody uses it: what is open, one opened, its tasks ticked, its dates for a calendar, its page by host,
// found again after a reload and without a connection, narrowed, shared as a link, on a phone and in Arabic.
import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { speak } from './harness/language.ts'
import { lowEnds } from './harness/low-ends.ts'
import { whenShellIsCached } from './harness/service-worker.ts'
import { whenMarketIsStored } from './harness/stored-market.ts'
import { expect, test } from './harness/test.ts'

const rows = (page: Page): Locator =>
  page.getByRole('table', { name: 'Airdrops' }).locator('tr[data-airdrop]')
const names = (page: Page): Promise<string[]> =>
  rows(page).locator('button bdi:first-child').allInnerTexts()
const choose = (page: Page, status: string): Promise<void> =>
  page.getByRole('radio', { name: status, exact: true }).click()
const states = (page: Page): Promise<string[]> =>
  rows(page).locator('td:nth-child(4)').allInnerTexts()

test('R-AIX-004, R-RTE-040, R-AIX-007, R-CLS-011: airdrops with state, tasks, dates and score, online, offline, on a phone and from right to left', async ({
  page,
  context,
  setOffline,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })

  await test.step('R-CLS-011, D-SOON: the coin list names the top airdrops and leads there, while the sidebar still says Soon', async () => {
    await page.goto('/coinlist')
    const highlight = page.locator('main section').filter({ hasText: 'Top airdrops' })
    await expect(highlight.getByRole('listitem')).toHaveCount(3)
    const first = (
      await highlight.getByRole('listitem').first().locator('bdi').first().innerText()
    ).trim()
    await highlight.getByRole('link', { name: 'Top airdrops' }).click()
    await expect(page).toHaveURL('/airdropscore')
    await expect(page.getByRole('heading', { level: 1, name: 'Airdrops' })).toBeVisible()
    await expect(
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Airdrops' }),
    ).toHaveAttribute('aria-disabled', 'true')
    await expect.poll(async () => (await names(page))[0]).toBe(first)
  })

  await test.step('R-AIX-004: open ones only, the highest lowest score first, dates or TBA; each status on its own', async () => {
    const lows = await lowEnds(rows(page).locator('td:nth-child(3)'))
    expect(lows).toEqual(lows.toSorted((one, other) => other - one))
    expect(new Set(await states(page))).toEqual(new Set(['Live', 'Upcoming']))
    await expect(page.getByRole('table', { name: 'Airdrops' })).not.toContainText(
      /NaN|null|undefined|1970/,
    )
    await choose(page, 'Ended')
    await expect(page).toHaveURL('/airdropscore?status=ended')
    await expect.poll(async () => new Set(await states(page))).toEqual(new Set(['Ended']))
    await choose(page, 'Live')
    await expect.poll(async () => new Set(await states(page))).toEqual(new Set(['Live']))
  })

  const name = (await names(page))[0] ?? ''

  await test.step('R-AIX-004: an opened airdrop says what to do, why its score is so, how to stay safe, and where its page really is', async () => {
    await rows(page).first().getByRole('button').click()
    const detail = page.locator('[data-detail]')
    await expect(detail.getByText('Announced by the project itself')).toBeVisible()
    await expect(
      detail.getByText(/^Never connect a wallet in a hurry, never pay to claim/),
    ).toBeVisible()
    await expect(
      detail.getByText('What you tick stays on this device and is never sent.'),
    ).toBeVisible()
    const link = detail.getByRole('link')
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    expect(await link.innerText()).toBe(new URL((await link.getAttribute('href')) ?? '').host)
  })

  await test.step('R-AIX-004: its dates go to a calendar, with a reminder the day before', async () => {
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Add the dates to a calendar' }).click()
    const file = await saving
    expect(file.suggestedFilename()).toMatch(/^airdrop-[\w-]+\.ics$/)
    const text = readFileSync(await file.path(), 'utf8')
    expect(text).toContain(`SUMMARY:${name}: airdrop starts`)
    expect(text).toMatch(/DTSTART;VALUE=DATE:20\d{6}/)
    expect(text).toContain('TRIGGER:-P1D')
  })

  await test.step('R-AIX-004: ticks are kept over a reload; what is ticked stands under Mine', async () => {
    await page.getByRole('checkbox', { name: 'Claim on the official page' }).click()
    await expect(rows(page).first()).toContainText(/1 of \d/)
    await page.getByRole('checkbox', { name: 'I have claimed it' }).click()
    await expect(rows(page).first()).toContainText('Claimed by you')
    await page.reload()
    await expect(page.getByRole('checkbox', { name: 'Claim on the official page' })).toBeChecked()
    await choose(page, 'Mine')
    await expect.poll(() => names(page)).toEqual([name])
  })

  await test.step('R-AIX-004: a link that is not understood whole keeps the rest; search; keys walk the rows', async () => {
    await page.goto('/airdropscore?status=finished&q=base')
    await expect(
      page.getByText('Part of this link was not recognised and is ignored: status.'),
    ).toBeVisible()
    await expect(rows(page).first()).toContainText('Base')
    await page.getByRole('searchbox', { name: 'Search this list' }).fill('nothing like it')
    await expect(page.getByText('No airdrops match these filters.')).toBeVisible()
    await page.getByRole('button', { name: 'Reset search and filters' }).click()
    await rows(page).first().getByRole('button').focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page.locator('[data-row="1"]')).toHaveAttribute('aria-expanded', 'true')
  })

  await whenShellIsCached(page)
  await whenMarketIsStored(page)
  await setOffline(true)

  await test.step('R-AIX-004, R-I18-009: offline on a phone, in Arabic, the ticks are there and more can be set', async () => {
    const tab = await context.newPage()
    await tab.setViewportSize({ width: 390, height: 844 })
    await speak(tab, 'ar')
    await tab.goto('/airdropscore?status=mine')
    const card = tab.getByRole('list', { name: 'الإيردروب' }).locator('> li')
    await expect(card).toHaveCount(1)
    await card.getByRole('button').first().click()
    await expect(card.getByRole('checkbox', { name: 'المطالبة في الصفحة الرسمية' })).toBeChecked()
    await card.getByRole('checkbox').first().click()
    await expect(card).toContainText(/2 من \d|0 من \d/)
    expect(await tab.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await tab.close()
  })
})

// Top movers and new listings as a member uses them: sent to log in and back, chosen, shared as a link, walked by keyboard,
// then all of it again without a connection, and on a phone.
import type { Locator, Page } from '@playwright/test'
import { register } from './harness/enter-as.ts'
import { whenShellIsCached } from './harness/service-worker.ts'
import { whenMarketIsStored } from './harness/stored-market.ts'
import { expect, test } from './harness/test.ts'

const table = (page: Page, name: string): Locator => page.getByRole('table', { name })
const rows = (page: Page, name: string): Locator =>
  table(page, name).locator('tbody tr:not([aria-hidden])')
const heading = (page: Page, name: string): Locator =>
  table(page, 'Top movers').getByRole('columnheader', { name, exact: true })
/** The changes of one column, in percent with their sign. Columns: star, rank, coin, score, price, 24 hours, 7 days, 30 days. */
const changes = async (page: Page, column: number): Promise<number[]> =>
  (await rows(page, 'Top movers').locator(`td:nth-child(${column})`).allInnerTexts()).map((text) =>
    Number(text.replace('\u2212', '-').replaceAll(/[^\d.+-]/g, '')),
  )
const isFalling = (values: readonly number[]): boolean =>
  values.length > 5 &&
  values.every((value, index) => index === 0 || value <= (values[index - 1] ?? Infinity))
const shown = async (page: Page): Promise<number> =>
  Number(
    /^(\d+) of/.exec(
      (await page
        .getByRole('main')
        .getByRole('status')
        .filter({ hasText: /^\d+ of \d+$/ })
        .textContent()) ?? '',
    )?.[1],
  )

test('R-MOV-001, R-MOV-002, R-MOV-003, R-MOV-004, R-MOV-005, R-RED-004, R-RED-009: movers and new listings, behind the login, online, offline and on a phone', async ({
  page,
  line,
  setOffline,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })

  await test.step('R-MOV-005, R-RED-009: a visitor is sent to log in, without a prompt, and comes back to what he asked for', async () => {
    const person = await register(line.origin)
    await page.goto('/newly-listed-coins')
    await expect(page).toHaveURL(
      (url) =>
        url.pathname === '/login' && url.searchParams.get('returnTo') === '/newly-listed-coins',
    )
    await page.goto('/top-gained-coins?period=7d')
    await expect(page).toHaveURL(
      (url) =>
        url.pathname === '/login' && url.searchParams.get('returnTo') === '/top-movers?period=7d',
    )
    await page.getByLabel('Email', { exact: true }).fill(person.email)
    await page.getByLabel('Password', { exact: true }).fill(person.password)
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    await expect(page).toHaveURL('/top-movers?period=7d')
    await expect(heading(page, '7 days')).toHaveAttribute('aria-sort', 'descending')
  })

  await test.step('R-MOV-001: a heading chooses the period, pressed again the direction; the strongest come first', async () => {
    await heading(page, '24 hours').getByRole('button').click()
    await expect(page).toHaveURL('/top-movers')
    await expect(heading(page, '24 hours')).toHaveAttribute('aria-sort', 'descending')
    await expect(heading(page, '7 days')).toHaveAttribute('aria-sort', 'none')
    await expect.poll(async () => isFalling(await changes(page, 6))).toBe(true)
    expect(Math.min(...(await changes(page, 6)))).toBeGreaterThan(0)
    await heading(page, '24 hours').getByRole('button').click()
    await expect(page.getByRole('radio', { name: 'Losers' })).toBeChecked()
    await page.getByRole('radio', { name: '30 days' }).click()
    await expect(page).toHaveURL(/\?(period=30d&direction=losers|direction=losers&period=30d)$/)
    await expect(heading(page, '30 days')).toHaveAttribute('aria-sort', 'ascending')
    await expect.poll(async () => isFalling((await changes(page, 8)).toReversed())).toBe(true)
    expect(Math.max(...(await changes(page, 8)))).toBeLessThan(0)
  })

  await test.step('R-MOV-001: below the volume floor nothing is ranked; how many were left out, and why, is said', async () => {
    const floor = page.getByRole('combobox', { name: 'Minimum volume, 24 hours' })
    await expect(floor).toHaveText('Volume from $1M')
    await expect(page.getByText(/^Not ranked · volume below \$1M or unknown: \d+$/)).toBeVisible()
    const before = await shown(page)
    await floor.click()
    await page.getByRole('option', { name: 'Any volume' }).click()
    await expect(page).toHaveURL(/volume=any/)
    await expect(page.getByText('Not ranked')).toHaveCount(0)
    await expect.poll(() => shown(page)).toBeGreaterThan(before)
  })

  await test.step('R-MOV-001: a link that is not understood whole keeps the rest; a row leads to its coin and back', async () => {
    await page.goto('/top-movers?period=1y&direction=losers&colour=red')
    await expect(
      page.getByText('Part of this link was not recognised and is ignored: period, colour.'),
    ).toBeVisible()
    await expect(page.getByRole('radio', { name: 'Losers' })).toBeChecked()
    const first = rows(page, 'Top movers').first().getByRole('link')
    await first.focus()
    await page.keyboard.press('ArrowDown')
    const focused = page.locator(':focus')
    await expect(focused).toHaveAttribute('data-row', '1')
    const name = (await focused.locator('bdi').first().textContent()) ?? ''
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(/^[^?]*\/top-movers\?.*direction=losers/)
    await expect(rows(page, 'Top movers').first()).toBeVisible()
  })

  await whenShellIsCached(page)
  await whenMarketIsStored(page)
  await setOffline(true)

  await test.step('R-MOV-002, R-MOV-003, R-MOV-004, R-CON-006: offline, five presets of listings, newest first, each with its age', async () => {
    await page.goto('/newly-listed-coins?listed=7days')
    const presets = page.getByRole('radiogroup', { name: 'Listed within' })
    await expect(presets.getByRole('radio')).toHaveText(['24 h', '7 d', '14 d', '30 d', '90 d'])
    await expect(presets.getByRole('radio', { name: '7 d', exact: true })).toBeChecked()
    const ages = (): Promise<string[]> =>
      rows(page, 'New listings').locator('td:nth-child(5)').allInnerTexts()
    const daysOf = (texts: readonly string[]): number[] =>
      texts.map((text) => Number(/^(\d+) day/.exec(text)?.[1] ?? 0))
    await presets.getByRole('radio', { name: '90 d' }).click()
    await expect(page).toHaveURL(/listed=90days$/)
    await expect.poll(async () => Math.max(...daysOf(await ages()))).toBeGreaterThan(30)
    const texts = await ages()
    expect(
      texts.filter(
        (text) =>
          !/^(Listed today|1 day ago|\d+ days ago)\s+\d{1,2} [A-Z][a-z]{2} \d{4} \d\d:\d\d$/.test(
            text,
          ),
      ),
    ).toEqual([])
    expect(daysOf(texts)).toEqual(daysOf(texts).toSorted((one, other) => one - other))
    for (const [name, days, url] of [
      ['30 d', 30, /coins$/],
      ['14 d', 14, /listed=14days$/],
      ['7 d', 7, /listed=7days$/],
      ['24 h', 1, /listed=24hours$/],
    ] as const) {
      await presets.getByRole('radio', { name, exact: true }).click()
      await expect(page).toHaveURL(url)
      await expect
        .poll(async () => Math.max(0, ...daysOf(await ages())), name)
        .toBeLessThanOrEqual(days)
    }
    await presets.getByRole('radio', { name: '90 d' }).click()
    await expect(rows(page, 'New listings').first()).toBeVisible()
  })

  await test.step('R-MOV-001, R-MOV-004: offline on a phone, as cards with the change of the chosen period, and the listing on a line of its own', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(
      page.getByRole('list', { name: 'New listings' }).getByRole('listitem').first(),
    ).toContainText(/(Listed today|days? ago) · \d/)
    await page.goto('/top-movers?period=30d')
    const cards = page.getByRole('list', { name: 'Top movers' }).getByRole('listitem')
    await expect(cards.first()).toContainText(/\+\d/)
    await page.getByRole('radio', { name: 'Losers' }).click()
    await expect(cards.first()).toContainText(/\u2212\d/)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })
})

// The gem scout as anybody uses it: told what a gem is and why each is one, narrowed, shared as a link, walked by keyboard,
// then all of it again without a connection, and on a phone.
import type { Locator, Page } from '@playwright/test'
import { whenShellIsCached } from './harness/service-worker.ts'
import { whenMarketIsStored } from './harness/stored-market.ts'
import { lowEnds } from './harness/low-ends.ts'
import { expect, test } from './harness/test.ts'

const table = (page: Page): Locator => page.getByRole('table', { name: 'Gem scout' })
const rows = (page: Page): Locator => table(page).locator('tbody tr:not([aria-hidden])')
/** One column's cells. Columns: star, rank, coin, score, why, price, 7 days, market cap, volume. */
const cells = (page: Page, column: number): Promise<string[]> =>
  rows(page).locator(`td:nth-child(${column})`).allInnerTexts()
const millions = (text: string): number =>
  Number(/^\$([\d.]+)M$/.exec(text)?.[1] ?? (/^\$[\d.]+K$/.test(text) ? 0 : Infinity))
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

test('R-AIX-002, R-RTE-041, R-AIX-007: gems for everyone, with their reasons, online, offline and on a phone', async ({
  page,
  setOffline,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })

  await test.step('R-AIX-002, D-SOON: a visitor comes from the info page, while the sidebar still says Soon', async () => {
    await page.goto('/gemscout-info')
    await page.getByRole('main').getByRole('link', { name: 'Open gem scout' }).click()
    await expect(page).toHaveURL('/gemscout')
    await expect(page.getByRole('heading', { level: 1, name: 'Gem scout' })).toBeVisible()
    await expect(
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Gem scout' }),
    ).toHaveAttribute('aria-disabled', 'true')
  })

  await test.step('R-AIX-002: small coins only, the highest lowest score first, each with its two strongest sub-scores and its weakest', async () => {
    await expect(page.getByRole('radio', { name: 'Below $100M' })).toBeChecked()
    await expect(rows(page).first()).toBeVisible()
    expect(Math.max(...(await cells(page, 8)).map(millions))).toBeLessThanOrEqual(100)
    const lows = await lowEnds(rows(page).locator('td:nth-child(4)'))
    expect(lows.length).toBeGreaterThan(5)
    expect(lows).toEqual(lows.toSorted((one, other) => other - one))
    expect(lows.filter((low) => low < 50)).toEqual([])
    expect(
      (await cells(page, 5)).filter(
        (why) =>
          !/^Strongest: [A-Z]\w+ \d+, [A-Z]\w+ \d+\s+Weakest: [A-Z]\w+ (\d+|unknown)$/.test(why),
      ),
    ).toEqual([])
    await expect(
      page.getByText(
        /^A gem: at least 60% of the rating's inputs are known, and the score would stay at 50 or higher/,
      ),
    ).toBeVisible()
    await expect(page.getByText(/^Not ranked · min score below 50: \d+ · /)).toBeVisible()
  })

  await test.step('R-AIX-002: a narrower size and a higher volume leave fewer; the state stands in the URL', async () => {
    const before = await shown(page)
    await page.getByRole('radio', { name: 'Below $50M' }).click()
    await expect(page).toHaveURL('/gemscout?cap=50m')
    await expect.poll(() => shown(page)).toBeLessThan(before)
    const floor = page.getByRole('combobox', { name: 'Minimum volume, 24 hours' })
    await expect(floor).toHaveText('Volume from $100K')
    await floor.click()
    await page.getByRole('option', { name: 'Volume from $10M' }).click()
    await expect(page).toHaveURL(/\?(cap=50m&volume=10m|volume=10m&cap=50m)$/)
    await expect(page.getByText(/volume below \$10M or unknown: \d+/)).toBeVisible()
  })

  await test.step('R-AIX-002: a link that is not understood whole keeps the rest; a row leads to its coin and back', async () => {
    await page.goto('/gemscout?cap=7m&volume=1m')
    await expect(
      page.getByText('Part of this link was not recognised and is ignored: cap.'),
    ).toBeVisible()
    await expect(page.getByRole('combobox', { name: 'Minimum volume, 24 hours' })).toHaveText(
      'Volume from $1M',
    )
    await rows(page).first().getByRole('link').focus()
    await page.keyboard.press('ArrowDown')
    const focused = page.locator(':focus')
    await expect(focused).toHaveAttribute('data-row', '1')
    const name = (await focused.locator('bdi').first().textContent()) ?? ''
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL('/gemscout?volume=1m')
    await expect(rows(page).first()).toBeVisible()
  })

  await whenShellIsCached(page)
  await whenMarketIsStored(page)
  await setOffline(true)

  await test.step('R-AIX-002: offline on a phone, as cards that say why, how small and how much traded', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/gemscout?cap=300m')
    const cards = page.getByRole('list', { name: 'Gem scout' }).getByRole('listitem')
    await expect(cards.first()).toContainText(
      /Strongest: \w+ \d+, \w+ \d+\s*Weakest: \w+ (\d+|unknown)\s*Market cap \$[\d.]+[MK] · Volume \$[\d.]+[MK]/,
    )
    const wide = await shown(page)
    await page.getByRole('radio', { name: 'Below $50M' }).click()
    await expect.poll(() => shown(page)).toBeLessThan(wide)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })
})

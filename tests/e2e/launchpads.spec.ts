// The launchpads as anybody uses them: ordered by what became of their sales, one opened to see each project, narrowed, shared
// as a link, walked by keyboard, on to an upcoming sale, then again without a connection on a phone and in Arabic.
import type { Locator, Page } from '@playwright/test'
import { speak } from './harness/language.ts'
import { lowEnds } from './harness/low-ends.ts'
import { whenShellIsCached } from './harness/service-worker.ts'
import { whenMarketIsStored } from './harness/stored-market.ts'
import { expect, test } from './harness/test.ts'

const table = (page: Page): Locator => page.getByRole('table', { name: 'Launchpads', exact: true })
const rows = (page: Page): Locator => table(page).locator('tr[data-launchpad]')
const names = (page: Page): Promise<string[]> =>
  rows(page).locator('button bdi:first-child').allInnerTexts()
const figures = async (page: Page, column: number): Promise<number[]> =>
  (await rows(page).locator(`td:nth-child(${column})`).allInnerTexts())
    .map((text) => Number.parseFloat(text))
    .filter((value) => !Number.isNaN(value))
const sold = (page: Page, name: string): Locator =>
  page.getByRole('table', { name: `Projects sold by ${name}` })

test('R-AIX-003, R-RTE-039, R-AIX-007: launchpads by their record, online, offline, on a phone and from right to left', async ({
  page,
  context,
  setOffline,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })

  await test.step('R-RTE-029, D-SOON: a visitor comes from the info page, while the sidebar still says Soon', async () => {
    await page.goto('/top-launchpads-info')
    await page.getByRole('main').getByRole('link', { name: 'Open launchpads' }).click()
    await expect(page).toHaveURL('/launchpads')
    await expect(page.getByRole('heading', { level: 1, name: 'Launchpads' })).toBeVisible()
    await expect(
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Launchpads' }),
    ).toHaveAttribute('aria-disabled', 'true')
  })

  await test.step('R-AIX-003: the highest lowest score leads; few prices or none give no score; the method is said', async () => {
    await expect(rows(page)).toHaveCount(8)
    const lows = (await lowEnds(rows(page).locator('td:nth-child(3)'))).filter(
      (low) => !Number.isNaN(low),
    )
    expect(lows).toHaveLength(6)
    expect(lows).toEqual(lows.toSorted((one, other) => other - one))
    expect((await names(page)).slice(-2)).toEqual(['Quay Seven', 'Millrace'])
    await expect(rows(page).last()).toContainText('Not rated')
    await expect(
      page.getByText(
        /^Score: the share of projects with a known price that are at or above their sale price, if there are at least 5 of them\./,
      ),
    ).toBeVisible()
    await expect(
      page.getByText('Past returns of a launchpad say little about its next sale.'),
    ).toBeVisible()
  })

  await test.step('R-AIX-003: a launchpad opens to each project it sold, those without a price among them, and its sales ahead', async () => {
    await page.getByRole('button', { name: /^Foundry Nine/ }).click()
    await expect(page).toHaveURL('/launchpads?open=foundry-nine')
    await expect(sold(page, 'Foundry Nine').locator('tbody tr')).toHaveCount(9)
    await expect(sold(page, 'Foundry Nine').getByText('no price')).toHaveCount(2)
    await expect(page.getByText(/^Without a price today: 2 of 9\./)).toBeVisible()
    await expect(page.getByText(/^Best: \S+ at \S+×\S?\. Worst: \S+ at \S+×\S?\.$/)).toBeVisible()
    await expect(page.locator('[data-detail]')).not.toContainText(/NaN|null|undefined|1970/)
  })

  await test.step('R-AIX-003: a heading orders the list; search finds a sold project; the state stands in the URL', async () => {
    await table(page).getByRole('button', { name: 'Median return' }).click()
    await expect(page).toHaveURL(/sort=median/)
    const medians = await figures(page, 5)
    expect(medians).toEqual(medians.toSorted((one, other) => other - one))
    await page.getByRole('searchbox', { name: 'Search this list' }).fill('cuttlebone')
    await expect.poll(() => names(page)).toEqual(['Foundry Nine'])
    await expect(page).toHaveURL(/q=cuttlebone/)
    await page.getByRole('searchbox', { name: 'Search this list' }).fill('nothing like it')
    await expect(page.getByText('No launchpads match this search.')).toBeVisible()
    await page.getByRole('button', { name: 'Reset search and filters' }).click()
    await expect(rows(page)).toHaveCount(8)
  })

  await test.step('R-AIX-003: a link that is not understood whole keeps the rest; keys walk the rows; a sale ahead is one step away', async () => {
    await page.goto('/launchpads?sort=magic&chain=Solana')
    await expect(
      page.getByText('Part of this link was not recognised and is ignored: sort.'),
    ).toBeVisible()
    await expect.poll(() => names(page)).toEqual(['Slipway', 'Lantern Pad'])
    await rows(page).first().getByRole('button').focus()
    await page.keyboard.press('ArrowDown')
    await expect(page.locator(':focus')).toHaveAttribute('data-row', '1')
    await page.keyboard.press('Enter')
    await expect(sold(page, 'Lantern Pad')).toBeVisible()
    const sale = page.locator('[data-detail] a[href^="/ido/"]').first()
    const name = await sale.innerText()
    await sale.click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await page.goBack()
    await expect(sold(page, 'Lantern Pad')).toBeVisible()
  })

  await whenShellIsCached(page)
  await whenMarketIsStored(page)
  await setOffline(true)

  await test.step('R-AIX-003, R-I18-009: offline on a phone as cards, in Arabic from right to left', async () => {
    const tab = await context.newPage()
    await tab.setViewportSize({ width: 390, height: 844 })
    await speak(tab, 'ar')
    await tab.goto('/launchpads?open=slipway')
    const cards = tab.getByRole('list', { name: 'منصات الإطلاق' }).locator('> li')
    await expect(cards).toHaveCount(8)
    await expect(tab.locator('[data-launchpad="slipway"] tbody tr')).toHaveCount(13)
    expect(await tab.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await tab.close()
  })
})

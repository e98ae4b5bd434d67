// The coin list by weights of one's own: set by key, offline, carried by a link, and at no place taken for the official score.
import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { whenShellIsCached } from './harness/service-worker.ts'
import { whenMarketIsStored } from './harness/stored-market.ts'
import { expect, test } from './harness/test.ts'

const table = (page: Page): Locator => page.getByRole('table', { name: 'Coins' })
const heading = (page: Page, name: string): Locator =>
  table(page).getByRole('columnheader', { name, exact: true })
const names = (page: Page): Promise<string[]> =>
  table(page)
    .locator('tbody a bdi:first-of-type')
    .evaluateAll((all) => all.slice(0, 12).map(({ textContent }) => textContent ?? ''))
const sheet = (page: Page): Locator => page.getByRole('dialog', { name: 'My weights' })
const shares = async (page: Page): Promise<number[]> =>
  (await sheet(page).locator('b').allTextContents()).map((text) => Number.parseInt(text, 10))

test('D-AISCORE, D-LISTFILTER: weights of one\u2019s own rank the list at once and offline, travel in a link, and never pass for the official score', async ({
  page,
  setOffline,
  openDevice,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/coinlist')
  await expect(heading(page, 'AI score')).toBeVisible()
  await whenShellIsCached(page)
  await whenMarketIsStored(page)
  const official = await names(page)
  await setOffline(true)

  await page.getByRole('button', { name: 'My weights' }).click()
  const slider = sheet(page).getByRole('slider', { name: 'Social' })
  await slider.press('End')
  await expect(slider).toHaveAttribute('aria-valuetext', 'Points: 100, share of the score: 54%')
  expect((await shares(page)).reduce((sum, share) => sum + share, 0)).toBe(100)
  await expect(page).toHaveURL(/weights=14-13-11-8-54/)
  await expect.poll(() => names(page)).not.toEqual(official)
  await expect(page.getByText('Ranked by your weights, not by the official score.')).toBeVisible()
  for (const name of ['My score', 'Official']) await expect(heading(page, name)).toBeVisible()
  await expect(heading(page, 'AI score')).toHaveCount(0)
  await sheet(page).getByRole('button', { name: 'Less Tokenomics' }).click()
  await expect(page).toHaveURL(/weights=11-14-11-8-56/)
  for (const key of ['Tokenomics', 'Security', 'Market', 'Insights', 'Social'])
    await sheet(page).getByRole('slider', { name: key }).press('Home')
  await expect(sheet(page).getByText('At least one part must count.')).toBeVisible()
  await expect(page).toHaveURL(/weights=0-0-0-0-100/)
  await sheet(page).getByRole('button', { name: 'Close' }).last().click()
  const mine = await names(page)
  await heading(page, 'Official').getByRole('button').click()
  await expect(heading(page, 'Official')).toHaveAttribute('aria-sort', 'descending')
  await heading(page, 'My score').getByRole('button').click()
  await expect.poll(() => names(page)).toEqual(mine)

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as CSV' }).click(),
  ])
  const [head] = readFileSync(await download.path(), 'utf8').split('\r\n')
  expect(head).toContain(
    'My score (0-100; Tokenomics 0% · Security 0% · Social 100% · Market 0% · Insights 0%)',
  )
  expect(head).toContain('Official AI score (0-100)')

  await page.reload()
  await expect.poll(() => names(page)).toEqual(mine)
  await table(page).getByRole('link', { name: 'Bitcoin BTC' }).click()
  await page.getByRole('tab', { name: 'Fundamentals' }).click()
  await expect(page.getByRole('heading', { name: /^Why \d+$/ })).toBeVisible()
  const receipt = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: /^With your weights: \d+$/ }) })
  await expect(receipt).toContainText('It is not the official score.')
  await expect(receipt).toContainText(/× 1\.00/)
  await receipt.getByRole('link', { name: 'Rank the list by my weights' }).click()
  await expect.poll(() => names(page)).toEqual(mine)
  const link = page.url()
  await page.getByRole('button', { name: 'Official weights' }).click()
  await expect.poll(() => names(page)).toEqual(official)
  await expect(page).not.toHaveURL(/weights=/)
  await setOffline(false)

  const other = await (await openDevice()).newPage()
  await other.setViewportSize({ width: 390, height: 844 })
  await other.goto(link)
  const cards = other.getByRole('list', { name: 'Coins' }).getByRole('listitem')
  await expect(cards.first()).toContainText(mine[0] ?? '')
  await expect(cards.first()).toContainText(/official\s*\d+/)
  await expect(other.getByText('Ranked by your weights, not by the official score.')).toBeVisible()
  await other.goto(link.replace('0-0-0-0-100', '0-0-0-0-101'))
  await expect(
    other.getByText('Part of this link was not recognised and is ignored: weights.'),
  ).toBeVisible()
  await expect(cards.first()).toContainText(official[0] ?? '')
})

// The upcoming sales as a visitor uses them: list, filters in the URL, one sale with its receipt, and all of it offline.
import { expect, test } from './harness/test.ts'
import { whenShellIsCached } from './harness/service-worker.ts'
import { whenMarketIsStored } from './harness/stored-market.ts'

const listName = 'Upcoming sales'

test('R-UPL-003, R-UPL-004, R-UPL-017: a visitor sees the sales in a table with its columns', async ({ page }) => {
  await page.goto('/upcoming')
  await expect(page.getByRole('heading', { level: 1, name: listName })).toBeVisible()
  const table = page.getByRole('table', { name: listName })
  for (const column of ['Project', 'Launch date', 'Initial cap', 'Total raised', 'AI score', 'Actions']) {
    await expect(table.getByRole('columnheader', { name: column })).toBeVisible()
  }
  await expect(table.getByRole('row')).toHaveCount(26)
})

test('R-UPL-007: the page size is adjustable and the pages turn', async ({ page }) => {
  await page.goto('/upcoming')
  const rows = page.getByRole('table', { name: listName }).getByRole('row')
  await page.getByRole('combobox', { name: 'Rows' }).click()
  await page.getByRole('option', { name: '10', exact: true }).click()
  await expect(rows).toHaveCount(11)
  const first = await rows.nth(1).getByRole('link').first().textContent()
  await page.getByRole('button', { name: 'Page 2', exact: true }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(rows.nth(1).getByRole('link').first()).not.toHaveText(first ?? '')
})

test('R-UPL-001, R-UPL-008, R-UPL-009: filters narrow the list, stand in the URL and survive a reload', async ({ page }) => {
  await page.goto('/upcoming')
  const filters = page.getByRole('complementary', { name: 'Filters' })
  await filters.getByRole('button', { name: 'IEO', exact: true }).click()
  await expect(page).toHaveURL(/type=/)
  const types = page.getByRole('table', { name: listName }).locator('tbody tr td:nth-child(3)')
  await expect(types.first()).toHaveText('IEO')
  await page.reload()
  await expect(types.first()).toHaveText('IEO')
  expect(new Set(await types.allTextContents())).toEqual(new Set(['IEO']))
  await filters.getByRole('button', { name: /Reset filters/ }).click()
  await expect(page).not.toHaveURL(/type=/)
})

test('R-UPL-002, R-UPL-013: searching finds by name, and finding nothing says so with a way back', async ({ page }) => {
  await page.goto('/upcoming')
  const search = page.getByRole('searchbox', { name: 'Search sales' })
  await search.fill('fernw')
  await expect(page.getByRole('table', { name: listName }).getByRole('row')).toHaveCount(2)
  await search.fill('no such project')
  await expect(page.getByText('No upcoming token sales found')).toBeVisible()
  await page.getByRole('button', { name: 'Reset filters' }).click()
  await expect(page.getByRole('table', { name: listName }).getByRole('row')).toHaveCount(26)
})

test('R-UPL-005, D-TBA: unannounced launches say TBA and stand last, whichever way the dates are sorted', async ({ page }) => {
  await page.goto('/upcoming?sort=launch&dir=asc&size=100')
  const dates = page.getByRole('table', { name: listName }).locator('tbody tr td:nth-child(4)')
  await expect(dates.last()).toContainText('TBA')
  await expect(dates.first()).not.toContainText('TBA')
  await page.goto('/upcoming?sort=launch&dir=desc&size=100')
  await expect(dates.last()).toContainText('TBA')
  await expect(dates.first()).not.toContainText('TBA')
})

test('R-UPL-014: a server that fails shows the error with a retry that fetches again', async ({ page, watch }) => {
  watch.expectError(/500|Failed to load resource/)
  await page.route('**/client.php', async (route) => {
    const body = route.request().postDataJSON() as { f: string }
    await (body.f === 'get_upcoming_idos' ? route.fulfill({ status: 400, contentType: 'application/json', body: '{"success":false,"error":"REQUEST_MALFORMED"}' }) : route.continue())
  })
  await page.goto('/upcoming')
  await expect(page.getByText('Error loading upcoming token sales')).toBeVisible()
  await page.unroute('**/client.php')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('table', { name: listName })).toBeVisible()
})

test('R-IDO-001, R-IDO-002: a sale shows its terms and a score that this device recomputes to the same', async ({ page }) => {
  await page.goto('/ido/fernway')
  await expect(page.getByRole('heading', { level: 1, name: /Fernway/ })).toBeVisible()
  for (const label of ['Launch date', 'Initial cap', 'Total raised']) await expect(page.getByText(label, { exact: true }).first()).toBeVisible()
  await expect(page.getByText('Receipt', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Verify this score' }).click()
  await expect(page.getByText('Recomputed on this device: identical')).toBeVisible()
})

test('R-IDO-004: an unknown sale says so, names the id and leads back', async ({ page, watch }) => {
  watch.expectError(/404|Failed to load resource/)
  await page.goto('/ido/no-such-sale')
  await expect(page.getByRole('heading', { name: 'Sale not found' })).toBeVisible()
  await expect(page.getByText('No sale has the id no-such-sale.')).toBeVisible()
})

test('offline: the list and a sale never opened before are there, with their age', async ({ page, setOffline }) => {
  await page.goto('/upcoming')
  await expect(page.getByRole('table', { name: listName })).toBeVisible()
  await whenShellIsCached(page)
  await whenMarketIsStored(page)
  await setOffline(true)
  await page.goto('/ido/quarrystone')
  await expect(page.getByRole('heading', { level: 1, name: /Quarrystone/ })).toBeVisible()
  await expect(page.getByText(/^as of /).first()).toBeVisible()
  await page.goto('/upcoming')
  await expect(page.getByRole('table', { name: listName }).getByRole('row')).toHaveCount(26)
})

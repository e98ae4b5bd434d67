// The upcoming sales as a visitor uses them: list, filters in the URL, and what a sale becomes over time.
import type { BrowserContext, Page } from '@playwright/test'
import { enterAs, register } from './harness/enter-as.ts'
import { holdAnswer } from './harness/held-answer.ts'
import { serverCall } from './harness/server-call.ts'
import { serverLists } from './harness/server-lists.ts'
import { test } from './harness/online-test.ts'
import { expect, test as testWithWorker } from './harness/test.ts'
import { bringOntoDevice } from './harness/page-figures.ts'

const listName = 'Upcoming sales'

test('R-UPL-003, R-UPL-004, R-UPL-017: a visitor sees the sales in a table with its columns', async ({
  page,
}) => {
  await page.goto('/upcoming')
  await expect(page.getByRole('heading', { level: 1, name: listName })).toBeVisible()
  const table = page.getByRole('table', { name: listName })
  for (const column of [
    'Project',
    'Launch date',
    'Initial cap',
    'Total raised',
    'AI score',
    'Actions',
  ]) {
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
  // D-PAGESIZE: kept for the session, wherever one comes back from.
  await page.goto('/coinlist')
  await page.goto('/upcoming')
  await expect(rows).toHaveCount(11)
})

test('R-UPL-012, R-UPL-016, D-INITCAP: the list says that it loads, marks a missing cap, and its stars add and remove', async ({
  page,
}) => {
  const { promise: held, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/client.php', async (route) => {
    const body = route.request().postDataJSON() as { f: string }
    if (body.f === 'get_upcoming_idos') await held
    await route.continue()
  })
  await page.goto('/upcoming?size=100')
  await expect(page.locator('main').getByRole('status', { name: 'Loading' })).toBeVisible()
  answer()
  const table = page.getByRole('table', { name: listName })
  await expect(table).toBeVisible()
  const caps = table.locator('tbody tr td:nth-child(5)')
  expect(await caps.allTextContents()).toContain('-')
  expect(await caps.allTextContents()).not.toContain('$0')
  const star = table.locator('tbody tr').first().locator('[data-star]')
  await star.click()
  const dialog = page.getByRole('dialog', { name: 'Create IDO watchlist' })
  await dialog.getByRole('button', { name: 'Create', exact: true }).click()
  await expect(star).toHaveAttribute('aria-pressed', 'true')
  await star.click()
  await expect(star).toHaveAttribute('aria-pressed', 'false')
})

test('R-UPL-003, R-UPL-004: every width shows whose sale it is', async ({ page }) => {
  for (const width of [320, 700, 960, 1100]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/upcoming?q=fernw')
    const name = page
      .locator('main')
      .getByRole('link', { name: /Fernway/ })
      .filter({ visible: true })
    await expect(name).toBeVisible()
    expect((await name.locator('bdi').first().boundingBox())?.width ?? 0).toBeGreaterThan(40)
  }
})

test('R-UPL-001, R-UPL-008, R-UPL-009: filters narrow the list, stand in the URL and survive a reload', async ({
  page,
}) => {
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

test('R-UPL-002, R-UPL-013, R-DAT-011: searching finds by name, and finding nothing says so with a way back', async ({
  page,
}) => {
  await page.goto('/upcoming')
  const search = page.getByRole('searchbox', { name: 'Search sales' })
  await search.fill('fernw')
  await expect(page.getByRole('table', { name: listName }).getByRole('row')).toHaveCount(2)
  await search.fill('no such project')
  await expect(page.getByText('No upcoming token sales found')).toBeVisible()
  await page.getByRole('button', { name: 'Reset filters' }).click()
  await expect(page.getByRole('table', { name: listName }).getByRole('row')).toHaveCount(26)
})

test('R-UPL-005, D-TBA: unannounced launches say TBA and stand last, whichever way the dates are sorted', async ({
  page,
}) => {
  await page.goto('/upcoming?sort=launch&dir=asc&size=100')
  const dates = page.getByRole('table', { name: listName }).locator('tbody tr td:nth-child(4)')
  await expect(dates.last()).toContainText('TBA')
  await expect(dates.first()).not.toContainText('TBA')
  await page.goto('/upcoming?sort=launch&dir=desc&size=100')
  await expect(dates.last()).toContainText('TBA')
  await expect(dates.first()).not.toContainText('TBA')
})

test('R-UPL-014, R-DAT-011: a server that fails or is gone shows the error with a retry that fetches again, and is not called a missing connection', async ({
  page,
  watch,
}) => {
  watch.expectError(/500|Failed to load resource/)
  let isGone = true
  await page.route('**/client.php', async (route) => {
    const { f } = route.request().postDataJSON() as { f: string }
    if (f !== 'get_upcoming_idos') return route.continue()
    return isGone
      ? route.abort()
      : route.fulfill({
          status: 400,
          contentType: 'application/json',
          body: '{"success":false,"error":"REQUEST_MALFORMED"}',
        })
  })
  await page.goto('/upcoming')
  await expect(page.getByText('Error loading upcoming token sales')).toBeVisible()
  await expect(page.getByText('Network connection issue')).toBeVisible()
  await expect(page.getByText(/^Offline/)).toHaveCount(0)
  isGone = false
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByText('Network connection issue')).toHaveCount(0)
  await expect(page.getByText('Error loading upcoming token sales')).toBeVisible()
  await page.unroute('**/client.php')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('table', { name: listName })).toBeVisible()
})

test('R-IDO-003: a member puts a sale on a list from its page and takes it off again, and the server follows', async ({
  page,
  line,
}) => {
  const person = await register(line.origin)
  await serverCall(line.origin, await enterAs(page, line.origin, person), 'create_ido_watchlist', {
    name: 'Q1 launches',
    icon_id: 1,
  })
  const kept = async () =>
    (await serverLists(line.origin, person)).find(({ name }) => name === 'Q1 launches')?.items
  await page.goto('/watchlist')
  await expect(
    page
      .getByRole('navigation', { name: 'Watchlists' })
      .getByRole('button', { name: /Q1 launches/ }),
  ).toBeVisible()
  await page.goto('/ido/fernway')
  await page.getByRole('button', { name: 'Add to watchlist' }).click()
  const choice = page.getByRole('menuitemcheckbox', { name: 'Q1 launches' })
  await choice.click()
  await expect(choice).toBeChecked()
  await expect.poll(kept).toEqual(['fernway'])
  await choice.click()
  await expect(choice).not.toBeChecked()
  await expect.poll(kept).toEqual([])
})

test('R-IDO-003: a press that comes before the lists are read opens them once they are', async ({
  page,
  line,
}) => {
  const person = await register(line.origin)
  await serverCall(line.origin, await enterAs(page, line.origin, person), 'create_ido_watchlist', {
    name: 'Q1 launches',
    icon_id: 1,
  })
  await page.goto('/watchlist')
  await expect(
    page
      .getByRole('navigation', { name: 'Watchlists' })
      .getByRole('button', { name: /Q1 launches/ }),
  ).toBeVisible()
  await page.addInitScript(() => {
    const press = new MutationObserver(() => {
      const button = [...document.querySelectorAll('button')].find(
        ({ textContent }) => textContent === 'Add to watchlist',
      )
      if (!button) return
      press.disconnect()
      button.click()
    })
    press.observe(document, { childList: true, subtree: true })
  })
  await page.goto('/ido/fernway')
  await expect(page.getByRole('menuitemcheckbox', { name: 'Q1 launches' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

/** Somebody whose one list of sales is still on its way to this device has pressed the button of a sale. */
const pressBeforeListsAreRead = async ({
  page,
  context,
  origin,
}: {
  page: Page
  context: BrowserContext
  origin: string
}) => {
  const person = await register(origin)
  await serverCall(origin, await enterAs(page, origin, person), 'create_ido_watchlist', {
    name: 'Q1 launches',
    icon_id: 1,
  })
  const lists = await holdAnswer(context, 'get_user_ido_watchlists')
  await page.goto('/ido/fernway')
  await lists.holder
  await page.getByRole('button', { name: 'Add to watchlist' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Loading watchlists')
  return { person, lists, dialog }
}

test('R-IDO-003: on a device that has not read the lists yet a press waits for them, and offers no first one', async ({
  page,
  context,
  line,
}) => {
  const { person, lists, dialog } = await pressBeforeListsAreRead({
    page,
    context,
    origin: line.origin,
  })
  await expect(dialog.getByRole('button')).toHaveCount(1)
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeVisible()
  lists.release()
  const list = dialog.getByRole('checkbox', { name: 'Q1 launches' })
  await list.click()
  await expect(list).toBeChecked()
  await expect
    .poll(
      async () =>
        (await serverLists(line.origin, person)).find(({ kind }) => kind === 'ido')?.items,
    )
    .toEqual(['fernway'])
})

test('R-IDO-003: cut off before the lists were ever read, a list can be made, and the form says what becomes of it', async ({
  page,
  context,
  line,
  setOffline,
}) => {
  const { person, lists, dialog } = await pressBeforeListsAreRead({
    page,
    context,
    origin: line.origin,
  })
  await setOffline(true)
  await expect(dialog).toContainText(
    'Your lists are not on this device yet. A list you create now joins them at the next connection.',
  )
  await dialog.getByRole('button', { name: 'Create', exact: true }).click()
  await expect(page.getByRole('button', { name: /^In / })).toBeVisible()
  lists.release()
  await setOffline(false)
  await expect
    .poll(async () =>
      (await serverLists(line.origin, person))
        .filter(({ kind }) => kind === 'ido')
        .map(({ items }) => items.length)
        .toSorted((a, b) => a - b),
    )
    .toEqual([0, 1])
})

test('R-IDO-004: an unknown sale says so, names the id and leads back', async ({ page, watch }) => {
  watch.expectError(/404|Failed to load resource/)
  await page.goto('/ido/no-such-sale')
  await expect(page.getByRole('heading', { name: 'Sale not found' })).toBeVisible()
  await expect(page.getByText('No sale has the id no-such-sale.')).toBeVisible()
})

testWithWorker(
  'R-IDO-001: offline, what is unlocked when as a chart, a table and dates for a calendar, and what an amount becomes',
  async ({ page, setOffline }) => {
    await bringOntoDevice(page, '/upcoming')
    await setOffline(true)
    await page.goto('/ido/fernway')
    await expect(page.getByRole('heading', { name: 'Unlock schedule' })).toBeVisible()
    await expect(
      page.getByRole('img', {
        name: /^Unlock schedule\. Unlocked at TGE: [\d.]+% of the supply\. Fully unlocked: \d+ months/,
      }),
    ).toBeVisible()
    await page
      .getByRole('radiogroup', { name: 'Unlock schedule' })
      .getByRole('radio', { name: 'Table' })
      .click()
    const table = page.getByRole('table', { name: 'Unlock schedule' })
    await expect(table.getByRole('row').last()).toContainText('100%')
    expect(await table.innerText()).not.toMatch(/NaN|null|1970/)
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Add the dates to a calendar' }).click()
    const stream = await (await saved).createReadStream()
    const text = (await stream.toArray()).join('')
    expect(text).toMatch(
      /BEGIN:VCALENDAR[\s\S]*DTSTART;VALUE=DATE:20\d{6}[\s\S]*SUMMARY:Fernway: launch[\s\S]*END:VCALENDAR/,
    )

    await page
      .getByRole('radiogroup', { name: 'Round' })
      .getByRole('radio', { name: 'Seed' })
      .click()
    const amount = page.getByRole('textbox', { name: 'Amount in USD' })
    await amount.fill('0')
    await expect(page.getByText('Enter an amount above zero, such as 500')).toBeVisible()
    await amount.fill('2,000')
    const schedule = page.getByRole('table', { name: 'Try an amount' })
    await expect(schedule.getByRole('row').last()).toContainText('100%')
    const roundPrice = await page
      .getByRole('table', { name: 'Rounds' })
      .getByRole('row', { name: /^Seed/ })
      .getByRole('cell')
      .nth(1)
      .innerText()
    await expect(schedule.getByRole('row').last().getByRole('cell').last()).toHaveText(roundPrice)
    const after = page.getByRole('textbox', { name: 'Price after launch in USD' })
    await after.fill('0.0000001')
    await expect(
      page.getByText(/you do not get your money back, even with everything unlocked/),
    ).toBeVisible()
    await after.fill('1000')
    await expect(
      page.getByText(
        /^\$2K buys [\d.]+[KMB]? FRNW at .* you have your money back: .* All your tokens would be worth \$/,
      ),
    ).toBeVisible()
    await amount.fill('9,000,000,000')
    await expect(page.getByText(/^The whole round sells for \$/)).toBeVisible()
  },
)

// The coin list as a visitor uses it: columns, order, search, filters, views, the file, the keyboard, and what a phone makes of it.
import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { enterAs, register } from './harness/enter-as.ts'
import { speak } from './harness/language.ts'
import { lowEnds } from './harness/low-ends.ts'
import { whenShellIsCached } from './harness/service-worker.ts'
import { whenMarketIsStored } from './harness/stored-market.ts'
import { test } from './harness/online-test.ts'
import { expect, test as testWithWorker } from './harness/test.ts'

const numbersOf = async (cells: Locator): Promise<number[]> =>
  (await cells.allInnerTexts()).map((text) =>
    Number(/\d+(\.\d+)?/.exec(text.replaceAll(',', ''))?.[0]),
  )
const isFalling = (values: readonly number[]): boolean =>
  values.every((value, index) => index === 0 || value <= (values[index - 1] ?? Infinity))
const table = (page: Page): Locator => page.getByRole('table', { name: 'Coins' })
const rows = (page: Page): Locator => table(page).locator('tbody tr:not([aria-hidden])')
const count = (page: Page): Locator =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /^\d+ of \d+$/ })
const headings = [
  'Rank',
  'Coin',
  'AI score',
  'Tokenomics',
  'Security',
  'Social',
  'Market',
  'Insights',
  'Price',
  '24 hours',
  '7 days',
  'Market cap',
]
/** Place of a column's cells, from 1. */
const column = (name: string): number =>
  headings.indexOf(name) + 2 + (name === 'Market cap' ? 1 : 0)
const cells = (page: Page, name: string): Locator =>
  rows(page).locator(`td:nth-child(${column(name)})`)

test('design 8, R-CLS-001, R-CLS-002, R-CLS-012, R-CLS-018, R-CLS-019: a visitor sees every column, ordered by the figure that carries the arrow, and at no moment that there is none', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      if (document.body?.textContent.includes('The market is being prepared'))
        document.documentElement.dataset['saidNone'] = 'true'
    })
    watch.observe(document, { childList: true, subtree: true })
  })
  await page.goto('/coinlist')
  for (const name of headings)
    await expect(table(page).getByRole('columnheader', { name, exact: true })).toBeVisible()
  await expect(table(page).getByRole('columnheader', { name: 'AI score' })).toHaveAttribute(
    'aria-sort',
    'descending',
  )
  await expect(page.getByText('ranked by min score')).toBeVisible()
  await expect(rows(page).nth(15)).toBeAttached()
  expect(isFalling(await lowEnds(cells(page, 'AI score')))).toBe(true)
  expect(
    (await cells(page, 'Market cap').allInnerTexts()).every((text) =>
      /^\$[\d.]+[KMBT]$/.test(text.trim()),
    ),
  ).toBe(true)
  await expect(page.locator('html')).not.toHaveAttribute('data-said-none')
})

test('R-CLS-005, R-CLS-006: every column sorts both ways, the URL says so, and Reset goes back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/coinlist')
  for (const name of [
    'Tokenomics',
    'Security',
    'Social',
    'Market',
    'Insights',
    'Price',
    '24 hours',
    '7 days',
    'Market cap',
  ]) {
    const heading = table(page).getByRole('columnheader', { name, exact: true })
    await heading.getByRole('button').click()
    await expect(heading, name).toHaveAttribute('aria-sort', 'descending')
    if (!['Price', '24 hours', '7 days', 'Market cap'].includes(name))
      await expect.poll(async () => isFalling(await numbersOf(cells(page, name)))).toBe(true)
  }
  const score = table(page).getByRole('columnheader', { name: 'AI score', exact: true })
  await score.getByRole('button').click()
  await expect(score).toHaveAttribute('aria-sort', 'descending')
  await score.getByRole('button').click()
  await expect(score).toHaveAttribute('aria-sort', 'ascending')
  await table(page).getByRole('button', { name: 'Coin', exact: true }).click()
  await expect(page).toHaveURL(/sort=name/)
  const names = await cells(page, 'Coin').locator('bdi').first().allInnerTexts()
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true })))
  await expect(page.getByText('ranked by min score')).toHaveCount(0)
  await page.getByRole('button', { name: 'Reset', exact: true }).click()
  await expect(table(page).getByRole('columnheader', { name: 'AI score' })).toHaveAttribute(
    'aria-sort',
    'descending',
  )
  await expect(page).not.toHaveURL(/sort=/)
})

test('D-STABLE: stablecoins do not lead the list, one press shows them, and a search finds them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/coinlist')
  const tether = table(page).getByRole('link', { name: 'Tether USDT' })
  const hidden = page.getByRole('button', { name: 'Stablecoins hidden' })
  await expect(rows(page).nth(15)).toBeAttached()
  const [shown, all] = (await count(page).innerText()).split(' of ').map(Number)
  expect(shown).toBeLessThan(all ?? 0)
  await expect(tether).toHaveCount(0)
  await test.step('one press shows them, in the address too, with the ranks of the whole market', async () => {
    await hidden.click()
    await expect(page).toHaveURL(/stable=true/)
    await expect(count(page)).toHaveText(`${all} of ${all}`)
    await expect(page.getByRole('button', { name: 'Stablecoins shown' })).toBeVisible()
    await expect(tether).toBeVisible()
  })
  await test.step('a reload keeps the choice, Reset takes it back', async () => {
    await page.reload()
    await expect(count(page)).toHaveText(`${all} of ${all}`)
    await page.getByRole('button', { name: 'Stablecoins shown' }).click()
    await expect(page).not.toHaveURL(/stable/)
    await expect(count(page)).toHaveText(`${shown} of ${all}`)
  })
  await test.step('whoever searches finds them', async () => {
    await page.goto('/coinlist?search=tether')
    await expect(tether).toBeVisible()
    await expect(hidden).toHaveCount(0)
  })
})

test('R-CLS-005: a choice shows at once and is kept though somebody goes on in the same moment', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/coinlist')
  await expect(count(page)).toBeVisible()
  const price = table(page).getByRole('columnheader', { name: 'Price', exact: true })
  await price.getByRole('button').evaluate((button: HTMLElement) => {
    button.click()
    document.querySelector<HTMLElement>('a[data-row="0"]')?.click()
  })
  await expect(page).toHaveURL(/\/coin\//)
  await page.goBack()
  await expect(page).toHaveURL(/sort=price/)
  await expect(price).toHaveAttribute('aria-sort', 'descending')
})

test('R-CLS-003, R-CLS-014, R-CLS-015: ?search= fills the search and filters; nothing found says so and resets', async ({
  page,
}) => {
  await page.goto('/coinlist?search=bitc')
  const search = page.getByRole('searchbox', { name: 'Search this list' })
  await expect(search).toHaveValue('bitc')
  await expect(rows(page).first().getByRole('link')).toContainText('Bitcoin')
  await search.fill('no such coin at all')
  await expect(page.getByText('No results found')).toBeVisible()
  await page.getByRole('button', { name: 'Reset search and filters' }).click()
  await expect(search).toHaveValue('')
  await expect(rows(page).nth(10)).toBeAttached()
})

test('R-CLS-015: the list says that it loads, that the server fails, with a retry, and of a market without a coin that there is none', async ({
  page,
  watch,
}) => {
  watch.expectError(/400|Failed to load resource/)
  const { promise: held, resolve: answer } = Promise.withResolvers<void>()
  let isBroken = true
  await page.route('**/client.php', async (route) => {
    const { f } = route.request().postDataJSON() as { f: string }
    if (f !== 'get_market') return route.continue()
    if (isBroken)
      return route.fulfill({
        status: 400,
        contentType: 'application/json',
        body: '{"success":false,"error":"REQUEST_MALFORMED"}',
      })
    await held
    const response = await route.fetch()
    const body = (await response.json()) as { output: { columns: Record<string, unknown[]> } }
    return route.fulfill({
      response,
      json: {
        ...body,
        output: {
          ...body.output,
          count: 0,
          columns: Object.fromEntries(Object.keys(body.output.columns).map((name) => [name, []])),
        },
      },
    })
  })
  await page.goto('/coinlist')
  await expect(page.getByText('Error loading data')).toBeVisible()
  await expect(
    page.getByRole('heading', { name: 'Top gainers' }),
    'one reason is enough',
  ).toHaveCount(0)
  await expect(page.getByText('None known yet')).toHaveCount(0)
  isBroken = false
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(
    page.getByRole('main').getByRole('status', { name: 'Loading' }).first(),
  ).toBeVisible()
  answer()
  await expect(page.getByText('No data available')).toBeVisible()
  await expect(page.getByText('No results found')).toHaveCount(0)
  await page.unroute('**/client.php')
  await page.reload()
  await expect(rows(page).nth(10)).toBeAttached()
})

test('R-CLS-004, D-LISTFILTER: filters narrow the list, stand in the URL, survive a reload, and a word a link made up can be taken back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/coinlist?category=%5B"DeFi"%5D&security=70-100&cap=under1b&min=40')
  await expect(rows(page).first()).toBeVisible()
  expect(Math.min(...(await numbersOf(cells(page, 'Security'))))).toBeGreaterThanOrEqual(70)
  await page.getByRole('button', { name: /^Filters/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  const social = sheet.getByRole('group', { name: 'Social' })
  expect(
    (await social.locator('.ruler').boundingBox())?.height,
    'the thumbs stand on a ruler',
  ).toBe(4)
  await social.getByRole('slider', { name: 'Lowest score' }).focus()
  for (let step = 0; step < 5; step++) await page.keyboard.press('PageUp')
  await expect(page).toHaveURL(/social=/)
  await sheet.getByRole('button', { name: 'Show results' }).click()
  expect(Math.min(...(await numbersOf(cells(page, 'Social'))))).toBeGreaterThanOrEqual(40)
  const shown = await count(page).textContent()
  await page.reload()
  await expect(count(page)).toHaveText(shown ?? '')

  await page.goto('/coinlist?category=%5B"Unheard of"%5D')
  await expect(page.getByText('No results found')).toBeVisible()
  await page.getByRole('button', { name: /Category/ }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Unheard of' }).click()
  await expect(rows(page).nth(10)).toBeAttached()
})

test('D-LISTFILTER: a menu opened while another is on its way out stays open', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/coinlist')
  await page.getByRole('button', { name: /^Category/ }).click()
  await expect(page.getByRole('menu', { name: /Category/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Chain/ }).click()
  await expect(page.getByRole('menu', { name: /Category/ })).toHaveCount(0)
  await page.getByRole('menuitemcheckbox', { name: 'Solana' }).click()
  await expect(page).toHaveURL(/chain=/)
  // Nor does one that is asked for again while it leaves.
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Chain/ }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Solana' }).click()
  await expect(page).not.toHaveURL(/chain=/)
})

test('D-LISTFILTER: where one choice excludes the others, making it closes the menu; its chip says it and has the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/coinlist')
  const chip = page
    .getByRole('button', { name: /^Market cap/, expanded: false })
    .and(page.locator('[aria-haspopup=menu]'))
  const all = await count(page).textContent()
  await chip.click()
  await page.getByRole('menuitemcheckbox', { name: 'Below $1B' }).click()
  await expect(count(page)).not.toHaveText(all ?? '')
  await expect(page.getByRole('menu')).toHaveCount(0)
  await expect(chip).toContainText('Below $1B')
  await expect(chip).toBeFocused()
  // Asked for again right after the choice, it opens, and what is chosen is marked.
  await chip.press('Enter')
  await page.getByRole('menuitemcheckbox', { name: 'Any' }).press('Enter')
  await page.locator('button[aria-haspopup=menu]').filter({ hasText: 'Market cap' }).click()
  await expect(page.getByRole('menuitemcheckbox', { name: 'Any' })).toBeChecked()
  await expect(count(page)).toHaveText(all ?? '')
})

test('D-LISTFILTER: what a link asks for and nobody knows is left out with a notice; the rest of the link holds', async ({
  page,
}) => {
  await page.goto(
    '/coinlist?sort=magic&min=abc&cap=10b&colour=red&hide=%5B"social","nonsense"%5D&source=pwa',
  )
  await expect(rows(page).first()).toBeVisible()
  await expect(
    page.getByText('Part of this link was not recognised and is ignored: sort, min, colour, hide.'),
  ).toBeVisible()
  await expect(table(page).getByRole('columnheader', { name: 'Social' })).toHaveCount(0)
  await expect(page).toHaveURL(/cap=10b/)
  await page.getByRole('button', { name: 'Close' }).first().click()
  await expect(page.getByText('Part of this link')).toHaveCount(0)
  await page.goto('/coinlist?source=pwa')
  await expect(rows(page).first()).toBeVisible()
  await expect(page.getByText('Part of this link')).toHaveCount(0)
})

test('columns, density and saved views: a view is kept under a name, applied after a reload, deleted and brought back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/coinlist?cap=10b')
  await expect(rows(page).first()).toBeVisible()
  const tall = (await rows(page).first().boundingBox())?.height ?? 0
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Social' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Compact rows' }).click()
  await page.keyboard.press('Escape')
  await expect(table(page).getByRole('columnheader', { name: 'Social' })).toHaveCount(0)
  expect((await rows(page).first().boundingBox())?.height ?? 0).toBeLessThan(tall)
  await page.getByRole('button', { name: 'Views' }).click()
  await page.getByRole('menuitem', { name: 'Save this view' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Enter a name for the view.')).toBeVisible()
  await page.getByRole('textbox', { name: 'View name' }).fill('Large & quiet')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Large & quiet' })).toBeVisible()

  await page.goto('/coinlist')
  await expect(table(page).getByRole('columnheader', { name: 'Social' })).toBeVisible()
  await page.getByRole('button', { name: 'Views' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Large & quiet' }).click()
  await expect(page).toHaveURL(/cap=10b/)
  await expect(table(page).getByRole('columnheader', { name: 'Social' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Large & quiet' }).click()
  await page.getByRole('menuitem', { name: /Delete/ }).click()
  await expect(page.getByRole('button', { name: 'Views' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('button', { name: 'Large & quiet' })).toBeVisible()
})

testWithWorker(
  'the list as a file: exactly what is filtered, units in the headings, the age in every row, offline too',
  async ({ page, setOffline }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/coinlist?cap=10b')
    await expect(rows(page).first()).toBeVisible()
    await whenShellIsCached(page)
    await whenMarketIsStored(page)
    await setOffline(true)
    const shown = Number(/^(\d+) of/.exec((await count(page).textContent()) ?? '')?.[1])
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save as CSV' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^coinsight-coins-\d{4}-\d{2}-\d{2}T\d{4}Z\.csv$/)
    const lines = readFileSync(await download.path(), 'utf8')
      .trim()
      .split('\r\n')
    expect(lines).toHaveLength(shown + 1)
    expect(lines[0]).toContain('Price (USD)')
    expect(lines[0]).toContain('As of (UTC)')
    expect(
      lines
        .slice(1)
        .every((line) => /20\d\d-\d\d-\d\dT/.test(line) && line.includes('Sample market')),
    ).toBe(true)
  },
)

test('R-CLS-016: the keyboard walks the rows, Enter opens a coin, and Back finds the list again', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/coinlist')
  await expect(count(page)).toBeVisible()
  const focused = page.locator(':focus')
  await page.getByRole('searchbox', { name: 'Search this list' }).press('ArrowDown')
  await expect(focused).toHaveAttribute('data-row', '0')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  await expect(focused).toHaveAttribute('data-row', '1')
  await page.keyboard.press('End')
  await expect(focused).toHaveAttribute('data-row', /^2\d\d$/)
  await expect(focused).toBeInViewport()
  await page.keyboard.press('Home')
  await expect(focused).toHaveAttribute('data-row', '0')
  await expect(focused).toBeInViewport()
  // Rows of another height are found as well where they now stand.
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Compact rows' }).click()
  await page.keyboard.press('Escape')
  // While it closes, a menu takes the focus once more when the pointer that rests on it finds its item moved.
  await expect(page.getByRole('menu')).toHaveCount(0)
  await page.getByRole('searchbox', { name: 'Search this list' }).press('ArrowDown')
  await page.keyboard.press('End')
  await expect(focused).toHaveAttribute('data-row', /^2\d\d$/)
  await expect(focused).toBeInViewport()
  await page.keyboard.press('Home')
  await expect(focused).toHaveAttribute('data-row', '0')
  const name = (await focused.locator('bdi').first().textContent()) ?? ''
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await page.goBack()
  await expect(rows(page).first()).toBeVisible()
})

test('R-CLS-017, D-LISTFILTER: s stars the row under the focus, and the list narrows to the own lists', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const origin = baseURL ?? ''
  await enterAs(page, origin, await register(origin))
  await page.goto('/coinlist')
  await page.locator('html[data-shortcuts=ready]').waitFor()
  await rows(page).nth(2).getByRole('link').focus()
  const name = (await rows(page).nth(2).locator('bdi').first().textContent()) ?? ''
  await page.keyboard.press('s')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(rows(page).nth(2).getByRole('button', { pressed: true })).toBeVisible()
  await page.getByRole('button', { name: /^Filters/ }).click()
  await page.getByRole('checkbox', { name: 'Only coins in my watchlists' }).click()
  await page.getByRole('button', { name: 'Show results' }).click()
  await expect(page).toHaveURL(/mine=true/)
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page).first()).toContainText(name)
})

test('R-CLS-007, R-CLS-008, R-CLS-009, R-CLS-010, R-CLS-011: the highlights lead to what they name', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/coinlist')
  const highlight = (name: string): Locator =>
    page.locator('main section').filter({ hasText: name })
  for (const name of ['Top gainers', 'New listings', 'Gem coins', 'Top airdrops'])
    await expect(highlight(name).getByRole('listitem')).toHaveCount(3)
  const gems = await highlight('Gem coins')
    .getByRole('listitem')
    .evaluateAll((items) =>
      items.map(({ textContent }) =>
        Number(
          /(\d+)$/.exec((textContent ?? '').replace(/at least \d+/, ''))?.[1] ??
            /at least (\d+)/.exec(textContent ?? '')?.[1],
        ),
      ),
    )
  expect(isFalling(gems)).toBe(true)
  await highlight('Gem coins').getByRole('link', { name: 'Gem coins' }).click()
  await expect(page).toHaveURL('/gemscout')
  await page.goBack()
  const sale = highlight('Upcoming IDOs').getByRole('listitem').first()
  const saleName = (await sale.locator('bdi').first().textContent()) ?? ''
  await sale.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: saleName })).toBeVisible()
})

test('design 8, R-CLS-013: on a phone each card has its score, its word, and the figure by which it stands where it stands', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/coinlist')
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveText('Min score')
  const cards = page.getByRole('list', { name: 'Coins' }).getByRole('listitem')
  await expect(cards.first()).toContainText(/at least \d+/)
  await expect(cards.first()).toContainText(/Excellent|Positive/)
  const lows = await cards.evaluateAll((all) =>
    all
      .slice(0, 30)
      .map(({ textContent }) => Number(/at least (\d+)/.exec(textContent ?? '')?.[1]))
      .filter((low) => !Number.isNaN(low)),
  )
  expect(lows.length).toBeGreaterThan(5)
  expect(isFalling(lows)).toBe(true)
  await page.getByRole('button', { name: /^Filters/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  for (const name of ['Category', 'Chain', 'Market cap', 'Listed', 'Views', 'Save as CSV'])
    await expect(sheet.getByRole('button', { name })).toBeVisible()
  await sheet.getByRole('button', { name: 'Listed' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Last 90 days' }).click()
  await expect(page).toHaveURL(/listed=90days/)
})

test('R-CLS-007, design 10: read from the right, a name of the highlights still stands beside its picture', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await speak(page, 'ar')
  await page.goto('/coinlist')
  const names = page.getByRole('main').locator('section li a > bdi')
  await expect(names).toHaveCount(15)
  const gapsPx = await names.evaluateAll((elements) =>
    elements.map((element) => {
      const text = document.createRange()
      text.selectNodeContents(element)
      return (
        (element.previousElementSibling?.getBoundingClientRect().left ?? 0) -
        text.getBoundingClientRect().right
      )
    }),
  )
  for (const gapPx of gapsPx) expect(gapPx).toBeLessThan(16)
})

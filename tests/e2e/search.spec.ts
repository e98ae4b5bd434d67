// The search of the top bar (R-NAV-004 to R-NAV-021).
import type { Page, Route } from '@playwright/test'
import { expect, test } from './harness/test.ts'
import { test as online } from './harness/online-test.ts'

const box = (page: Page) => page.getByRole('combobox', { name: 'Search coins and sales' })
const options = (page: Page) => page.getByRole('option')
const panel = (page: Page) => page.getByRole('listbox', { name: 'Search results' })

type Answer = { coins: object[]; idos: object[] }
type Held = { query: string; answer: (output: Answer) => Promise<void>; fail: () => Promise<void> }

/** Holds every search of the page back until the test answers it. */
const holdSearches = async (page: Page): Promise<{ queries: string[]; held: Held[] }> => {
  const queries: string[] = []
  const held: Held[] = []
  await page.route('**/client.php', async (route: Route) => {
    const body = route.request().postDataJSON() as { f?: string; query?: string }
    if (body.f !== 'search_assets') return route.fallback()
    queries.push(body.query ?? '')
    held.push({
      query: body.query ?? '',
      answer: (output) =>
        route.fulfill({ json: { success: true, output, errormsg: null } }).catch(() => undefined),
      fail: () => route.abort().catch(() => undefined),
    })
    return undefined
  })
  return { queries, held }
}

/** Quicker than any debounce, however busy the machine: every text in one turn of the page. */
const typeAtOnce = (page: Page, texts: string[]): Promise<void> =>
  box(page).evaluate((input, all) => {
    const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
    input.focus()
    for (const text of all) {
      value?.set?.call(input, text)
      input.dispatchEvent(new Event('input', { bubbles: true }))
    }
  }, texts)

const whenListed = async (page: Page): Promise<void> => {
  await page.goto('/coinlist')
  await expect(page.getByRole('main').locator('a[href^="/coin/"]').first()).toBeVisible()
}

online(
  'R-NAV-019: Enter pressed before the device has answered opens the first hit once it has; typing on takes it back',
  async ({ page }) => {
    await whenListed(page)
    const enter = (): Promise<boolean> =>
      box(page).evaluate((input) =>
        input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })),
      )
    const typeAndEnter = (text: string): Promise<void> =>
      box(page).evaluate((input, typed) => {
        const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
        input.focus()
        value?.set?.call(input, typed)
        input.dispatchEvent(new Event('input', { bubbles: true }))
        input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
      }, text)
    await typeAndEnter('no coin is called this')
    await expect(page.getByText('No results found')).toBeVisible()
    await typeAtOnce(page, ['litecoin'])
    await expect(options(page).first()).toContainText('Litecoin')
    await expect(page).toHaveURL(/\/coinlist/)
    await enter()
    await expect(page).toHaveURL(/\/coin\/litecoin$/)
    await typeAndEnter('bitcoin')
    await expect(page).toHaveURL(/\/coin\/bitcoin$/)
  },
)

online(
  'R-NAV-006 to 021: the device answers at once, the server once and with what only it knows',
  async ({ page }) => {
    const { queries, held } = await holdSearches(page)
    await whenListed(page)
    await test.step('R-NAV-006, R-CON-005: below two characters nothing is asked and nothing opens', async () => {
      for (const text of ['b', ' b ', '  ']) {
        await box(page).fill(text)
        await expect(box(page)).toHaveAttribute('aria-expanded', 'false')
      }
    })
    await test.step('R-NAV-012, R-NAV-017: coins of this device before any answer, with name, symbol and logo', async () => {
      await typeAtOnce(page, ['et', 'ethe', 'bitc', '  bitcoin '])
      await expect(options(page).first()).toContainText('Bitcoin')
      await expect(options(page).first()).toContainText('BTC')
      await expect(options(page).first().locator('img, svg, span').first()).toBeVisible()
      await expect(page.getByRole('group', { name: 'Coins' })).toBeVisible()
    })
    await test.step('R-NAV-007, R-NAV-008, R-NAV-021, R-CON-005: one call with the last text, trimmed', async () => {
      await expect.poll(() => queries).toEqual(['bitcoin'])
    })
    await test.step('R-NAV-009, R-NAV-018: what only the server knows joins its group', async () => {
      await held[0]?.answer({
        coins: [
          { id: 'bitcoin', name: 'Bitcoin', symbol: 'btc', image: null },
          { id: 'bitcoin-far', name: 'Bitcoin Far', symbol: 'far', logo: '/coins/bitcoin.svg' },
        ],
        idos: [{ id: 'sale-far', name: 'Bitcoin Sale', symbol: 'bsl', image: null }],
      })
      await expect(
        page.getByRole('group', { name: 'Upcoming IDOs' }).getByRole('option'),
      ).toHaveText(/Bitcoin Sale/)
      await expect(
        page.getByRole('group', { name: 'Coins' }).getByRole('option', { name: /Bitcoin Far/ }),
      ).toBeVisible()
      await expect(options(page).filter({ hasText: /^.*Bitcoin\s*BTC$/ })).toHaveCount(1)
    })
    await test.step('keys: arrows wrap, Home and End, the choice is announced', async () => {
      await page.keyboard.press('ArrowDown')
      await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
      await page.keyboard.press('End')
      await expect(options(page).last()).toHaveAttribute('aria-selected', 'true')
      await expect(box(page)).toHaveAttribute(
        'aria-activedescendant',
        (await options(page).last().getAttribute('id')) ?? '',
      )
      await page.keyboard.press('ArrowDown')
      await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
      await page.keyboard.press('Home')
      await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
    })
    await test.step('R-NAV-013, R-NAV-015: an outside click, Escape and clearing close it', async () => {
      await page.getByRole('main').click({ position: { x: 700, y: 8 } })
      await expect(panel(page)).toBeHidden()
      await box(page).focus()
      await expect(panel(page)).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(panel(page)).toBeHidden()
      await expect(box(page)).toHaveValue('  bitcoin ')
      await page.getByRole('button', { name: 'Clear search' }).click()
      await expect(box(page)).toHaveValue('')
      await expect(panel(page)).toBeHidden()
    })
    await test.step('R-NAV-014, R-NAV-019: choosing closes it and opens the coin', async () => {
      await box(page).fill('ethereum')
      await expect(options(page).first()).toContainText('Ethereum')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/coin\/ethereum$/)
      await expect(panel(page)).toBeHidden()
      await expect(box(page)).toHaveValue('')
    })
  },
)

online(
  'R-NAV-010, R-NAV-011, R-NAV-020: searching, nothing found, a late answer, no server',
  async ({ page }) => {
    const { held } = await holdSearches(page)
    await whenListed(page)
    const status = page.getByRole('search').getByRole('status')
    await box(page).fill('zzqqx')
    await expect(status).toHaveText('Searching')
    await expect.poll(() => held.length).toBe(1)
    await test.step('R-NAV-020: the answer to an older text does not appear under a newer one', async () => {
      await box(page).fill('zzqqy')
      await expect.poll(() => held.length).toBe(2)
      await held[0]?.answer({ coins: [{ id: 'stale', name: 'Stale', symbol: 'old' }], idos: [] })
      await held[1]?.answer({ coins: [], idos: [] })
      await expect(status).toHaveText('No results found')
      await expect(options(page)).toHaveCount(0)
    })
    await test.step('without the server the device still answers, and says so', async () => {
      await box(page).fill('sol')
      await expect(options(page).first()).toContainText('Solana')
      await expect.poll(() => held.length).toBe(3)
      await held[2]?.fail()
      await expect(
        page.getByRole('search').getByText('These results are from this device.'),
      ).toBeVisible()
      await expect(options(page).first()).toContainText('Solana')
    })
    await test.step('R-NAV-016, R-CON-005: never higher than 400 px', async () => {
      await box(page).fill('zzco')
      await expect.poll(() => held.length).toBe(4)
      const many = Array.from({ length: 30 }, (_, index) => ({
        id: `co-${index}`,
        name: `Coin ${index}`,
        symbol: `c${index}`,
      }))
      await held[3]?.answer({
        coins: many,
        idos: many.map((each) => ({ ...each, id: `s-${each.id}` })),
      })
      await expect(options(page).last()).toContainText('Coin 9')
      const height = await panel(page).evaluate(
        (list) => list.parentElement?.getBoundingClientRect().height ?? 0,
      )
      expect(height).toBeGreaterThan(300)
      expect(height).toBeLessThanOrEqual(400)
      await page.keyboard.press('ArrowUp')
      await expect(options(page).last()).toBeInViewport()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/ido\/s-co-9$/)
    })
  },
)

test('R-NAV-012: offline the box finds coins and sales on this device', async ({
  page,
  setOffline,
}) => {
  await page.goto('/upcoming')
  const sale =
    (await page.getByRole('main').locator('a[href^="/ido/"]').first().innerText()).split('\n')[0] ??
    ''
  await whenListed(page)
  await setOffline(true)
  await box(page).fill('bitcoin')
  await expect(options(page).first()).toContainText('Bitcoin')
  await expect(
    page.getByRole('search').getByText('These results are from this device.'),
  ).toBeVisible()
  await box(page).fill(sale)
  await expect(
    page.getByRole('group', { name: 'Upcoming IDOs' }).getByRole('option').first(),
  ).toContainText(sale)
})

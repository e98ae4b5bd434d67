// The coin list without a connection: every tool of it works, the highlights name the first of their pages, and the score is
// the sum of its five parts. Offline nothing ticks, so that what two pages say can be compared.
import type { Locator, Page } from '@playwright/test'
import { enterAs, register } from './harness/enter-as.ts'
import { serverCall } from './harness/server-call.ts'
import { bandOf, bringOntoDevice } from './harness/page-figures.ts'
import { expect, test } from './harness/test.ts'

const table = (page: Page, name = 'Coins'): Locator =>
  page.getByRole('table', { name, exact: true })
const rows = (page: Page, name = 'Coins'): Locator =>
  table(page, name).locator('tbody tr:not([aria-hidden])')
const highlight = (page: Page, name: string): Locator =>
  page.locator('main section').filter({ has: page.getByRole('heading', { name }) })
const namesOf = async (items: Locator): Promise<string[]> =>
  (
    await items.evaluateAll((all) =>
      all.map((item) => item.querySelector('bdi')?.textContent ?? ''),
    )
  ).map((name) => name.trim())
const count = (page: Page): Locator =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /^\d+ of \d+$/ })
const shown = async (page: Page): Promise<number> =>
  Number(/^(\d+) of/.exec((await count(page).textContent()) ?? '')?.[1])

/** Each highlight, how its first line speaks, and the page it is the beginning of. */
const highlighted: { title: string; first: RegExp; url: string; items: (page: Page) => Locator }[] =
  [
    {
      title: 'Top gainers',
      first: /\+[\d.]+%/,
      url: '/top-movers?period=7d',
      items: (on) => rows(on, 'Top movers'),
    },
    {
      title: 'New listings',
      first: /Listed today|days? ago/,
      url: '/newly-listed-coins?listed=90days',
      items: (on) => rows(on, 'New listings').filter({ hasNotText: /Coming/ }),
    },
    {
      title: 'Upcoming IDOs',
      first: /in \d+ days?|[Ss]oon/,
      url: '/upcoming?sort=launch',
      items: (on) => rows(on, 'Upcoming sales').filter({ hasText: /Coming/ }),
    },
    { title: 'Gem coins', first: /\d/, url: '/gemscout', items: (on) => rows(on, 'Gem scout') },
    {
      title: 'Top airdrops',
      first: /\d/,
      url: '/airdropscore',
      items: (on) => on.getByRole('table', { name: 'Airdrops' }).locator('tr[data-airdrop]'),
    },
  ]

test('R-CLS-007, R-CLS-008, R-CLS-009, R-CLS-010, R-CLS-011, R-CLS-016, R-CLS-017, R-CDT-007: offline, a member stars a coin in the list and on its page, and each highlight names the first three of the page it leads to', async ({
  page,
  line,
  setOffline,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const token = await enterAs(page, line.origin, await register(line.origin))
  await serverCall(line.origin, token, 'create_watchlist', { name: 'Core', icon_id: 1 })
  await page.goto('/watchlist')
  await expect(
    page.getByRole('navigation', { name: 'Watchlists' }).getByRole('button', { name: /Core/ }),
  ).toBeVisible()
  await bringOntoDevice(page, '/coinlist')
  await setOffline(true)
  await page.goto('/coinlist')
  const named: Record<string, string[]> = {}
  for (const { title, first } of highlighted) {
    await expect(highlight(page, title).getByRole('listitem'), title).toHaveCount(3)
    await expect(highlight(page, title).getByRole('listitem').first()).toContainText(first)
    named[title] = await namesOf(highlight(page, title).getByRole('listitem'))
  }
  await test.step('the star of a row', async () => {
    const star = rows(page).nth(1).locator('[data-star]')
    await expect(star).toHaveAttribute('aria-pressed', 'false')
    await star.click()
    await expect(star).toHaveAttribute('aria-pressed', 'true')
    await star.click()
    await expect(star).toHaveAttribute('aria-pressed', 'false')
  })
  await test.step('a click anywhere on a row opens its coin, whose button says where it is', async () => {
    const name = (await rows(page).nth(1).locator('bdi').first().innerText()).trim()
    await rows(page)
      .nth(1)
      .click({ position: { x: 600, y: 20 } })
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await page.getByRole('button', { name: 'Add to watchlist' }).click()
    const choice = page.getByRole('menuitemcheckbox', { name: 'Core' })
    await choice.click()
    await expect(choice).toBeChecked()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'In Core' }).click()
    await choice.click()
    await expect(choice).not.toBeChecked()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Add to watchlist' })).toBeVisible()
  })
  for (const { title, url, items } of highlighted) {
    await page.goto(url)
    await expect
      .poll(async () => (await namesOf(items(page))).slice(0, 3), title)
      .toEqual(named[title])
  }
})

/** None of these figures moves from one minute to the next. */
const narrowed: { address: string; query: object }[] = [
  {
    address: 'category=%5B"Meme"%5D&chain=%5B"Ethereum"%5D',
    query: { category: 'Meme', chain: 'Ethereum' },
  },
  { address: 'chain=%5B"Solana"%5D', query: { chain: 'Solana' } },
  { address: 'listed=90days', query: { listing_date: '90days' } },
]
const weights = { Tokenomics: 25, Security: 25, Social: 15, Market: 20, Insights: 15 }

/** The cells of the rows on screen, each as its lines. */
const cellsOf = (page: Page): Promise<string[][][]> =>
  rows(page).evaluateAll((all) =>
    all.map((row) =>
      [...row.querySelectorAll('td')].map(({ innerText }) => innerText.trim().split('\n')),
    ),
  )

test('R-CLS-003, R-CLS-004, R-CLS-005, R-CLS-006, R-CLS-012, R-CLS-013, R-AIX-005: offline, filters answer as the server does, Reset clears search, filters and order, the score is its five parts by their weights, its word that of its band', async ({
  page,
  server,
  setOffline,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await bringOntoDevice(page, '/coinlist')
  const totalOf = async (query: object): Promise<number> =>
    (
      (await serverCall(`http://127.0.0.1:${server.port}`, '', 'get_coins', {
        page_size: 1,
        ...query,
      })) as { total: number }
    ).total
  await setOffline(true)
  for (const { address, query } of narrowed) {
    await page.goto(`/coinlist?stable=true&${address}`)
    await expect(rows(page).first(), address).toBeVisible()
    await expect.poll(() => shown(page), address).toBe(await totalOf(query))
  }
  await page.goto('/coinlist?min=60&max=70&sort=score')
  const scores = async (): Promise<number[]> =>
    (await rows(page).locator('td:nth-child(4) b').allInnerTexts()).map(Number)
  await expect.poll(async () => (await scores()).length).toBeGreaterThan(5)
  expect((await scores()).every((score) => score >= 60 && score <= 70)).toBe(true)
  await page.getByRole('searchbox', { name: 'Search this list' }).fill('a')
  await expect(page).toHaveURL(/search=a/)
  await page.getByRole('button', { name: 'Reset', exact: true }).click()
  await expect(page).toHaveURL('/coinlist')
  await expect(page.getByRole('searchbox', { name: 'Search this list' })).toHaveValue('')
  // The server counts stablecoins too, which the list leaves out until they are asked for.
  const stableCount = await totalOf({ category: 'Stablecoin' })
  await expect.poll(() => shown(page)).toBe((await totalOf({})) - stableCount)

  const heads = await table(page).getByRole('columnheader').allInnerTexts()
  const at = (name: string): number => heads.findIndex((head) => head.trim() === name)
  const words = new Set<string>()
  let whole = 0
  for (const order of ['descending', 'ascending']) {
    const heading = table(page).getByRole('columnheader', { name: 'AI score', exact: true })
    // By the score itself: at the end of the ranking by low ends nearly all are provisional.
    if (order === 'ascending') await page.goto('/coinlist?sort=score&dir=asc')
    await expect(heading).toHaveAttribute('aria-sort', order)
    for (const cells of await cellsOf(page)) {
      const [score = '', word = ''] = cells[at('AI score')] ?? []
      if (score === '–') continue
      if (word !== 'Provisional') {
        expect(word.toLowerCase(), cells.flat().join(' ')).toBe(bandOf(Number(score)))
        words.add(word)
      }
      const parts = Object.keys(weights).map((name) => Number((cells[at(name)] ?? [])[0]))
      if (parts.some(Number.isNaN)) continue
      whole += 1
      const sum = Object.values(weights).reduce(
        (total, weight, part) => total + (weight * (parts[part] ?? 0)) / 100,
        0,
      )
      // Each part is told as a whole number.
      expect(Math.abs(sum - Number(score)), cells.flat().join(' ')).toBeLessThanOrEqual(1.5)
    }
  }
  expect(whole).toBeGreaterThan(15)
  expect([...words].toSorted()).toEqual(expect.arrayContaining(['Excellent', 'Positive', 'Weak']))
})

// What the lines about sales promise, read off the screen and held against the server: filters, figures, score. Offline too.
import type { Locator, Page } from '@playwright/test'
import { serverCall } from './harness/server-call.ts'
import { whenShellIsCached } from './harness/service-worker.ts'
import { whenMarketIsStored } from './harness/stored-market.ts'
import { amountOf, bandOf, bringOntoDevice, figureOf } from './harness/page-figures.ts'
import { expect, test } from './harness/test.ts'

type Sale = Record<
  'tokenomics' | 'security' | 'market' | 'insights' | 'social' | 'total_ai_score',
  number | null
> & {
  id: string
  name: string
  symbol: string
  sale_type: string
  rank: number | null
  launch_date: number | null
  token_price: number | null
  circulating_supply_tge: number | null
}
const table = (page: Page): Locator => page.getByRole('table', { name: 'Upcoming sales' })
const rows = (page: Page): Locator => table(page).locator('tbody tr')
const names = (page: Page): Promise<string[]> =>
  rows(page).evaluateAll((all) => all.map((row) => row.querySelector('a bdi')?.textContent ?? ''))
const salesOf = async (port: number, query: object): Promise<Sale[]> =>
  (
    (await serverCall(`http://127.0.0.1:${port}`, '', 'get_upcoming_idos', {
      page_size: 250,
      ...query,
    })) as { items: Sale[] }
  ).items

test('R-UPL-006, R-UPL-008, R-UPL-009, R-UPL-010, D-INITCAP: offline, each choice of the seven filters leaves exactly the sales that the server names, and every initial cap is price times what circulates at the start', async ({
  page,
  server,
  setOffline,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await bringOntoDevice(page, '/upcoming')
  await setOffline(true)
  const expectSales = async (query: object, where: string) => {
    const wanted = (await salesOf(server.port, query)).map(({ name }) => name).toSorted()
    if (wanted.length === 0)
      await expect(page.getByText('No upcoming token sales found'), where).toBeVisible()
    else await expect.poll(async () => (await names(page)).toSorted(), where).toEqual(wanted)
  }
  await page.goto('/upcoming')
  await expect(rows(page)).toHaveCount(25)
  await page.getByRole('combobox', { name: 'Rows' }).click()
  await page.getByRole('option', { name: '100', exact: true }).click()
  await expectSales({}, 'all of them')
  await test.step('initial cap', async () => {
    const sales = await salesOf(server.port, {})
    const caps = new Map(
      await rows(page).evaluateAll((all) =>
        all.map(
          (row) =>
            [
              row.querySelector('a bdi')?.textContent ?? '',
              row.querySelector<HTMLElement>('td:nth-child(5)')?.innerText.trim() ?? '',
            ] as const,
        ),
      ),
    )
    for (const { name, token_price: price, circulating_supply_tge: circulating } of sales) {
      const cap = caps.get(name) ?? ''
      if (price === null || circulating === null) expect(cap, name).toBe('-')
      else
        expect(Math.abs(amountOf(cap) / (price * circulating) - 1), `${name}: ${cap}`).toBeLessThan(
          0.01,
        )
    }
    expect(
      sales.some(({ token_price: price }) => price === null) &&
        sales.some(({ token_price: price }) => price !== null),
    ).toBe(true)
  })
  const filters = page.getByRole('complementary', { name: 'Filters' })
  for (const type of ['IDO', 'IEO', 'ICO', 'SHO', 'Seed', 'IGO', 'ISO']) {
    await filters.getByRole('button', { name: type, exact: true }).click()
    await expectSales({ sale_type: [type] }, type)
    await filters.getByRole('button', { name: type, exact: true }).click()
  }
  const windows = filters.getByRole('toolbar', { name: 'Launches within' }).getByRole('button')
  await expect(windows).toHaveText(['24 h', '7 d', '14 d', '30 d', '90 d'])
  for (const [at, window] of ['24hours', '7days', '14days', '30days', '90days'].entries()) {
    await windows.nth(at).click()
    await expect(page).toHaveURL(new RegExp(`within=${window}`))
    await expectSales({ listing_date: window }, window)
  }
  await windows.last().click()
  for (const [title, field] of [
    ['Launchpad', 'launchpad'],
    ['Category', 'category'],
    ['Blockchain', 'blockchain'],
    ['Investor', 'investor'],
  ] as const) {
    const heading = page.getByRole('button', { name: new RegExp(`^${title}`) })
    const section = filters.locator('section').filter({ has: heading })
    if ((await section.locator(heading).getAttribute('aria-expanded')) === 'false')
      await section.locator(heading).click()
    const box = section.getByRole('checkbox').first()
    const word = await section.locator('label').first().innerText()
    await box.click()
    await expectSales({ [field]: [word] }, `${title}: ${word}`)
    await box.click()
  }
  await page.goto('/upcoming?size=100&min=60&max=70&unrated=false')
  await expectSales({ min_score: 60, max_score: 70 }, 'score from 60 to 70')
})

/** The page of a sale says of it what the server says. */
const expectWhole = async (page: Page, sale: Sale) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    `${sale.name} ${sale.symbol.toUpperCase()}`,
  )
  await expect(
    page.locator('main header').filter({ has: page.getByRole('heading', { level: 1 }) }),
  ).toContainText(`Rank ${sale.rank} · ${sale.sale_type}`)
  await expect(figureOf(page, 'Launch date')).toHaveText(/^\d{1,2} [A-Z][a-z]{2} 20\d\d$/)
  expect(Date.parse(`${await figureOf(page, 'Launch date').innerText()} UTC`)).toBe(
    Math.floor((sale.launch_date ?? 0) / 86_400) * 86_400_000,
  )
  await expect(figureOf(page, 'Total raised')).toHaveText(/^\$[\d.]+[KMB]$/)
  const [price = 0, circulating = 0, cap = 0] = await Promise.all(
    ['Token price', 'Circulating at TGE', 'Initial cap'].map(async (label) =>
      amountOf(await figureOf(page, label).innerText()),
    ),
  )
  expect(Math.abs(cap / (price * circulating) - 1)).toBeLessThan(0.01)
  const panel = page.getByRole('region', { name: 'AI rating' })
  await expect(panel.locator('b').first()).toHaveText(String(sale.total_ai_score))
  await expect(
    panel.getByText(new RegExp(`^${bandOf(sale.total_ai_score ?? 0)}$`, 'i')).first(),
  ).toBeVisible()
  const parts = [
    ['Tokenomics', sale.tokenomics],
    ['Security', sale.security],
    ['Social', sale.social],
    ['Terms of the sale', sale.market],
    ['Insights', sale.insights],
  ] as const
  for (const [at, [part, score]] of parts.entries()) {
    const row = panel.locator('ol > li').nth(at).getByRole('button').first()
    await expect(row, part).toHaveText(new RegExp(`^${part}\\d+%\\s*${score ?? '–'}$`))
    await expect(row.locator('[data-band]').first(), part).toHaveAttribute(
      'data-band',
      score === null ? 'none' : bandOf(score),
    )
  }
}

test('R-UPL-006, R-UPL-011, R-IDO-001, R-IDO-002, R-IDO-004, R-IDO-005, R-AIX-005: before launch a sale carries rank, kind, terms and a score of five parts that this device recomputes; offline too, also one never opened', async ({
  page,
  server,
  setOffline,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const [sale] = await salesOf(server.port, { search: 'Fernway' })
  const unpriced = (await salesOf(server.port, {})).find(({ token_price: price }) => price === null)
  if (!sale || !unpriced) throw new Error('the sample market has no such sales')
  await page.goto('/ido/fernway')
  await expectWhole(page, sale)
  await expect(page.getByText('Receipt', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Verify this score' }).click()
  await expect(page.getByText('Recalculated on this device: identical')).toBeVisible()
  await whenShellIsCached(page)
  await whenMarketIsStored(page)
  await setOffline(true)

  await page.goto('/upcoming?q=fernway')
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page).locator('td:nth-child(3)')).toHaveText(sale.sale_type)
  await expect(rows(page).locator('[data-tour="score"]')).toContainText(
    new RegExp(`^${sale.total_ai_score}`),
  )
  await rows(page).getByRole('link').first().click()
  await expectWhole(page, sale)

  await page.goto(`/ido/${unpriced.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(unpriced.name)
  await expect(page.getByText(/^as of /).first()).toBeVisible()
  await expect(figureOf(page, 'Token price')).toHaveText('unknown')
  await expect(figureOf(page, 'Initial cap')).toHaveText('-')

  await page.goto('/ido/no-such-sale')
  await expect(
    page.getByRole('heading', {
      level: 1,
      name: 'Offline. This sale is not saved on this device.',
    }),
  ).toBeVisible()
  await expect(page.getByRole('main').getByRole('link')).toHaveAttribute('href', '/upcoming')
})

// What the lines about a coin's page promise, read off the screen and held against the server, all of it without a connection.
import { serverCall } from './harness/server-call.ts'
import { whenTabsAreStored } from './harness/stored-market.ts'
import { amountOf, bandOf, bringOntoDevice, figureOf } from './harness/page-figures.ts'
import { expect, test } from './harness/test.ts'

/** Prices tick, so the device may be a minute behind; supplies and extremes do not. `most`: how far off, as a share. */
const fields = [
  { label: 'Market cap', field: 'market_cap', most: 0.05 },
  { label: 'Volume, 24 h', field: 'volume_24h', most: 0.1 },
  { label: 'Circulating supply', field: 'circulating_supply', most: 0.001 },
  { label: 'Total supply', field: 'total_supply', most: 0.001 },
  { label: 'Max supply', field: 'max_supply', most: 0.001 },
  { label: 'All-time high', field: 'ath', most: 0.001 },
  { label: 'All-time low', field: 'atl', most: 0.001 },
] as const
const parts = ['Tokenomics', 'Security', 'Social', 'Market', 'Insights'] as const
type CoinAnswer = Record<
  (typeof fields)[number]['field'] | 'price' | 'coin_age_days' | Lowercase<(typeof parts)[number]>,
  number
>

test('R-CDT-002, R-CDT-003, R-CDT-004, R-CDT-005, R-CDT-006, R-CDT-008, R-CDT-009, R-CDT-010, R-AIX-005: offline, a coin has every field and score the server tells, under both addresses alike; one never seen says so', async ({
  page,
  server,
  setOffline,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await bringOntoDevice(page, '/coinlist')
  await whenTabsAreStored(page, 'bitcoin')
  const answer = (await serverCall(`http://127.0.0.1:${server.port}`, '', 'get_coin_detail', {
    id: 'bitcoin',
  })) as CoinAnswer
  await setOffline(true)
  await page.goto('/coin/bitcoin')
  await test.step('fields', async () => {
    for (const { label, field, most } of fields) {
      const shown = amountOf(await figureOf(page, label).innerText())
      expect(
        Math.abs(shown / answer[field] - 1),
        `${label}: ${shown}, told ${answer[field]}`,
      ).toBeLessThanOrEqual(most)
    }
    const price = amountOf(
      await page
        .locator('main')
        .getByText(/^\$[\d,.]+$/)
        .first()
        .innerText(),
    )
    expect(
      Math.abs(price / answer.price - 1),
      `price: ${price}, told ${answer.price}`,
    ).toBeLessThan(0.05)
    await expect(figureOf(page, 'Coin age')).toHaveText(
      new RegExp(`^${Math.floor(answer.coin_age_days / 365.25)} y `),
    )
    const [low, high] = (await figureOf(page, 'Prediction, 30 days').innerText())
      .split('–')
      .map(amountOf)
    expect(low).toBeLessThan(price)
    expect(high).toBeGreaterThan(price)
  })
  await test.step('score', async () => {
    const panel = page.getByRole('region', { name: 'AI rating' })
    const total = Number(await panel.locator('b').first().innerText())
    await expect(panel.getByText(new RegExp(`^${bandOf(total)}$`, 'i')).first()).toBeVisible()
    for (const [at, name] of parts.entries()) {
      const row = panel.locator('ol > li').nth(at).getByRole('button').first()
      await expect(row).toHaveText(new RegExp(`^${name}\\d+%\\s*\\d+$`))
      const score = Number(/(\d+)$/.exec(await row.innerText())?.[1])
      expect(
        Math.abs(score - answer[name.toLowerCase() as Lowercase<typeof name>]),
        name,
      ).toBeLessThanOrEqual(3)
      await expect(row.locator('[data-band]').first(), name).toHaveAttribute(
        'data-band',
        bandOf(score),
      )
    }
  })
  await test.step('the other address', async () => {
    const read = async (): Promise<string> => {
      await expect(page.getByRole('button', { name: 'Verify this score' })).toBeVisible()
      await expect(page.getByRole('img', { name: /^Range of outcomes/ })).toBeVisible()
      await expect(page.locator('main').getByRole('status', { name: 'Loading' })).toHaveCount(0)
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
        'href',
        /\/coin\/bitcoin$/,
      )
      // A minute may end between the two.
      return (await page.locator('main').innerText()).replaceAll(
        /just now|\d+ minutes? ago/g,
        'lately',
      )
    }
    const first = await read()
    await page.goto('/coindetail/bitcoin')
    await expect.poll(read).toBe(first)
  })
  await test.step('a coin this device never saw', async () => {
    await page.goto('/coin/no-such-coin')
    await expect(
      page.getByRole('heading', {
        level: 1,
        name: 'Offline. This coin is not saved on this device.',
      }),
    ).toBeVisible()
    await expect(page.getByRole('main').getByRole('link')).toHaveAttribute('href', '/coinlist')
  })
})

const kinds = [
  { list: '/coinlist', cards: 'Coins', rated: 'Bitcoin' },
  { list: '/upcoming', cards: 'Upcoming sales', rated: 'Fernway' },
]

test('R-CDT-010, R-IDO-002: a stranger with a phone and no connection learns in two presses why a coin or a sale scores so, what would change it and how old that is', async ({
  page,
  setOffline,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await bringOntoDevice(page, '/upcoming')
  await setOffline(true)
  for (const { list, cards, rated } of kinds) {
    await page.goto(list)
    const card = page
      .getByRole('list', { name: cards })
      .getByRole('listitem')
      .filter({ hasText: rated })
      .first()
    const score = /(\d+)/.exec(await card.locator('b').first().innerText())?.[1] ?? ''
    await test.step('first press: the card', () => card.getByRole('link').click())
    const panel = page.getByRole('region', { name: 'AI rating' })
    await expect(panel.locator('b').first()).toHaveText(score)
    await expect(
      panel.getByText(/^Weakest: .+ \d+ · Biggest lever: .+, up to \d+ · Oldest figure: .+$/),
    ).toBeVisible()
    expect(
      (await panel.boundingBox())?.y ?? Infinity,
      'the rating begins within one screen of the top',
    ).toBeLessThan(844)
    await test.step('second press: by how much each input would move it', () =>
      panel.getByRole('button', { name: 'What would change it' }).click())
    await expect(panel.getByText(/\d+ of 100 points; best/).first()).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    expect(await panel.innerText()).not.toMatch(/NaN|null|undefined|1970/)
  }
})

// Coins side by side, as a member meets them: chosen by keyboard, read, sent on, saved; and the same without a connection.
import { readFileSync } from 'node:fs'
import Papa from 'papaparse'
import type { Page } from '@playwright/test'
import { enterAs, register } from './harness/enter-as.ts'
import { whenShellIsCached } from './harness/service-worker.ts'
import { whenMarketIsStored } from './harness/stored-market.ts'
import { expect, test } from './harness/test.ts'

const part = (page: Page, name: string) =>
  page.getByRole('main').getByRole('region', { name, exact: true })
const chosen = (page: Page) => part(page, 'Coins compared').getByRole('listitem')
const field = (page: Page, name: string) =>
  part(page, 'All fields')
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: new RegExp(`^${name}`) }) })

/** Solana has no price history here, whoever asks for it. */
const withoutSolanasPrices = (page: Page) =>
  page.route('**/client.php', async (route) => {
    const { f, id } = route.request().postDataJSON() as { f: string; id?: string }
    if (f === 'get_coin_price_history' && id === 'solana')
      return route.fulfill({
        json: { success: true, output: { points: [], source: null }, error: null, errormsg: null },
      })
    if (f === 'get_coin_dossiers')
      return route.fulfill({
        json: { success: true, output: { items: [], source: null }, error: null, errormsg: null },
      })
    return route.fallback()
  })

const readsWhole = async (page: Page) => {
  const scores = part(page, 'Scores')
  await expect(scores.getByRole('img', { name: 'Sub-scores of Bitcoin, Ethereum' })).toBeVisible()
  await expect(scores.getByRole('heading', { level: 3 })).toHaveText([
    'AI score',
    'Tokenomics',
    'Security',
    'Social',
    'Market',
    'Insights',
  ])
  await expect(
    part(page, 'Prices from a common start').getByRole('img', {
      name: /^Prices from a common start, 100 on .+ Today: Bitcoin [\d.,]+, Ethereum [\d.,]+$/,
    }),
  ).toBeVisible()
  await expect(part(page, 'How closely they moved together').getByRole('listitem')).toContainText(
    /BTC.*ETH.*-?0\.\d\d.*\d+ shared days/s,
  )
  await expect(field(page, 'Rank').getByRole('cell')).toHaveText(['best1', '2'])
  await expect(field(page, 'Price').getByRole('cell').filter({ hasText: 'best' })).toHaveCount(0)
  await expect(
    page
      .getByRole('main')
      .getByText(/^as of/)
      .first(),
  ).toBeVisible()
  expect(await page.getByRole('main').innerText()).not.toMatch(
    /\bNaN\b|\bnull\b|\bundefined\b|Infinity/,
  )
}

test('R-CMP-001, R-CMP-002, D-COMPARE: a visitor is asked to log in; a member chooses, reads, sends, saves, and finds it all offline', async ({
  page,
  context,
  line,
  setOffline,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await withoutSolanasPrices(page)
  await test.step('the guard', async () => {
    await page.goto('/compare?coins=bitcoin')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Please log in to use the comparison feature',
    )
  })
  await enterAs(page, line.origin, await register(line.origin))
  const picker = page.getByRole('combobox', { name: 'Add a coin' })
  await test.step('chosen by keyboard, from what a list of one leaves open', async () => {
    await page.goto('/compare')
    await expect(page.getByRole('heading', { name: 'Choose two coins' })).toBeVisible()
    await expect(
      page.getByRole('main').getByRole('link', { name: 'Bitcoin Ethereum' }),
    ).toBeVisible()
    await picker.fill('bitcoin')
    await expect(page.getByRole('option', { name: /^Bitcoin\s*BTC/ })).toBeVisible()
    await picker.press('Enter')
    await expect(page.getByRole('heading', { name: 'One more coin' })).toBeVisible()
    await picker.fill('ethe')
    await expect(page.getByRole('option', { name: /^Ethereum\s*ETH/ })).toBeVisible()
    await picker.press('ArrowDown')
    await picker.press('Enter')
    await expect(chosen(page)).toHaveText([/Bitcoin BTC/, /Ethereum ETH/])
    await expect(page).toHaveURL(/\/compare\?coins=bitcoin(,|%2C)ethereum$/)
  })
  await test.step('read', () => readsWhole(page))
  await test.step('another range, and the chart as a table', async () => {
    await part(page, 'Prices from a common start').getByRole('radio', { name: '30d' }).click()
    await expect(page).toHaveURL(/range=30d/)
    await expect(part(page, 'How closely they moved together').getByRole('listitem')).toContainText(
      /(29|30) shared days/,
    )
    await part(page, 'Prices from a common start').getByRole('radio', { name: 'Table' }).click()
    const table = page.getByRole('table', { name: 'Prices from a common start, as a table' })
    await expect(table.getByRole('columnheader')).toHaveText(['Time', 'BTC', 'ETH'])
    await table.getByRole('row').last().scrollIntoViewIfNeeded()
    await page.getByRole('button', { name: /^Show all 3\d rows$/ }).click()
    await expect(table.getByRole('row').last().getByRole('cell')).toHaveText([
      /\d/,
      '100.00',
      '100.00',
    ])
  })
  await test.step('sent and saved', async () => {
    await page.getByRole('button', { name: 'Copy link' }).click()
    await expect(page.getByText('Link copied', { exact: true })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `${line.origin}/compare?coins=bitcoin,ethereum&range=30d`,
    )
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save as CSV', exact: true }).click(),
    ])
    expect(file.suggestedFilename()).toMatch(/^coinsight-comparison-.+\.csv$/)
    const rows = Papa.parse<Record<string, string>>(
      readFileSync(await file.path(), 'utf8').trim(),
      { header: true },
    ).data
    expect(rows.map((row) => [row['ID'], row['Source']])).toEqual([
      ['bitcoin', 'Sample market'],
      ['ethereum', 'Sample market'],
    ])
  })
  await test.step('a link that asks for too much: all of it is said, the rest drawn', async () => {
    await page.goto(
      '/compare?coins=solana,no-such-coin,bitcoin,ethereum,cardano,dogecoin,tron&range=never',
    )
    await expect(
      page.getByText(
        'Part of this link was not recognised and is ignored: range. The rest applies.',
      ),
    ).toBeVisible()
    await expect(
      page.getByText('Not in the coin list on this device: no-such-coin. The rest are compared.'),
    ).toBeVisible()
    await expect(
      page.getByText('Only five fit side by side. Not shown: TRON. Remove a coin to see the next.'),
    ).toBeVisible()
    await expect(page.getByText('Solana: no price history is known.')).toBeVisible()
    await expect(
      part(page, 'Prices from a common start').getByRole('img', {
        name: /Bitcoin [\d.,]+, Ethereum [\d.,]+, Cardano [\d.,]+, Dogecoin [\d.,]+$/,
      }),
    ).toBeVisible()
    await expect(picker).toHaveCount(0)
    await page.getByRole('button', { name: 'Remove Solana' }).press('Enter')
    await expect(chosen(page)).toHaveText([/Bitcoin/, /Ethereum/, /Cardano/, /Dogecoin/, /TRON/])
    await page.getByRole('button', { name: 'Remove from the link' }).click()
    await expect(page).toHaveURL(
      /coins=bitcoin(,|%2C)ethereum(,|%2C)cardano(,|%2C)dogecoin(,|%2C)tron$/,
    )
  })
  await test.step('without a connection, by the shared address', async () => {
    await whenShellIsCached(page)
    await whenMarketIsStored(page)
    await setOffline(true)
    await page.goto('/compare?coins=bitcoin,ethereum')
    await readsWhole(page)
    await picker.fill('solan')
    await picker.press('Enter')
    await expect(
      page.getByText('Solana: offline, and its prices are not saved on this device.'),
    ).toBeVisible()
    await expect(field(page, 'Rank').getByRole('cell')).toHaveCount(3)
  })
})

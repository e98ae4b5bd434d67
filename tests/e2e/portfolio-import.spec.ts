// A file on its way into the portfolio: its columns named, what it leaves open asked, its rows accounted for, taken back
// and imported again.
import { enterAs, register } from './harness/enter-as.ts'
import { activity, dialog } from './harness/portfolio-page.ts'
import { expect, test } from './harness/test.ts'

test('R-PRT-006: a file is imported, what it leaves open is asked once, the same file adds nothing, and all of it is taken back', async ({
  page,
  line,
}) => {
  test.setTimeout(180_000)
  await enterAs(page, line.origin, await register(line.origin))
  await page.goto('/portfolio-analysis')
  const csv = [
    'When,What,Coins,Coin,Money,Currency,Costs,Cost currency',
    '13/02/2026 10:15,Buy,"1,5",ETH,"3.000,50",EUR,"2,50",EUR',
    '14/02/2026 11:00,Sell,"0,5",ETH,"1.100,00",EUR,,',
    '15/02/2026 12:00,Staking,"0,01",ETH,,,,',
    '16/02/2026 12:00,Nonsense,"1,0",ETH,,,,',
  ].join('\n')
  const choose = () =>
    dialog(page)
      .getByLabel('Choose a CSV file')
      .setInputFiles({ name: 'trades.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  const pick = async (name: string, value: string): Promise<void> => {
    await dialog(page).getByRole('combobox', { name, exact: true }).click()
    await page.getByRole('option', { name: value, exact: true }).click()
  }
  const readColumns = async (): Promise<void> => {
    await choose()
    await expect(
      dialog(page).getByText('The source of this file was not recognised.'),
    ).toBeVisible()
    await pick('Date and time', 'When')
    await pick('What happened', 'What')
    await pick('Amount', 'Coins')
    await pick('Coin symbol', 'Coin')
    await pick('Paid or received', 'Money')
    await pick('Its currency or coin', 'Currency')
    await pick('Fee', 'Costs')
    await pick('Currency of the fee', 'Cost currency')
    await dialog(page).getByRole('button', { name: 'Read the file' }).click()
    await expect(dialog(page).getByText('Rows that wait for an answer above')).toBeVisible()
    await pick(
      (await dialog(page)
        .getByRole('combobox', { name: /^Which time zone/ })
        .getAttribute('aria-label')) ?? '',
      'UTC',
    )
  }

  await test.step('its columns are named, its time zone asked, the row that is none is told', async () => {
    await page.getByRole('button', { name: 'Import a file' }).click()
    await readColumns()
    await expect(dialog(page).locator('dl > div')).toHaveText([
      /Ready to import\s*3/,
      /Rows that can't be imported\s*1/,
    ])
    await expect(dialog(page).getByRole('listitem')).toContainText(
      'Row 5. What happened is not known here.',
    )
    await dialog(page).getByRole('button', { name: 'Import 3' }).click()
    await expect(dialog(page)).toHaveCount(0)
    await expect(activity(page)).toHaveText([
      /Reward .0\.01 ETH/,
      /Sell .0\.5 ETH. for .1,100\.00 EUR/,
      /Buy .1\.5 ETH. for .3,000\.50 EUR. · Fee .2\.50 EUR/,
    ])
  })

  await test.step('the import is taken back as a whole', async () => {
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('heading', { name: 'Nothing entered yet' })).toBeVisible()
  })

  await test.step('imported again, the same file adds nothing', async () => {
    await page.getByRole('button', { name: 'Import a file' }).click()
    await readColumns()
    await dialog(page).getByRole('button', { name: 'Import 3' }).click()
    await expect(activity(page)).toHaveCount(3)
    await page.getByRole('button', { name: 'Import a file' }).click()
    await readColumns()
    await expect(dialog(page).getByText('Already in your portfolio')).toBeVisible()
    await expect(dialog(page).getByRole('button', { name: 'Import 0' })).toBeDisabled()
  })
})

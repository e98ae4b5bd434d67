// The settings tab of /profile, and the watchlist calls by hand.
import { readFile } from 'node:fs/promises'
import type { AccountExport } from '#data/device/queries/export-account.ts'
import { enterAs, register } from './harness/enter-as.ts'
import { expect, test } from './harness/test.ts'
import { whenShellIsCached } from './harness/service-worker.ts'
import { whenSettled } from './harness/settled.ts'
import { createList } from './harness/watchlist-actions.ts'

const settings = '/profile?tab=settings'

test('R-LAY-045, D-SETTINGS, D-THEME: the settings of somebody with unsent changes', async ({
  page,
  line,
  setOffline,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await enterAs(page, line.origin, await register(line.origin))
  await createList(page, 'coin', 'Sent')
  await expect(page.getByRole('banner').getByText('Synced', { exact: true })).toBeVisible()

  await test.step('the settings are a tab of the profile, and lead to the security tab', async () => {
    await page.goto('/profile')
    await expect(page.getByRole('tab', { name: 'Account' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    const tab = page.getByRole('tab', { name: 'Settings' })
    await tab.click()
    await expect(page).toHaveURL(/tab=settings/)
    // The ring is for whoever goes by keys.
    await expect(tab).toBeFocused()
    await expect(tab).toHaveCSS('outline-style', 'none')
    await page.keyboard.press('ArrowLeft')
    // Radix moves the focus in a task of its own: a second key before it would count from here.
    await expect(page.getByRole('tab', { name: 'Your data' })).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(tab).toBeFocused()
    await expect(tab).toHaveCSS('outline-style', 'solid')
    await page.getByRole('link', { name: 'Open security' }).click()
    await expect(page.getByRole('tab', { name: 'Security' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await page.getByRole('tab', { name: 'Settings' }).click()
  })
  await test.step('every label is there; the theme is dark, and nothing can be chosen', async () => {
    for (const name of [
      'Appearance',
      'Language',
      'Notifications',
      'Security',
      'Preferences',
      'Keyboard shortcuts',
      'Storage on this device',
    ])
      await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible()
    const appearance = page.getByRole('region', { name: 'Appearance' })
    await expect(appearance.getByRole('definition')).toHaveText('Dark')
    await expect(appearance).toContainText('Light and System default are not available.')
    await expect(appearance.locator('button, input, select, a')).toHaveCount(0)
  })
  await test.step('R-I18-014, R-I18-015, D-REFRESHTR: the texts are fetched anew and counted from here', async () => {
    await page.getByRole('button', { name: 'Refresh translations' }).click()
    await expect(page.getByText('Translations refreshed', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Clear translation cache' }).click()
    await expect(page.getByText('Translation cache cleared', { exact: true })).toBeVisible()
    await expect(page.getByText(/^\d{3,} translations loaded$/).first()).toBeVisible()
  })
  await test.step('the language dialog opens from here', async () => {
    await page.getByRole('button', { name: 'Change language' }).click()
    await expect(page.getByRole('dialog', { name: 'Language' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Change language' })).toBeFocused()
  })
  await test.step('saving data is kept on this device', async () => {
    await page.getByLabel('Save data').click()
    expect(await page.evaluate(() => localStorage.getItem('save_data'))).toBe('on')
    await page.getByLabel('Save data').click()
    expect(await page.evaluate(() => localStorage.getItem('save_data'))).toBeNull()
  })
  await test.step('the shortcuts stand here with their keys, and the single ones can be turned off', async () => {
    const section = page.getByRole('region', { name: 'Keyboard shortcuts' })
    await expect(section.getByText('Go to: Watchlist')).toBeVisible()
    await section.getByLabel('Single-key shortcuts').uncheck()
    await page.getByRole('heading', { level: 1 }).click()
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await section.getByLabel('Single-key shortcuts').check()
    await page.getByRole('heading', { level: 1 }).click()
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
    await page.keyboard.press('Escape')
  })
  await test.step('storage says how much is used, and whether the browser keeps it', async () => {
    await expect(page.getByText(/^[\d.,]+ (kB|MB|GB)$/)).toHaveCount(2)
    await expect(page.getByText(/^(Yes\. The browser keeps|No\. The browser may)/)).toBeVisible()
  })
  await test.step('with nothing unsent, clearing says that it all comes back', async () => {
    await page.getByRole('button', { name: 'Clear this device' }).click()
    await expect(
      page.getByRole('alertdialog').getByText(/Every change has reached the server/),
    ).toBeVisible()
    await page.getByRole('button', { name: 'Cancel' }).click()
  })

  await whenShellIsCached(page)
  await setOffline(true)
  await page.goto('/watchlist')
  await createList(page, 'coin', 'Unsent')
  await page.goto(settings)
  await test.step('the export holds the lists and the queue, readable', async () => {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export as JSON' }).click()
    const file = await download
    expect(file.suggestedFilename()).toMatch(/^coinsight-.+-\d{4}-\d\d-\d\d\.json$/)
    const content = JSON.parse(await readFile(await file.path(), 'utf8')) as AccountExport
    expect(content.lists.map(({ name, isOnServer }) => [name, isOnServer])).toEqual(
      expect.arrayContaining([
        ['Sent', true],
        ['Unsent', false],
      ]),
    )
    expect(content.unsentChanges.map(({ change, list }) => [change, list])).toEqual([
      ['create', 'Unsent'],
    ])
  })
  await test.step('clearing names the change that would be lost, and wants to be told twice, until it is sent', async () => {
    await page.getByRole('button', { name: 'Clear this device' }).click()
    const question = page.getByRole('alertdialog')
    await expect(
      question.getByText('1 change has not reached the server. Clearing deletes it for good.'),
    ).toBeVisible()
    await expect(question.getByRole('button', { name: 'Clear this device' })).toBeDisabled()
    await setOffline(false)
    await expect(question.getByText(/Every change has reached the server/)).toBeVisible()
    await expect(question.getByRole('button', { name: 'Clear this device' })).toBeEnabled()
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(question).toBeHidden()
  })
  await expect(page.getByRole('banner').getByText('Synced', { exact: true })).toBeVisible({
    timeout: 20_000,
  })
  await test.step('what the server has comes back after clearing', async () => {
    await page.getByRole('button', { name: 'Clear this device' }).click()
    const loaded = page.waitForEvent('load')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Clear this device' }).click()
    await loaded
    await page.goto('/watchlist')
    await whenSettled(page)
    await expect(
      page.getByRole('navigation', { name: 'Watchlists' }).getByRole('button', { name: /Unsent/ }),
    ).toBeVisible({ timeout: 20_000 })
  })
})

test('R-RTE-045, R-AUT-067, D-TESTPAGES: the watchlist test page sends what the contract allows, as whoever is here', async ({
  page,
  line,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const form = page
    .locator('details')
    .filter({ has: page.getByText('create_watchlist', { exact: true }) })
  const open = async (): Promise<void> => {
    await page.goto('/watchlist-api-test')
    await form.locator('summary').click()
  }
  await test.step('a visitor is told that a call needs a user', async () => {
    await open()
    await expect(form.getByText('User not logged in')).toBeVisible()
    await expect(form.getByRole('button', { name: 'Send' })).toBeDisabled()
  })
  await enterAs(page, line.origin, await register(line.origin))
  await open()
  const payload = form.getByLabel('Payload (JSON)')
  await test.step('what is no JSON, or against the contract, is told and not sent', async () => {
    await payload.fill('{')
    await form.getByRole('button', { name: 'Send' }).click()
    await expect(form.getByRole('alert').filter({ hasText: 'This is not JSON' })).toBeVisible()
    await payload.fill('{"name": 7}')
    await form.getByRole('button', { name: 'Send' }).click()
    await expect(
      form.getByRole('alert').filter({ hasText: 'Does not match the contract: name' }),
    ).toBeVisible()
    await expect(form.getByRole('region')).toHaveCount(0)
  })
  await test.step('a good payload is sent; request, status, time and answer are shown', async () => {
    await payload.fill('{"name": "By hand", "icon_id": 1}')
    await form.getByRole('button', { name: 'Send' }).click()
    await expect(form.getByRole('region', { name: /^Response · 200 · [\d,]+ ms$/ })).toContainText(
      '"name": "By hand"',
    )
    await expect(form.getByRole('region', { name: 'Request · POST /client.php' })).toContainText(
      '"f": "create_watchlist"',
    )
  })
})

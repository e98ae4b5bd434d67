// D1: two people, or two devices, change one field of a list. The later arrival stands, and whoever it wrote over is told.
import type { Page } from '@playwright/test'
import { enterAs, register } from './harness/enter-as.ts'
import { whenShellIsCached } from './harness/service-worker.ts'
import { whenSettled } from './harness/settled.ts'
import { expect, test } from './harness/test.ts'
import { createList } from './harness/watchlist-actions.ts'

const viewport = { width: 1440, height: 900 }
test.use({ viewport })

const main = (page: Page) => page.getByRole('main')
const isSynced = (page: Page) =>
  expect(page.getByRole('banner').getByRole('button', { name: 'Synced', exact: true })).toBeVisible(
    { timeout: 60_000 },
  )

const describeList = async (page: Page, description: string): Promise<void> => {
  await page.getByRole('button', { name: 'List actions' }).click()
  await page.getByRole('menuitem', { name: 'Edit list' }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel(/^Description/).fill(description)
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(form).toBeHidden()
  await expect(main(page).getByText(description, { exact: true })).toBeVisible()
}

test('D1: whose description was replaced on another device is told, and puts it back with one press', async ({
  page,
  line,
  openDevice,
}) => {
  const person = await register(line.origin)
  await enterAs(page, line.origin, person)
  await page.goto('/watchlist')
  await createList(page, 'coin', 'Core holdings')
  await isSynced(page)

  // Its edit was merged with an older version: refused so, and sent once more.
  const phone = await openDevice(/409 \(Conflict\)/)
  const other = await phone.newPage()
  await other.setViewportSize(viewport)
  await enterAs(other, line.origin, person)
  await other.goto('/watchlist')
  await whenSettled(other)
  await whenShellIsCached(other)

  // Without a connection from here on: a refresh of its own would tell it what the laptop writes.
  await phone.setOffline(true)
  await describeList(page, 'To hold for years')
  await isSynced(page)
  await describeList(other, 'To sell in May')
  await phone.setOffline(false)
  await isSynced(other)

  await main(page).getByRole('button', { name: 'Sync now' }).click()
  const toast = page
    .getByRole('region', { name: /Notifications/ })
    .getByRole('listitem')
    .filter({ hasText: 'Your description of “Core holdings” was replaced on another device' })
  await expect(toast).toContainText('Yours: “To hold for years”')
  await expect(main(page).getByText('To sell in May', { exact: true })).toBeVisible()

  await toast.getByRole('button', { name: 'Restore mine' }).click()
  await expect(main(page).getByText('To hold for years', { exact: true })).toBeVisible()
  await isSynced(page)
  await main(other).getByRole('button', { name: 'Sync now' }).click()
  await expect(main(other).getByText('To hold for years', { exact: true })).toBeVisible()
})

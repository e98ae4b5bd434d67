// Logging out with changes the server does not have: what is chosen in the dialog is what happens (D-LOGOUTQUEUE).
import type { Page } from '@playwright/test'
import { addCoins, createList } from './harness/watchlist-actions.ts'
import { whenShellIsCached } from './harness/service-worker.ts'
import { signIn, signUp } from './harness/sign-up.ts'
import { expect, test } from './harness/test.ts'

const table = (page: Page, name: string) => page.getByRole('table', { name })
const accounts = (page: Page) =>
  page.evaluate(async () =>
    (await indexedDB.databases())
      .map(({ name }) => name)
      .filter((name) => /^account_(?!anon$)/.test(name ?? '')),
  )

const logOut = async (page: Page): Promise<void> => {
  await page.getByRole('banner').getByRole('button', { name: 'Account' }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
}

test('D-LOGOUTQUEUE: "Erase them" takes the account and its changes off the device, "Keep them" sends them at the next login', async ({
  page,
  setOffline,
}) => {
  const person = await signUp(page)
  const dialog = page.getByRole('alertdialog', { name: 'Log out with unsynced changes?' })

  await test.step('coins added right after a list was made go to that list', async () => {
    await createList(page, 'coin', 'Core holdings')
    await page
      .getByRole('navigation', { name: 'Watchlists' })
      .getByRole('button', { name: 'Create watchlist' })
      .click()
    await page.getByRole('dialog').getByLabel('Name', { exact: true }).fill('Night flight')
    await page.getByRole('dialog').getByRole('button', { name: 'Create', exact: true }).click()
    await addCoins(page, 2)
    await expect(table(page, 'Night flight').getByRole('row')).toHaveCount(3)
    await expect(page.getByRole('banner').getByRole('button', { name: /^Synced$/ })).toBeVisible({
      timeout: 20_000,
    })
  })

  await test.step('kept', async () => {
    await whenShellIsCached(page)
    await setOffline(true)
    await addCoins(page, 1)
    await expect(table(page, 'Night flight').getByRole('row')).toHaveCount(4)
    await logOut(page)
    await expect(dialog.getByText('1 change has not reached the server yet.')).toBeVisible({
      timeout: 20_000,
    })
    await dialog.getByRole('button', { name: 'Log out' }).click()
    await expect(page).toHaveURL(({ pathname }) => pathname === '/')
    await setOffline(false)
    await signIn(page, person)
    await page.goto('/watchlist')
    await expect(page.getByRole('banner').getByRole('button', { name: /^Synced$/ })).toBeVisible({
      timeout: 20_000,
    })
    await page
      .getByRole('navigation', { name: 'Watchlists' })
      .getByRole('button', { name: /Night flight/ })
      .click()
    await expect(table(page, 'Night flight').getByRole('row')).toHaveCount(4)
  })

  await test.step('erased', async () => {
    await setOffline(true)
    await addCoins(page, 1)
    await expect(table(page, 'Night flight').getByRole('row')).toHaveCount(5)
    await logOut(page)
    await dialog.getByRole('radio', { name: 'Erase them' }).check({ timeout: 20_000 })
    await dialog.getByRole('button', { name: 'Log out' }).click()
    await expect(page).toHaveURL(({ pathname }) => pathname === '/')
    await expect.poll(() => accounts(page)).toEqual([])
    await setOffline(false)
    await signIn(page, person)
    await page.goto('/watchlist')
    await page
      .getByRole('navigation', { name: 'Watchlists' })
      .getByRole('button', { name: /Night flight/ })
      .click()
    await expect(table(page, 'Night flight').getByRole('row')).toHaveCount(4)
  })
})

test('S9: with nothing unsent it is asked too: kept unless chosen, or taken off the device', async ({
  page,
  setOffline,
}) => {
  const person = await signUp(page)
  await createList(page, 'coin', 'Core holdings')
  await expect(page.getByRole('banner').getByRole('button', { name: /^Synced$/ })).toBeVisible({
    timeout: 20_000,
  })
  await whenShellIsCached(page)
  const dialog = page.getByRole('alertdialog', { name: 'Log out?' })

  await test.step('cancelled: nothing has happened', async () => {
    await logOut(page)
    await expect(dialog.getByRole('radio', { name: 'Keep my data on this device' })).toBeChecked()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL(({ pathname }) => pathname === '/watchlist')
  })

  await test.step('kept', async () => {
    await logOut(page)
    await dialog.getByRole('button', { name: 'Log out' }).click()
    await expect(page).toHaveURL(({ pathname }) => pathname === '/')
    expect(await accounts(page)).toHaveLength(1)
  })

  await test.step('removed, offline as well, and back from the server at the next login', async () => {
    await signIn(page, person)
    await page.goto('/watchlist')
    await expect(page.getByRole('banner').getByRole('button', { name: /^Synced$/ })).toBeVisible({
      timeout: 20_000,
    })
    await setOffline(true)
    await logOut(page)
    await dialog.getByRole('radio', { name: 'Remove my data from this device' }).check()
    await dialog.getByRole('button', { name: 'Log out' }).click()
    await expect(page).toHaveURL(({ pathname }) => pathname === '/')
    await expect.poll(() => accounts(page)).toEqual([])
    await setOffline(false)
    await signIn(page, person)
    await page.goto('/watchlist')
    await expect(
      page
        .getByRole('navigation', { name: 'Watchlists' })
        .getByRole('button', { name: /Core holdings/ }),
    ).toBeVisible()
  })
})

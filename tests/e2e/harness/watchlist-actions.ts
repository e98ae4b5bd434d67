// What somebody does on /watchlist and with stars, on a desktop.
import { expect, type Page } from '@playwright/test'

const rail = (page: Page) => page.getByRole('navigation', { name: 'Watchlists' })

/** Creates a list by the plus beside its kind; it is then the selected one. */
export const createList = async (page: Page, kind: 'coin' | 'ido', name: string): Promise<void> => {
  if (!page.url().includes('/watchlist')) await page.goto('/watchlist')
  await rail(page)
    .getByRole('button', { name: kind === 'coin' ? 'Create watchlist' : 'Create IDO watchlist' })
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name', { exact: true }).fill(name)
  await dialog.getByRole('button', { name: 'Create', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(rail(page).getByRole('button', { name: new RegExp(name) })).toBeVisible()
}

/** Adds the first `count` coins that the selected list does not have. */
export const addCoins = async (page: Page, count: number): Promise<void> => {
  await page.getByRole('main').getByRole('button', { name: 'Add coins' }).first().click()
  const dialog = page.getByRole('dialog')
  const boxes = dialog.getByRole('checkbox')
  await expect(boxes.first()).toBeVisible()
  for (let index = 0; index < count; index += 1) await boxes.nth(index).click()
  await dialog.getByRole('button', { name: new RegExp(`${count}`) }).click()
  await expect(dialog).toBeHidden()
}

/** Presses `count` empty stars of the coin list, from the top. The table keeps only the rows in view. */
export const starCoins = async (page: Page, count: number): Promise<void> => {
  const empty = page.getByRole('main').locator('tbody tr:has([data-star][aria-pressed="false"])')
  // Before the lists are read a star does not say where it would put the coin.
  await expect(empty.first().locator('[data-star]')).not.toHaveAccessibleName(/to a watchlist$/)
  for (let index = 0; index < count; index += 1) {
    // Two coins may share a name; no two share an address.
    const address = await empty.first().locator('a[href^="/coin/"]').first().getAttribute('href')
    await empty.first().locator('[data-star]').click()
    await expect(page.locator(`tr:has(a[href="${address}"]) [data-star]`)).toHaveAttribute(
      'aria-pressed',
      'true',
    )
  }
}

/** Every list of the rail with its count: "Core holdings 24". */
export const shownLists = async (page: Page): Promise<string[]> => {
  const texts = await rail(page).locator('li button').allInnerTexts()
  return texts.map((text) =>
    text
      .replaceAll(/\s+/g, ' ')
      .replace(' Default', '')
      .replace(' Waiting for a connection', '')
      .trim(),
  )
}

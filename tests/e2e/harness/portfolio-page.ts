// The portfolio's page and the form of an entry, as a person finds their parts.
import { expect, type Locator, type Page } from '@playwright/test'

export const dialog = (page: Page): Locator => page.getByRole('dialog')
export const field = (page: Page, name: string): Locator =>
  dialog(page).getByRole('textbox', { name })
export const activity = (page: Page): Locator =>
  page.getByRole('region', { name: 'Recent activity' }).getByRole('listitem')
export const save = (page: Page): Promise<void> =>
  dialog(page).getByRole('button', { name: 'Save' }).click()

export const chooseCoin = async (page: Page, words: string): Promise<void> => {
  const box = dialog(page).getByRole('combobox', { name: 'Choose a coin' })
  await box.fill(words)
  await expect(dialog(page).getByRole('option').first()).toBeVisible()
  await box.press('Enter')
}

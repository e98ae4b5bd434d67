// The question at the end of every session: what stays on the device (S9).
import type { Page } from '@playwright/test'

/** Goes on with what is chosen there from the start: everything is kept. */
export const confirmLogOut = (page: Page): Promise<void> =>
  page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click({ timeout: 20_000 })

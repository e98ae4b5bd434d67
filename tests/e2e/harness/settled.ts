// When a screen has finished arriving.
import { expect, type Page } from '@playwright/test'

/** The content has words and nothing says that it is busy. */
export const whenSettled = async (page: Page): Promise<void> => {
  await expect.poll(() => page.locator('main').innerText(), { message: 'the screen stayed empty' }).toMatch(/\S/)
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
}

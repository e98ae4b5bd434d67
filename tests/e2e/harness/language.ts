// The language a page starts in, chosen as somebody who chose it before.
import type { Page } from '@playwright/test'

export const speak = async (page: Page, code: string): Promise<void> => {
  await page.addInitScript((language) => {
    localStorage.setItem('preferredLanguage', language)
    localStorage.setItem('language_code', language)
  }, code)
}

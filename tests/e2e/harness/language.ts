// The language a page starts in, chosen as somebody who chose it before.
import type { Page } from '@playwright/test'

const keepLanguage = (language: string): void => {
  localStorage.setItem('preferredLanguage', language)
  localStorage.setItem('language_code', language)
}

export const speak = async (page: Page, code: string): Promise<void> => {
  await page.addInitScript(keepLanguage, code)
}

/** The same for a page that is open: the next one it loads is in this language. Not together with `speak`. */
export const chooseLanguage = async (page: Page, code: string): Promise<void> => {
  await page.evaluate(keepLanguage, code)
}

// What a screen says, as figures: for holding it against what the server told.
import type { Locator, Page } from '@playwright/test'
import { whenShellIsCached } from './service-worker.ts'
import { whenMarketIsStored } from './stored-market.ts'

const suffixes: Record<string, number> = { K: 1e3, M: 1e6, B: 1e9, T: 1e12 }

/** '$1.58T' is 1,580,000,000,000. */
export const amountOf = (text: string): number => {
  const [, digits = '', suffix = ''] = /([\d.,]+)\s*([KMBT]?)/.exec(text) ?? []
  return Number(digits.replaceAll(',', '')) * (suffixes[suffix] ?? 1)
}

/** D-SCOREBANDS, written down a second time on purpose. */
export const bandOf = (score: number): string => {
  if (score >= 80) return 'excellent'
  if (score >= 65) return 'positive'
  if (score >= 50) return 'average'
  return score >= 35 ? 'weak' : 'critical'
}

/** What stands under a label among a page's figures. */
export const figureOf = (page: Page, label: string): Locator =>
  page
    .locator('main dl > div')
    .filter({ has: page.getByRole('term').filter({ hasText: new RegExp(`^${label}$`) }) })
    .getByRole('definition')
    .first()

/** Opens a page and waits until app and market would be there without a connection. */
export const bringOntoDevice = async (page: Page, path: string): Promise<void> => {
  await page.goto(path)
  await whenShellIsCached(page)
  await whenMarketIsStored(page)
}

// Amounts follow the chosen currency, in every tab. Rules and rates are loaded where somebody chose
// another than the dollar.
import { showAmounts } from '#i18n/amounts.ts'
import { isConverting, watchCurrency } from './currency-choice.ts'

/** No page waits longer for its currency: it is then drawn in dollars first. */
const mostWaitMs = 1500

const follow = async (): Promise<void> => {
  if (isConverting()) await (await import('./apply-currency.ts')).applyCurrency()
  else showAmounts(null)
}

/** Resolves when amounts can be written. Never rejects: without rules or rates they are dollars. */
export const startAmounts = async (): Promise<void> => {
  watchCurrency(() => void follow().catch(() => undefined))
  if (!isConverting()) return
  await Promise.race([
    follow().catch(() => undefined),
    new Promise((resolve) => setTimeout(resolve, mostWaitMs)),
  ])
}

// Joins the chosen currency with the rates of this device.
import { exchangeRates } from '#data/catalog/queries/rates.ts'
import { isCurrency } from '#domain/money/currencies.ts'
import { rateOf, type ExchangeRates } from '#domain/money/exchange-rates.ts'
import { formatMoneyIn, formatPriceIn, type MoneyRate } from '#domain/money/money-format.ts'
import { showAmounts, shownAmounts, type AmountFormat } from '#i18n/amounts.ts'
import { chosenCurrency, isConverting } from './currency-choice.ts'

const amountsIn = (rate: MoneyRate): AmountFormat => ({
  ...rate,
  price: (usd, language) => formatPriceIn(usd, rate, language),
  money: (usd, language) => formatMoneyIn(usd, rate, language),
})

/** Shows amounts at these rates; in dollars where there is no rate for what was chosen. */
export const applyRates = (rates: ExchangeRates | null): void => {
  const currency = chosenCurrency()
  if (!isConverting() || !isCurrency(currency)) return showAmounts(null)
  const perUsd = rateOf(rates, currency)
  if (perUsd === null) return showAmounts(null)
  const before = shownAmounts()
  if (before?.currency === currency && before.perUsd === perUsd) return undefined
  return showAmounts(amountsIn({ currency, perUsd }))
}

/** Reads the rates of this device and shows amounts at them. */
export const applyCurrency = async (): Promise<void> =>
  applyRates(await exchangeRates().catch(() => null))

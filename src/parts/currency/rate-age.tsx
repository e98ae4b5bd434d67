// "exchange rates as of 14:00 · 2 h ago", or that there is no rate yet and amounts are in dollars.
import { dataAge } from '#domain/format/data-age.ts'
import { rateFreshness, rateOf } from '#domain/money/exchange-rates.ts'
import { isCurrency } from '#domain/money/currencies.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useText } from '#i18n/use-text.ts'
import { AsOf } from '#ui/figures/as-of.tsx'
import { useChosenCurrency } from '#client/currency/currency-choice.ts'
import { useRates } from '#client/currency/use-rates.ts'
import { useNowSec } from '#client/use-now.ts'

const daySec = 86_400

export const RateAge = () => {
  const { t } = useText('market')
  const { t: ofDates } = useText('dates')
  const format = useFormat()
  const nowSec = useNowSec()
  const rates = useRates()
  const currency = useChosenCurrency()
  if (rates === undefined || !isCurrency(currency)) return null
  if (rates === null || rateOf(rates, currency) === null)
    return <AsOf freshness="aging" time={t('noRates', { currency })} />
  const { asOfSec } = rates
  const age = dataAge(asOfSec, nowSec)
  const isToday = nowSec - asOfSec < daySec
  return (
    <AsOf
      asOfSec={asOfSec}
      freshness={rateFreshness(asOfSec, nowSec)}
      time={t('ratesAsOf', { time: isToday ? format.time(asOfSec) : format.date(asOfSec) })}
      note={ofDates(age.key, 'count' in age ? { count: age.count } : {})}
    />
  )
}

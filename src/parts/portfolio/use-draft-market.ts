// What the form of an entry is told by the market of this device: the coin's price and the rate of
// the chosen currency.
import { coinsByIds } from '#data/catalog/queries.ts'
import { useLiveQuery } from '#data/live-query.ts'
import { isCurrency } from '#domain/money/currencies.ts'
import { rateOf } from '#domain/money/exchange-rates.ts'
import { useText } from '#i18n/use-text.ts'
import { useNowSec } from '#client/use-now.ts'
import { useRates } from '#client/currency/use-rates.ts'
import type { DraftMarket, EntryDraft } from './entry-draft.ts'

export const useDraftMarket = ({ coin, currency }: EntryDraft): DraftMarket => {
  const { language } = useText('portfolio')
  const nowSec = useNowSec()
  const rates = useRates()
  const id = coin?.id ?? null
  const rows = useLiveQuery(() => coinsByIds(id === null ? [] : [id]), [id])
  return {
    language,
    nowSec,
    priceUsd: (id === null ? undefined : rows?.get(id))?.priceUsd ?? null,
    perUsd: isCurrency(currency) ? rateOf(rates ?? null, currency) : null,
  }
}

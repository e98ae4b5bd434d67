// What the sources of market figures are called in the language of the page.
import type { MarketOrigin } from '#data/catalog/queries.ts'
import { useText } from '#i18n/use-text.ts'

export const useSourceNames = (): Record<MarketOrigin['sourceId'], string> => {
  const { t: rating } = useText('rating')
  const { t: market } = useText('market')
  return {
    sample: market('sampleMarket'),
    file: rating('sourceFile'),
    coingecko: rating('sourceCoingecko'),
  }
}

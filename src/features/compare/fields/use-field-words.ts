// What every field is called, in the words the rest of the product has for it.
import type { ComparedField, FieldGroup } from '#domain/comparison/compared-fields.ts'
import { useText } from '#i18n/use-text.ts'

export type FieldWords = {
  field: Record<ComparedField, string>
  group: Record<FieldGroup, string>
  category: string
  chain: string
}

export const useFieldWords = (): FieldWords => {
  const { t } = useText('coin-compare')
  const { t: coins } = useText('coins')
  const { t: detail } = useText('coin-detail')
  const { t: rating } = useText('rating')
  return {
    field: {
      totalScore: rating('aiScore'),
      scoreLow: rating('lowScore'),
      coveragePct: rating('coverage'),
      tokenomics: rating('tokenomics'),
      security: rating('security'),
      market: rating('market'),
      insights: rating('insights'),
      social: rating('social'),
      priceUsd: coins('price'),
      change24hPct: coins('change24h'),
      change7dPct: coins('change7d'),
      change30dPct: coins('change30d'),
      rank: coins('rank'),
      marketCapUsd: coins('marketCap'),
      volume24hUsd: coins('volume24h'),
      turnoverPct: rating('inputTurnover'),
      circulatingSupply: detail('circulatingSupply'),
      totalSupply: detail('totalSupply'),
      maxSupply: detail('maxSupply'),
      circulatingSharePct: rating('inputCirculatingShare'),
      fullyDilutedUsd: detail('fullyDiluted'),
      capToFdvPct: rating('inputCapToFdv'),
      athUsd: detail('allTimeHigh'),
      belowAthPct: rating('inputDrawdownAth'),
      atlUsd: detail('allTimeLow'),
      volatility30dPct: t('volatility'),
      deepestFallPct: t('deepestFall'),
      ageDays: detail('coinAge'),
    },
    group: {
      rating: rating('rating'),
      market: t('groupMarket'),
      supply: t('groupSupply'),
      past: t('groupPast'),
    },
    category: coins('category'),
    chain: coins('chain'),
  }
}

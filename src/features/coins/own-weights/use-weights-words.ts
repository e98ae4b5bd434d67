// Weights in words: "Tokenomics 30% · Security 30% · …".
import { useCallback } from 'react'
import { shownSubscores } from '#domain/rating/subscores.ts'
import { shareOf, type SubscoreWeights } from '#domain/rating/weights.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useText } from '#i18n/use-text.ts'

export const useWeightsWords = (): ((weights: SubscoreWeights) => string) => {
  const { t } = useText('rating')
  const format = useFormat()
  return useCallback(
    (weights) =>
      shownSubscores.map((key) => `${t(key)} ${format.share(shareOf(weights, key))}`).join(' · '),
    [t, format],
  )
}

// What the filters say, on their chips and in their menus.
import { useFormat } from '#i18n/use-format.ts'
import { useText } from '#i18n/use-text.ts'
import { capBands, type CapBand } from '../list-search.ts'

/** The name of a band of market caps. */
export const useCapLabel = (): ((band: CapBand) => string) => {
  const { t } = useText('coins')
  const format = useFormat()
  return (band) => {
    const { min, max } = { min: undefined, max: undefined, ...capBands[band] }
    if (min === undefined) return t('capBelow', { amount: format.limit(max) })
    return max === undefined
      ? t('capFrom', { amount: format.limit(min) })
      : t('capBetween', { from: format.limit(min), to: format.limit(max) })
  }
}

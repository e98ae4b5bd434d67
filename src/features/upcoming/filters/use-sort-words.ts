// What each order of the sale list is called, in its column and in the sort select.
import type { SaleSortKey } from '#domain/sale/sale-sort-keys.ts'
import { useText } from '#i18n/use-text.ts'

export const useSortWords = (): Record<SaleSortKey, string> => {
  const { t } = useText('upcoming')
  const { t: rating } = useText('rating')
  return {
    low: rating('lowScore'),
    score: t('aiScore'),
    name: t('project'),
    type: t('type'),
    launch: t('launchDate'),
    cap: t('initialCap'),
    raised: t('totalRaised'),
  }
}

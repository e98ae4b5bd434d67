// The best value of a field: a mark with its word for those who do not see it.
import { Check } from 'lucide-react'
import { useText } from '#i18n/use-text.ts'

export const BestMark = () => {
  const { t } = useText('coin-compare')
  return (
    <span title={t('best')} className="inline-flex align-middle">
      <Check aria-hidden="true" className="size-3 text-ink-1 [stroke-width:3]" />
      <span className="sr-only">{t('best')}</span>
    </span>
  )
}

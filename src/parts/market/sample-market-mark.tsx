// Stands on every page while the figures of this device are simulated.
import { useText } from '#i18n/use-text.ts'
import { SampleMark } from '#ui/figures/sample-mark.tsx'
import { useIsSampleMarket } from '#client/market/use-market-origin.ts'

export const SampleMarketMark = ({ className }: { className?: string }) => {
  const { t } = useText('market')
  const isSample = useIsSampleMarket()
  return isSample ? (
    <span title={t('sampleMarketHint')} className={`inline-flex ${className ?? ''}`}>
      <SampleMark label={t('sampleMarket')} />
    </span>
  ) : null
}

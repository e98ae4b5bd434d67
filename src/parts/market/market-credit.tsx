// Who tells the market figures of this device, with the link its terms ask for. Nothing for the
// sample market and for files.
import { useText } from '#i18n/use-text.ts'
import { useMarketOrigin } from '#client/market/use-market-origin.ts'
import { useSourceNames } from './use-source-names.ts'

export const MarketCredit = ({ className }: { className?: string }) => {
  const { t } = useText('market')
  const names = useSourceNames()
  return useMarketOrigin()?.sourceId === 'coingecko' ? (
    <a
      href="https://www.coingecko.com/"
      target="_blank"
      rel="noopener noreferrer"
      className={className}
    >
      {t('dataBy', { source: names.coingecko })}
    </a>
  ) : null
}

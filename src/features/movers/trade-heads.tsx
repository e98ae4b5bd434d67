// The headings of the last columns of both tables: the week's prices, the volume and the market
// cap.
import { useText } from '#i18n/use-text.ts'
import { HeadCell } from '#ui/table/table.tsx'
import { capColumn, chartColumn, volumeColumn } from '#parts/coin-rows/figure-columns.tsx'

export const TradeHeads = () => {
  const { t } = useText('coins')
  return (
    <>
      <HeadCell isNumeric className={chartColumn.className}>
        <span className="sr-only">{t('chart7d')}</span>
      </HeadCell>
      <HeadCell isNumeric className={volumeColumn.className}>
        {t('volume24h')}
      </HeadCell>
      <HeadCell isNumeric className={capColumn.className}>
        {t('marketCap')}
      </HeadCell>
    </>
  )
}

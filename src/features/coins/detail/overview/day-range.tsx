// Where the price stands between the lowest and the highest of its last day, as its source tells
// them.
import type { CoinRecord } from '#data/catalog/types/coin-record.ts'
import type { CoinRow } from '#data/catalog/types/coin-row.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useText } from '#i18n/use-text.ts'

export const DayRange = ({ row, record }: { row: CoinRow; record: CoinRecord | null }) => {
  const { t } = useText('coin-detail')
  const format = useFormat()
  const { priceUsd } = row
  const [toldLow, toldHigh] = [record?.low24hUsd ?? null, record?.high24hUsd ?? null]
  if (priceUsd === null || toldLow === null || toldHigh === null) return null
  // The price ticks before the record that holds the extremes is fetched again.
  const [low, high] = [Math.min(toldLow, priceUsd), Math.max(toldHigh, priceUsd)]
  if (high <= low) return null
  const share = ((priceUsd - low) / (high - low)) * 100
  return (
    <div className="max-w-160 pt-6 text-caption text-ink-3">
      {t('dayRange')}
      <div className="mt-1 flex items-center gap-3">
        <bdi className="num text-ink-1">{format.price(low)}</bdi>
        <span
          role="img"
          aria-label={t('dayRangeAt', { share: format.share(share) })}
          className="relative h-1 flex-1 rounded-full bg-track"
        >
          <span
            className="absolute -top-0.5 -ms-1 size-2 rounded-full bg-ink-1"
            style={{ insetInlineStart: `${share}%` }}
          />
        </span>
        <bdi className="num text-ink-1">{format.price(high)}</bdi>
      </div>
    </div>
  )
}

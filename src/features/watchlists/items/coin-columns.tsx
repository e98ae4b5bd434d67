// The columns of a coin list and what each sorts by.
import type { CoinRow } from '#data/catalog/types/coin-row.ts'
import { shownSubscores, type SubscoreKey } from '#domain/rating/subscores.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useText } from '#i18n/use-text.ts'
import { Change } from '#ui/figures/change.tsx'
import { Sparkline } from '#ui/figures/sparkline.tsx'
import { RatedScore } from '#parts/score-badge/rated-score.tsx'
import type { FigureReaders } from './item-order.ts'
import type { ItemColumn } from './item-table.tsx'
import type { CoinOrderKey } from '../watchlist-search.ts'

/** Lists rank by the lower bound of the score: hiding a fact never pays (design 8). */
export const coinReaders: FigureReaders<CoinRow, CoinOrderKey> = {
  name: (coin) => coin.name,
  low: (coin) => coin.scoreLow,
  score: (coin) => coin.totalScore,
  ...(Object.fromEntries(
    shownSubscores.map((key) => [key, (coin: CoinRow) => coin[key]]),
  ) as Record<SubscoreKey, (coin: CoinRow) => number | null>),
  price: (coin) => coin.priceUsd,
  change24h: (coin) => coin.change24hPct,
  change7d: (coin) => coin.change7dPct,
  cap: (coin) => coin.marketCapUsd,
}

/** `sparklines` holds hourly closes by coin id, as far as they are on the device. */
export const useCoinColumns = (
  sparklines: ReadonlyMap<string, Float32Array>,
): ItemColumn<CoinRow, CoinOrderKey>[] => {
  const { t } = useText('watchlists')
  const { t: coins } = useText('coins')
  const { t: rating } = useText('rating')
  const format = useFormat()
  return [
    {
      key: 'low',
      label: t('columnScore'),
      widthRem: 9.5,
      cell: (coin) => <RatedScore {...coin} />,
    },
    ...shownSubscores.map((key): ItemColumn<CoinRow, CoinOrderKey> => ({
      key,
      label: rating(key),
      isNumeric: true,
      widthRem: key === 'tokenomics' ? 5.25 : 4.5,
      isForWide: true,
      cell: (coin) => <span className="num">{coin[key] ?? '–'}</span>,
    })),
    {
      key: 'price',
      label: t('columnPrice'),
      isNumeric: true,
      widthRem: 6.25,
      cell: (coin) => <span className="num text-ink-1">{format.price(coin.priceUsd)}</span>,
    },
    {
      key: 'change24h',
      label: coins('change24h'),
      isNumeric: true,
      widthRem: 5.5,
      isFirstToGo: true,
      cell: (coin) => <Change {...format.change(coin.change24hPct)} />,
    },
    {
      key: 'change7d',
      label: t('columnChange7d'),
      isNumeric: true,
      widthRem: 5.5,
      cell: (coin) => <Change {...format.change(coin.change7dPct)} />,
    },
    {
      key: null,
      label: t('columnTrend'),
      widthRem: 6.5,
      isWideOnly: true,
      isFirstToGo: true,
      cell: (coin) => (
        <Sparkline
          points={sparklines.get(coin.id)}
          direction={format.change(coin.change7dPct).direction}
        />
      ),
    },
    {
      key: 'cap',
      label: t('columnCap'),
      isNumeric: true,
      widthRem: 5.75,
      isWideOnly: true,
      cell: (coin) => <span className="num">{format.money(coin.marketCapUsd)}</span>,
    },
  ]
}

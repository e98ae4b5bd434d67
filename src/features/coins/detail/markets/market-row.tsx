// One market: exchange over pair, figures, how far the source relies on it.
import { ArrowUpRight } from 'lucide-react'
import type { CoinMarketWire } from '#contract/market/coin-dossier-wire.ts'
import { isSecureAddress } from '#domain/text/web-address.ts'
import type { Format } from '#i18n/use-format.ts'
import { useText } from '#i18n/use-text.ts'
import { Cell } from '#ui/table/table.tsx'
import { NumberCell } from '#ui/table/number-cell.tsx'

const longestSymbol = 14

/** Contract addresses stand for coins that have no symbol on their exchange. */
const shortSymbol = (symbol: string): string =>
  symbol.length <= longestSymbol ? symbol : `${symbol.slice(0, 6)}...${symbol.slice(-4)}`

const trustKeys = { green: 'trustHigh', yellow: 'trustMedium', red: 'trustLow' } as const

const Exchange = ({ market: { exchange, url } }: { market: CoinMarketWire }) =>
  isSecureAddress(url) ? (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer nofollow"
      className="inline-flex min-h-6 max-w-48 items-center gap-1 text-link hover:underline"
    >
      <bdi className="truncate">{exchange}</bdi>
      <ArrowUpRight className="mirror size-3.5 flex-none" />
    </a>
  ) : (
    <span className="block max-w-48 truncate text-ink-1">
      <bdi>{exchange}</bdi>
    </span>
  )

type MarketRowProps = { market: CoinMarketWire; hasTrust: boolean; format: Format }

export const MarketRow = ({ market, hasTrust, format }: MarketRowProps) => {
  const { t } = useText('coin-markets')
  const { base, target, trust, spread_pct, is_stale, is_anomaly } = market
  return (
    <tr>
      <Cell>
        <Exchange market={market} />
        <span className="block text-caption text-ink-3">
          <bdi dir="ltr">{[base, target].map(shortSymbol).join('/')}</bdi>
          {is_stale ? <span className="text-warn"> · {t('stale')}</span> : null}
          {is_anomaly ? <span className="text-warn"> · {t('outlier')}</span> : null}
        </span>
      </Cell>
      <NumberCell text={format.price(market.price)} />
      <NumberCell text={format.money(market.volume_24h)} />
      <NumberCell text={spread_pct === null ? '-' : `${format.hundredths(spread_pct)}%`} />
      {hasTrust ? <Cell>{trust === null ? '-' : t(trustKeys[trust])}</Cell> : null}
    </tr>
  )
}

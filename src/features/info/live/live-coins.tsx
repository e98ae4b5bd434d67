// Coins on one scale: logo, name, score with its ruler.
import { Link } from '@tanstack/react-router'
import type { CoinRow } from '#data/catalog/types/coin-row.ts'
import { formatSymbol } from '#domain/format/symbol.ts'
import { CoinLogo } from '#ui/identity/coin-logo.tsx'
import { RatedScore } from '#parts/score-badge/rated-score.tsx'

export const LiveCoins = ({ coins }: { coins: readonly CoinRow[] }) => (
  <ul>
    {coins.map((coin) => (
      <li key={coin.id} className="relative flex min-h-14 items-center gap-3 border-b border-hair">
        <CoinLogo src={coin.image} symbol={coin.symbol} />
        <Link
          to="/coin/$id"
          params={{ id: coin.id }}
          className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-2 after:absolute after:inset-0"
        >
          <bdi className="truncate text-body font-medium text-ink-1">{coin.name}</bdi>
          <bdi className="text-caption text-ink-3">{formatSymbol(coin.symbol)}</bdi>
        </Link>
        <RatedScore {...coin} />
      </li>
    ))}
  </ul>
)

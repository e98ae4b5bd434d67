// The coin of a holding: to its page, or by its id where it left the market.
import { Link } from '@tanstack/react-router'
import type { CoinRow } from '#data/catalog/types/coin-row.ts'
import { formatSymbol } from '#domain/format/symbol.ts'
import { useText } from '#i18n/use-text.ts'
import { CoinLogo } from '#ui/identity/coin-logo.tsx'

export const HoldingName = ({ id, row }: { id: string; row: CoinRow | undefined }) => {
  const { t } = useText('portfolio')
  if (!row)
    return (
      <span className="grid min-w-0">
        <bdi className="truncate text-ink-1">{id}</bdi>
        <span className="text-caption text-ink-3">{t('coinGone')}</span>
      </span>
    )
  return (
    <span className="flex min-w-0 items-center gap-2.5">
      <CoinLogo src={row.image} symbol={row.symbol} size={24} />
      <Link
        to="/coin/$id"
        params={{ id }}
        className="min-w-0 truncate font-medium text-ink-1 hover:underline"
      >
        <bdi>{row.name}</bdi>
      </Link>
      <bdi className="flex-none text-caption text-ink-3">{formatSymbol(row.symbol)}</bdi>
    </span>
  )
}

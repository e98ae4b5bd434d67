// The sales that launch next: name, type, day.
import { Link } from '@tanstack/react-router'
import type { SaleRow } from '#data/catalog/types/sale-row.ts'
import { useFormat } from '#i18n/use-format.ts'
import { CoinLogo } from '#ui/identity/coin-logo.tsx'

export const NextSales = ({ sales }: { sales: readonly SaleRow[] }) => {
  const format = useFormat()
  return (
    <ul>
      {sales.map((sale) => (
        <li
          key={sale.id}
          className="relative flex min-h-14 items-center gap-3 border-b border-hair"
        >
          <CoinLogo src={sale.image} symbol={sale.symbol} shape="square" />
          <Link
            to="/ido/$id"
            params={{ id: sale.id }}
            className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-2 after:absolute after:inset-0"
          >
            <bdi className="truncate text-body font-medium text-ink-1">{sale.name}</bdi>
            <bdi className="text-caption text-ink-3">{sale.saleType}</bdi>
          </Link>
          <bdi dir="ltr" className="num text-body text-ink-2">
            {format.date(sale.launchAtSec)}
          </bdi>
        </li>
      ))}
    </ul>
  )
}

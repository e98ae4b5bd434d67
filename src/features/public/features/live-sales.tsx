// The next sales of the catalogue on this device, each a link to its own page.
import { Link } from '@tanstack/react-router'
import { salesRows } from '#data/catalog/queries.ts'
import { useLiveQuery } from '#data/live-query.ts'
import { nextSales } from '#domain/sale/next-sales.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useText } from '#i18n/use-text.ts'
import { CoinLogo } from '#ui/identity/coin-logo.tsx'
import { Skeleton, SkeletonFrame } from '#ui/states/skeleton.tsx'
import { useSalesPull } from '#client/market/use-pulls.ts'
import { RatedScore } from '#parts/score-badge/rated-score.tsx'
import { useNowSec } from '#client/use-now.ts'

const shown = 4

export const LiveSales = () => {
  const { t } = useText('states')
  const format = useFormat()
  const { isPulling } = useSalesPull()
  const nowSec = useNowSec()
  const sales = useLiveQuery(() => salesRows(), [isPulling])
  if (sales === undefined || (sales.length === 0 && isPulling)) {
    return (
      <SkeletonFrame label={t('loading')}>
        <Skeleton className="h-64 w-full" />
      </SkeletonFrame>
    )
  }
  const next = nextSales(sales, nowSec, shown)
  if (next.length === 0) return <p className="text-body text-ink-3">{t('noData')}</p>
  return (
    <ul className="border-b border-hair">
      {next.map((sale) => (
        <li key={sale.id} className="border-t border-hair">
          <Link
            to="/ido/$id"
            params={{ id: sale.id }}
            className="-mx-3 flex min-h-16 flex-wrap items-center gap-x-4 gap-y-1 px-3 py-2 hover:bg-surface"
          >
            <CoinLogo src={sale.image} symbol={sale.symbol} size={32} shape="square" />
            <span className="grid min-w-0 flex-1">
              <bdi className="truncate text-body font-medium text-ink-1 rtl:text-right">
                {sale.name}
              </bdi>
              <span className="text-caption text-ink-3">
                {sale.saleType} · <bdi className="num">{format.launchDate(sale.launchAtSec)}</bdi>
              </span>
            </span>
            <RatedScore
              totalScore={sale.totalScore}
              scoreLow={sale.scoreLow}
              scoreHigh={sale.scoreHigh}
              coveragePct={sale.coveragePct}
            />
          </Link>
        </li>
      ))}
    </ul>
  )
}

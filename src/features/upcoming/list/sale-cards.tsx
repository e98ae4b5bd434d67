// The sales on a phone: name over the score, launch date over type and initial cap, the star at the
// end.
import { Link } from '@tanstack/react-router'
import type { SaleRow } from '#data/catalog/types/sale-row.ts'
import { launchDateSec } from '#domain/format/date.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useText } from '#i18n/use-text.ts'
import { CoinLogo } from '#ui/identity/coin-logo.tsx'
import { RatedScore } from '#parts/score-badge/rated-score.tsx'
import { WatchlistStar } from '#parts/watchlist-star/watchlist-star.tsx'
import { Unannounced } from '../detail/launch-date.tsx'

const SaleCard = ({ sale }: { sale: SaleRow }) => {
  const { t } = useText('upcoming')
  const format = useFormat()
  const launch = launchDateSec(sale.launchAtSec)
  return (
    <li
      className={
        'relative -mx-4 flex min-h-17 items-center gap-3 border-b border-hair ps-4 ' +
        'pe-2 tablet:-mx-6 tablet:ps-6 tablet:pe-4 active:bg-surface'
      }
    >
      <CoinLogo src={sale.image} symbol={sale.symbol} size={32} shape="square" />
      <span className="min-w-0 flex-1">
        <Link
          to="/ido/$id"
          params={{ id: sale.id }}
          data-tour="project"
          className="flex text-form/5.5 after:absolute after:inset-0"
        >
          <bdi className="truncate font-medium text-ink-1">{sale.name}</bdi>
        </Link>
        <span data-tour="score" className="block">
          <RatedScore {...sale} look="card" />
        </span>
      </span>
      <span className="text-end">
        <span data-tour="launch" className="block text-form/5.5 text-ink-1">
          {launch === null ? (
            <Unannounced />
          ) : (
            <bdi dir="ltr" className="num">
              {format.launchDate(launch)}
            </bdi>
          )}
        </span>
        <span data-tour="cap" className="block text-table text-ink-3">
          <bdi>{sale.saleType}</bdi>
          {' · '}
          <span className="sr-only">{t('initialCap')} </span>
          <bdi dir="ltr" className="num">
            {format.money(sale.initialCapUsd)}
          </bdi>
        </span>
      </span>
      <span className="relative">
        <WatchlistStar kind="ido" id={sale.id} name={sale.name} />
      </span>
    </li>
  )
}

export const SaleCards = ({ rows, label }: { rows: readonly SaleRow[]; label: string }) => (
  <ul aria-label={label}>
    {rows.map((sale) => (
      <SaleCard key={sale.id} sale={sale} />
    ))}
  </ul>
)

// Who a coin is and what it costs: name, rank, watchlist, price hero and changes.
import { Link } from '@tanstack/react-router'
import { Scale } from 'lucide-react'
import type { CoinRow } from '#data/catalog/types/coin-row.ts'
import { wordSlug } from '#domain/coin/word-slug.ts'
import { formatSymbol } from '#domain/format/symbol.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useText } from '#i18n/use-text.ts'
import { buttonClass } from '#ui/actions/button-class.ts'
import { Change } from '#ui/figures/change.tsx'
import { CoinLogo } from '#ui/identity/coin-logo.tsx'
import { AddToPortfolioButton } from '#parts/portfolio/add-to-portfolio-button.tsx'
import { AddToListButton } from '#parts/watchlist/add-to-list-button.tsx'

export const CoinBreadcrumb = ({ name }: { name: string }) => {
  const { t } = useText('coin-detail')
  const { t: coins } = useText('coins')
  return (
    <nav
      aria-label={t('breadcrumb')}
      className="flex items-center gap-2 pt-3 pb-2 text-caption text-ink-3 max-tablet:hidden"
    >
      <Link to="/coinlist" className="inline-flex min-h-6 items-center hover:text-ink-1">
        {coins('title')}
      </Link>
      <span aria-hidden="true">/</span>
      <bdi className="text-ink-2">{name}</bdi>
    </nav>
  )
}

/** To the list of its category, with what the category comes to. */
const CategoryLink = ({ category }: { category: string }) => (
  <Link
    to="/coinlist"
    search={{ category: [wordSlug(category) || category] }}
    className="relative text-ink-2 underline decoration-line underline-offset-3 after:absolute after:-inset-y-3 after:inset-x-0 hover:text-ink-1"
  >
    <bdi>{category}</bdi>
  </Link>
)

export const CoinHead = ({ row }: { row: CoinRow }) => {
  const { t } = useText('coin-detail')
  const { t: nav } = useText('nav')
  const facts = [
    row.rank === null ? null : t('rankLine', { rank: row.rank }),
    row.category === null ? null : <CategoryLink key="category" category={row.category} />,
    row.chain,
  ].filter(Boolean)
  return (
    <header className="flex flex-wrap items-center gap-2 max-tablet:pt-4">
      <CoinLogo src={row.image} symbol={row.symbol} size={40} />
      <div className="ms-1 min-w-32 flex-1">
        <h1 className="wrap-anywhere tablet:text-title-2">
          <bdi>{row.name}</bdi>{' '}
          <bdi className="text-body font-regular text-ink-3">{formatSymbol(row.symbol)}</bdi>
        </h1>
        <p className="text-caption text-ink-3 wrap-anywhere">
          {facts.map((fact, at) => (at > 0 ? [' · ', fact] : fact))}
        </p>
      </div>
      <Link
        to="/compare"
        search={{ coins: row.id }}
        className={`${buttonClass({ variant: 'ghost' })} max-tablet:hidden`}
      >
        <Scale />
        {nav('compare')}
      </Link>
      <div className="flex flex-wrap items-center gap-2">
        <AddToListButton kind="coin" id={row.id} name={row.name} />
        <AddToPortfolioButton coin={row} />
      </div>
    </header>
  )
}

export const PriceHero = ({ row }: { row: CoinRow }) => {
  const { t } = useText('coin-detail')
  const format = useFormat()
  const changes = [
    { key: 'change7d', change: format.change(row.change7dPct) },
    { key: 'change24h', change: format.change(row.change24hPct) },
  ] as const
  return (
    <div>
      <p className="num text-price font-semibold tracking-closer text-ink-1 rtl:text-end">
        {format.price(row.priceUsd)}
      </p>
      <p className="mt-1 flex flex-wrap gap-x-4 text-body">
        {changes.map(({ key, change: { direction, text } }) => (
          <span key={key} className="inline-flex items-center gap-1.5">
            <Change direction={direction} text={text} />
            <span className="text-ink-3">{t(key)}</span>
          </span>
        ))}
      </p>
    </div>
  )
}

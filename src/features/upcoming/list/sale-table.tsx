// The sales as a table, two lines a row (R-UPL-003, R-UPL-004). The whole row is the link of its
// name.
import { Link } from '@tanstack/react-router'
import { ArrowUpRight } from 'lucide-react'
import type { SaleRow } from '#data/catalog/types/sale-row.ts'
import { firstDirection, type SaleSortKey } from '#domain/sale/sale-sort-keys.ts'
import { useFormat } from '#i18n/use-format.ts'
import { formatSymbol } from '#domain/format/symbol.ts'
import { useText } from '#i18n/use-text.ts'
import { CoinLogo } from '#ui/identity/coin-logo.tsx'
import { Cell, HeadCell, Table } from '#ui/table/table.tsx'
import { ScoreHeading } from '#parts/score-badge/low-score.tsx'
import { RatedScore } from '#parts/score-badge/rated-score.tsx'
import { WatchlistStar } from '#parts/watchlist-star/watchlist-star.tsx'
import { LaunchDate } from '../detail/launch-date.tsx'
import {
  ariaSort,
  columnClasses,
  columnOrder,
  isNumericColumn,
  isSortedBy,
} from './sale-columns.ts'
import { orderOf, type SaleSearch } from './sale-search.ts'
import type { ChangeSearch } from './use-sale-search.ts'
import { useSortWords } from '../filters/use-sort-words.ts'

const SaleTableHead = ({ search, change }: { search: SaleSearch; change: ChangeSearch }) => {
  const { t } = useText('upcoming')
  const words = useSortWords()
  const { key: sorted, direction } = orderOf(search)
  const sortBy = (key: SaleSortKey) => {
    const flipped = direction === 'asc' ? 'desc' : 'asc'
    change({ sort: key, dir: key === sorted ? flipped : firstDirection(key) })
  }
  return (
    <thead>
      <tr>
        <HeadCell isNumeric aria-label={t('rank')} className="w-11">
          #
        </HeadCell>
        {columnOrder.map((key) => (
          <HeadCell
            key={key}
            isNumeric={isNumericColumn(key)}
            sort={isSortedBy(sorted, key) ? ariaSort(direction) : 'none'}
            onSort={() => sortBy(key)}
            className={columnClasses[key]}
          >
            {key === 'low' ? <ScoreHeading word={words.score} /> : words[key]}
          </HeadCell>
        ))}
        <HeadCell className="w-21">
          <span className="sr-only">{t('actions')}</span>
        </HeadCell>
      </tr>
    </thead>
  )
}

const SaleTableRow = ({ sale, number }: { sale: SaleRow; number: number }) => {
  const { t } = useText('upcoming')
  const format = useFormat()
  const website = sale.detail?.links.homepage ?? null
  return (
    <tr className="group">
      <Cell isNumeric className="text-ink-3!">
        <span className="num">{number}</span>
      </Cell>
      <Cell className="max-w-0">
        <Link
          to="/ido/$id"
          params={{ id: sale.id }}
          data-tour="project"
          className="flex min-w-0 items-center gap-2.5 after:absolute after:inset-0"
        >
          <CoinLogo src={sale.image} symbol={sale.symbol} size={32} shape="square" />
          <span className="grid min-w-0">
            <span className="truncate text-body/4.5 font-medium text-ink-1">
              <bdi>{sale.name}</bdi>{' '}
              <bdi className="text-caption font-regular text-ink-3">
                {formatSymbol(sale.symbol)}
              </bdi>
            </span>
            <span className="truncate text-caption text-ink-3">
              <bdi>
                {[sale.category, sale.blockchain].filter((word) => word !== null).join(' · ')}
              </bdi>
            </span>
          </span>
        </Link>
      </Cell>
      <Cell className="max-wide:hidden">
        <bdi>{sale.saleType}</bdi>
      </Cell>
      <Cell data-tour="launch">
        <LaunchDate launchAtSec={sale.launchAtSec} />
      </Cell>
      <Cell
        isNumeric
        data-tour="cap"
        className={sale.initialCapUsd === null ? 'text-ink-3!' : 'text-ink-1!'}
      >
        <span className="num">{format.money(sale.initialCapUsd)}</span>
      </Cell>
      <Cell isNumeric className="max-wide:hidden">
        <span className="num">{format.money(sale.totalRaisedUsd)}</span>
      </Cell>
      <Cell data-tour="score" className="ps-8!">
        <RatedScore {...sale} />
      </Cell>
      <Cell>
        <span className="relative flex items-center gap-0.5">
          <WatchlistStar kind="ido" id={sale.id} name={sale.name} />
          {website === null ? null : (
            <a
              href={website}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={t('websiteOf', { name: sale.name })}
              className={
                'grid size-7 place-items-center rounded-1 text-ink-3 opacity-0 ' +
                'transition-opacity group-hover:opacity-100 hover:text-ink-1 ' +
                'focus-visible:opacity-100'
              }
            >
              <ArrowUpRight className="mirror" />
            </a>
          )}
        </span>
      </Cell>
    </tr>
  )
}

type SaleTableProps = {
  rows: readonly SaleRow[]
  firstNumber: number
  search: SaleSearch
  change: ChangeSearch
}

export const SaleTable = ({ rows, firstNumber, search, change }: SaleTableProps) => {
  const { t } = useText('upcoming')
  return (
    <Table label={t('title')} rows="two-line" className="table-fixed">
      <SaleTableHead search={search} change={change} />
      <tbody>
        {rows.map((sale, index) => (
          <SaleTableRow key={sale.id} sale={sale} number={firstNumber + index} />
        ))}
      </tbody>
    </Table>
  )
}

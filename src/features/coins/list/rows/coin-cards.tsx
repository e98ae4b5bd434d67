// The coin list on a phone: two-line cards, 68 px each.
import { Link } from '@tanstack/react-router'
import { memo, useMemo } from 'react'
import type { CoinRow } from '#data/catalog/coin-row.ts'
import { formatSymbol } from '#domain/format/symbol.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useText } from '#i18n/use-text.ts'
import { Change } from '#ui/figures/change.tsx'
import { CoinLogo } from '#ui/identity/coin-logo.tsx'
import { useRowKeys } from '#ui/table/use-row-keys.ts'
import { useRowWindow } from '#ui/table/use-row-window.ts'
import { RatedScore } from '#widgets/rated-score.tsx'
import { WatchlistStar } from '#widgets/watchlist-star.tsx'
import type { CoinList } from '../use-coin-list.ts'

const cardHeightPx = 68

const CoinCard = memo(({ row, place }: { row: CoinRow; place: number }) => {
  const format = useFormat()
  const change = format.change(row.change7dPct)
  return (
    <li className="relative -mx-4 grid h-17 grid-cols-[44px_minmax(0,1fr)_auto_44px] items-center border-b border-hair ps-4 pe-2 active:bg-surface">
      <CoinLogo src={row.image} symbol={row.symbol} size={32} />
      <div className="min-w-0">
        <Link to="/coin/$id" params={{ id: row.id }} data-row={place} className="scroll-mt-18 flex items-baseline gap-1.5 -outline-offset-2 after:absolute after:inset-0">
          <bdi className="truncate text-[16px]/5.5 font-medium text-ink-1">{row.name}</bdi>
          <bdi className="text-caption text-ink-3">{formatSymbol(row.symbol)}</bdi>
        </Link>
        <div className="mt-0.5">
          <RatedScore {...row} look="card" />
        </div>
      </div>
      <div className="grid justify-items-end ps-2">
        <span className="num text-[16px]/5.5 text-ink-1">{format.price(row.priceUsd)}</span>
        <Change direction={change.direction} text={change.text} className="mt-0.5 text-table" />
      </div>
      <WatchlistStar kind="coin" id={row.id} name={row.name} look="card" />
    </li>
  )
})

export const CoinCards = memo(({ list }: { list: CoinList }) => {
  const { t } = useText('coins')
  const { box, rows: drawn } = useRowWindow<HTMLUListElement>(list.total, cardHeightPx)
  useRowKeys({ box, count: list.total, rowHeightPx: cardHeightPx })
  const rows = useMemo(() => list.rowsAt(drawn.from, drawn.to), [list, drawn.from, drawn.to])
  return (
    <ul ref={box} aria-label={t('title')} style={{ paddingBlock: `${drawn.paddingBeforePx}px ${drawn.paddingAfterPx}px` }}>
      {rows.map((row, index) => (
        <CoinCard key={row.id} row={row} place={drawn.from + index} />
      ))}
    </ul>
  )
})

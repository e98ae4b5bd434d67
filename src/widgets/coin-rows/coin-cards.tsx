// Coins on a phone: two-line cards of 68 px, with one line or three below where the screen has something to add.
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { memo, useMemo, useState, type ReactNode } from 'react'
import type { CoinRow } from '#data/catalog/coin-row.ts'
import { isLatePrice } from '#domain/movers/movers.ts'
import { formatSymbol } from '#domain/format/symbol.ts'
import { useFormat } from '#i18n/use-format.ts'
import { Change } from '#ui/figures/change.tsx'
import { CoinLogo } from '#ui/identity/coin-logo.tsx'
import { createRowSlots } from '#ui/table/row-slots.ts'
import { useRowKeys } from '#ui/table/use-row-keys.ts'
import { useRowLink } from '#ui/table/use-row-link.ts'
import { useRowWindow } from '#ui/table/use-row-window.ts'
import { RatedScore } from '#widgets/rated-score.tsx'
import { WatchlistStar } from '#widgets/watchlist-star.tsx'
import { useTopOf, type CoinWindow } from './coin-window.ts'
import { PriceFigure } from './price-figure.tsx'

/** In steps of the grid, as the classes of the cards have them. */
const cardSteps = { 0: 17, 1: 22, 3: 32 } as const
const cardHeights = { 0: 'h-17', 1: 'h-22', 3: 'h-32' } as const

/** Functions that stay the same from one drawing to the next: a card is drawn again only when its coin changes. */
type CardParts = {
  /** The change beside the price, in percent. */
  changeOf: (row: CoinRow) => number | null
  /** What stands below: one line beside logo and star, or three that run below the star. */
  note?: (row: CoinRow) => ReactNode
  noteLines?: 1 | 3
}

/** May come to show another coin: what belongs to the coin alone carries its id as key. */
const CoinCard = memo(({ row, place, isLate, changeOf, note, noteLines = 1 }: CardParts & { row: CoinRow; place: number; isLate: boolean }) => {
  const format = useFormat()
  const link = useRowLink(row.id)
  const change = format.change(changeOf(row))
  const besideNote = note && noteLines === 1 ? 'row-span-2' : undefined
  return (
    <li className={clsx('relative -mx-4 grid grid-cols-[--spacing(11)_minmax(0,1fr)_auto_--spacing(11)] content-center items-center border-b border-hair ps-4 pe-2 active:bg-surface', cardHeights[note ? noteLines : 0])}>
      <div className={besideNote}>
        <CoinLogo key={row.id} src={row.image} symbol={row.symbol} size={32} />
      </div>
      <div className="min-w-0">
        <Link ref={link} to="/coin/$id" params={{ id: row.id }} data-row={place} className="scroll-mt-18 flex items-baseline gap-1.5 -outline-offset-2 after:absolute after:inset-0">
          <bdi className="truncate text-form/5.5 font-medium text-ink-1">{row.name}</bdi>
          <bdi className="text-caption text-ink-3 max-[20rem]:hidden">{formatSymbol(row.symbol)}</bdi>
        </Link>
        <div className="mt-0.5">
          <RatedScore {...(row.own ?? row)} {...(row.own && { officialScore: row.totalScore })} look="card" />
        </div>
      </div>
      <div className="grid justify-items-end ps-2">
        <span>
          <PriceFigure row={row} isLate={isLate} format={format} className="num text-form/5.5 text-ink-1" />
        </span>
        <Change direction={change.direction} text={change.text} className="mt-0.5 text-table" />
      </div>
      <div className={besideNote}>
        <WatchlistStar key={row.id} kind="coin" id={row.id} name={row.name} look="card" />
      </div>
      {note ? <div className={clsx('col-start-2 row-start-2 min-w-0 text-caption text-ink-2', noteLines === 1 ? 'col-end-4 mt-0.5 truncate' : 'col-end-5 mt-1 pe-2')}>{note(row)}</div> : null}
    </li>
  )
})

export const CoinCards = memo(({ list, label, ...parts }: CardParts & { list: CoinWindow; label: string }) => {
  const { box, rows: drawn, rowHeightPx } = useRowWindow<HTMLUListElement>(list.total, cardSteps[parts.note ? (parts.noteLines ?? 1) : 0], useTopOf(list))
  useRowKeys({ box, count: list.total, rowHeightPx })
  const rows = useMemo(() => list.rowsAt(drawn.from, drawn.to), [list, drawn.from, drawn.to])
  const [slotsOf] = useState(createRowSlots)
  const slots = useMemo(() => slotsOf(rows.map(({ id }) => id)), [slotsOf, rows])
  return (
    <ul ref={box} aria-label={label} style={{ paddingBlock: `${drawn.paddingBeforePx}px ${drawn.paddingAfterPx}px` }}>
      {rows.map((row, index) => (
        <CoinCard key={slots[index]} row={row} place={drawn.from + index} isLate={isLatePrice(row.asOfSec, list.asOfSec)} {...parts} />
      ))}
    </ul>
  )
})

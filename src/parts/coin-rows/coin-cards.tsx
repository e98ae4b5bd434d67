// Coins on a phone: two-line cards of 68 px, with one line or three below where the screen has
// something to add.
import { clsx } from 'clsx'
import { memo, type ReactNode } from 'react'
import type { CoinRow } from '#data/catalog/types/coin-row.ts'
import { isLatePrice } from '#domain/movers/movers.ts'
import { formatSymbol } from '#domain/format/symbol.ts'
import { useFormat, type Format } from '#i18n/use-format.ts'
import { Change } from '#ui/figures/change.tsx'
import { CoinLogo } from '#ui/identity/coin-logo.tsx'
import { useRowFocus } from '#ui/table/use-row-focus.ts'
import { useRowKeys } from '#ui/table/use-row-keys.ts'
import { useRowWindow } from '#ui/table/use-row-window.ts'
import { RatedScore } from '#parts/score-badge/rated-score.tsx'
import { StarButton } from '#parts/watchlist-star/star-button.tsx'
import { useDrawnCoins, type CoinWindow } from './coin-window.ts'
import { PriceFigure } from './price-figure.tsx'
import { coinHref, useRowActs } from './use-row-acts.ts'

/** In steps of the grid, as the classes of the cards have them. */
const cardSteps = { 0: 17, 1: 22, 3: 32 } as const
const cardHeights = { 0: 'h-17', 1: 'h-22', 3: 'h-32' } as const

/**
 * Functions that stay the same from one drawing to the next: a card is drawn again only when its
 * coin changes.
 */
type CardParts = {
  /** The change beside the price, in percent. */
  changeOf: (row: CoinRow) => number | null
  /** What stands below: one line beside logo and star, or three that run below the star. */
  note?: (row: CoinRow) => ReactNode
  noteLines?: 1 | 3
}

/**
 * Comes to show other coins: nothing in it keeps anything about one. Presses are heard by the list.
 */
const CoinCard = memo(
  ({
    row,
    format,
    place,
    isLate,
    changeOf,
    note,
    noteLines = 1,
  }: CardParts & { row: CoinRow; format: Format; place: number; isLate: boolean }) => {
    const change = format.change(changeOf(row))
    const besideNote = note && noteLines === 1 ? 'row-span-2' : undefined
    return (
      <li
        className={clsx(
          'relative -mx-4 grid grid-cols-[--spacing(11)_minmax(0,1fr)_auto_--spacing(11)] ' +
            'content-center items-center border-b border-hair ps-4 pe-2 active:bg-surface',
          cardHeights[note ? noteLines : 0],
        )}
      >
        <div className={besideNote}>
          <CoinLogo src={row.image} symbol={row.symbol} size={32} />
        </div>
        <div className="min-w-0">
          <a
            href={coinHref(row.id)}
            data-row={place}
            className="scroll-mt-18 flex items-baseline gap-1.5 -outline-offset-2 after:absolute after:inset-0"
          >
            <bdi className="truncate text-form/5.5 font-medium text-ink-1">{row.name}</bdi>
            <bdi className="text-caption text-ink-3 max-[20rem]:hidden">
              {formatSymbol(row.symbol)}
            </bdi>
          </a>
          <div className="mt-0.5">
            <RatedScore
              {...(row.own ?? row)}
              {...(row.own && { officialScore: row.totalScore })}
              look="card"
            />
          </div>
        </div>
        <div className="grid justify-items-end ps-2">
          <span>
            <PriceFigure
              row={row}
              isLate={isLate}
              format={format}
              className="num text-form/5.5 text-ink-1"
            />
          </span>
          <Change direction={change.direction} text={change.text} className="mt-0.5 text-table" />
        </div>
        <div className={besideNote}>
          <StarButton kind="coin" id={row.id} name={row.name} look="card" />
        </div>
        {note ? (
          <div
            className={clsx(
              'col-start-2 row-start-2 min-w-0 text-caption text-ink-2',
              noteLines === 1 ? 'col-end-4 mt-0.5 truncate' : 'col-end-5 mt-1 pe-2',
            )}
          >
            {note(row)}
          </div>
        ) : null}
      </li>
    )
  },
)

export const CoinCards = memo(
  ({ list, label, ...parts }: CardParts & { list: CoinWindow; label: string }) => {
    const format = useFormat()
    const {
      box,
      rows: drawn,
      rowHeightPx,
    } = useRowWindow<HTMLUListElement>(
      list.total,
      cardSteps[parts.note ? (parts.noteLines ?? 1) : 0],
    )
    useRowKeys({ box, count: list.total, rowHeightPx })
    const onFocus = useRowFocus()
    const { handlers, layer } = useRowActs(list)
    const rows = useDrawnCoins(list, drawn)
    return (
      <>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- what is pressed are the links and stars in it, heard here for all of them */}
        <ul
          ref={box}
          aria-label={label}
          style={{ paddingBlock: `${drawn.paddingBeforePx}px ${drawn.paddingAfterPx}px` }}
          onFocus={onFocus}
          {...handlers}
        >
          {rows.map(({ row, slot }, index) => (
            <CoinCard
              key={slot}
              row={row}
              format={format}
              place={drawn.from + index}
              isLate={isLatePrice(row.asOfSec, list.asOfSec)}
              {...parts}
            />
          ))}
        </ul>
        {layer}
      </>
    )
  },
)

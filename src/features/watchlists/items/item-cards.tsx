// The items of a list as two-line cards on a phone: picture, name over score, figure over change,
// star.
import type { ReactNode } from 'react'
import type { ListKind } from '#domain/watchlist.ts'
import { ItemLogo, type NamedRow } from './item-name.tsx'
import type { ListItem } from './item-order.ts'
import { useRowWindow } from '#ui/table/use-row-window.ts'

const cardSteps = 17

type ItemCardsProps<Row> = {
  label: string
  items: readonly ListItem<Row>[]
  renderCard: (item: ListItem<Row>) => ReactNode
}

export const ItemCards = <Row,>({ label, items, renderCard }: ItemCardsProps<Row>) => {
  const { box, rows } = useRowWindow<HTMLUListElement>(items.length, cardSteps)
  return (
    <ul
      ref={box}
      aria-label={label}
      className="-mx-4 tablet:hidden"
      style={{ paddingBlock: `${rows.paddingBeforePx}px ${rows.paddingAfterPx}px` }}
    >
      {items.slice(rows.from, rows.to).map((item) => (
        <li
          key={item.id}
          className="relative flex min-h-17 items-center gap-3 border-b border-hair ps-4 pe-2 active:bg-surface"
        >
          {renderCard(item)}
        </li>
      ))}
    </ul>
  )
}

type ItemCardProps = {
  kind: ListKind
  item: ListItem<NamedRow>
  name: ReactNode
  score: ReactNode
  figures: ReactNode
  star: ReactNode
}

export const ItemCard = ({ kind, item, name, score, figures, star }: ItemCardProps) => (
  <>
    <ItemLogo kind={kind} item={item} size={32} />
    <div className="min-w-0 flex-1 overflow-hidden">
      {name}
      {score}
    </div>
    <div className="grid flex-none justify-items-end">{figures}</div>
    {star}
  </>
)

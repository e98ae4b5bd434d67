// The members of any list: search and sort, a table, cards on a phone, and what to say when there
// is nothing to show.
import { ArrowDown, ArrowDownWideNarrow, ArrowUp } from 'lucide-react'
import type { ReactNode } from 'react'
import type { WatchlistView } from '#data/watchlists/queries.ts'
import { useText } from '#i18n/use-text.ts'
import { IconButton } from '#ui/actions/icon-button.tsx'
import { LazySelect } from '#ui/fields/lazy-select.tsx'
import { SampleMarketMark } from '#parts/market/sample-market-mark.tsx'
import { RatedScore, type ScoreFigures } from '#parts/score-badge/rated-score.tsx'
import { WatchlistStar } from '#parts/watchlist-star/watchlist-star.tsx'
import { EmptyList, ListAge, ListSearch, NothingFound } from '../list/list-body.tsx'
import { MemberCard, MemberCards } from './member-cards.tsx'
import { MemberName, MemberNameCell, type NamedRow } from './member-name.tsx'
import type { FigureReaders, ListMember } from './member-order.ts'
import { MemberTable, type MemberColumn } from './member-table.tsx'
import { useListControls, useShownMembers } from '../list/use-list-view.ts'
import { firstDirection, type CoinOrderKey, type SaleOrderKey } from '../watchlist-search.ts'

export type MemberListProps<Row, Key extends string> = {
  list: WatchlistView
  members: readonly ListMember<Row>[]
  asOfSec: number | null
  nameLabel: string
  columns: readonly MemberColumn<Row, Key>[]
  readers: FigureReaders<Row, Key>
  orderKeys: readonly [Key, ...Key[]]
  /** The figures at the end of a card. */
  renderFigures: (row: Row) => ReactNode
  onAdd: () => void
}

type AnyRow = NamedRow & ScoreFigures & { id: string }
type AnyKey = CoinOrderKey | SaleOrderKey

export const MemberList = <Row extends AnyRow, Key extends AnyKey>({
  list,
  members,
  asOfSec,
  nameLabel,
  columns,
  readers,
  orderKeys,
  renderFigures,
  onAdd,
}: MemberListProps<Row, Key>) => {
  const { t } = useText('watchlists')
  const controls = useListControls<Key>(orderKeys)
  const order = controls.order
  const shown = useShownMembers<Row, Key>(members, { search: controls.search, order, readers })
  if (members.length === 0) return <EmptyList kind={list.kind} onAdd={onAdd} />

  const labels = new Map<string, string>([
    ...columns.map(({ key, label }) => [key ?? '', label] as const),
    ['name', nameLabel],
    ['added', t('sortAdded')],
  ])
  const sortBy = (value: string) => {
    const key = orderKeys.find((known) => known === value)
    if (key) controls.onOrder({ key, direction: firstDirection(key) })
  }
  const star = ({ id, row }: ListMember<Row>, look: 'row' | 'card') => (
    <WatchlistStar kind={list.kind} id={id} name={row?.name ?? id} look={look} />
  )
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
        <ListAge asOfSec={asOfSec} />
        <SampleMarketMark className="tablet:hidden" />
        <span className="flex-1 max-tablet:hidden" />
        <div className="flex min-w-0 items-center gap-2 max-tablet:w-full">
          <ListSearch value={controls.search} onChange={controls.onSearch} />
          <LazySelect
            look="chip"
            label={t('sortBy')}
            icon={<ArrowDownWideNarrow />}
            value={order.key}
            options={orderKeys.map((key) => ({ value: key, label: labels.get(key) ?? key }))}
            onChange={sortBy}
          />
          <IconButton
            className="tablet:hidden"
            label={order.direction === 'asc' ? t('sortAscending') : t('sortDescending')}
            onClick={() => controls.onOrderKey(order.key)}
          >
            {order.direction === 'asc' ? <ArrowUp /> : <ArrowDown />}
          </IconButton>
        </div>
      </div>
      {shown.length === 0 ? (
        <NothingFound onReset={() => controls.onSearch('')} />
      ) : (
        <div className="@container">
          <MemberTable
            label={list.name}
            nameLabel={nameLabel}
            nameKey={'name' as Key}
            members={shown}
            columns={columns}
            order={order}
            onOrder={controls.onOrderKey}
            renderStar={(member) => star(member, 'row')}
            renderName={(member) => <MemberNameCell kind={list.kind} member={member} />}
          />
          <MemberCards
            label={list.name}
            members={shown}
            renderCard={(member) => (
              <MemberCard
                kind={list.kind}
                member={member}
                name={<MemberName kind={list.kind} member={member} look="card" />}
                score={member.row === null ? null : <RatedScore {...member.row} look="card" />}
                figures={member.row === null ? null : renderFigures(member.row)}
                star={star(member, 'card')}
              />
            )}
          />
        </div>
      )}
    </>
  )
}

// An item's picture, name and symbol as a link over its whole row. What the catalogue lacks shows
// its id and says so.
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { useText } from '#i18n/use-text.ts'
import { formatSymbol } from '#domain/format/symbol.ts'
import { Badge } from '#ui/identity/badge.tsx'
import { CoinLogo } from '#ui/identity/coin-logo.tsx'
import type { ListKind } from '#domain/watchlist.ts'
import type { ListItem } from './item-order.ts'

export type NamedRow = { name: string; symbol: string; image: string | null }

type ItemNameProps = { kind: ListKind; item: ListItem<NamedRow>; look: 'row' | 'card' }

/** Where an item's own page is. */
export const itemLink = (kind: ListKind, id: string) =>
  kind === 'coin'
    ? ({ to: '/coin/$id', params: { id } } as const)
    : ({ to: '/ido/$id', params: { id } } as const)

export const ItemLogo = ({
  kind,
  item,
  size,
}: {
  kind: ListKind
  item: ListItem<NamedRow>
  size: 24 | 32
}) => (
  <CoinLogo
    src={item.row?.image}
    symbol={item.row?.symbol ?? item.id}
    size={size}
    shape={kind === 'coin' ? 'round' : 'square'}
  />
)

export const ItemName = ({ kind, item, look }: ItemNameProps) => {
  const { t } = useText('watchlists')
  const { id, row, isWaiting } = item
  return (
    <span className={clsx('flex min-w-0 items-baseline', look === 'row' ? 'gap-2' : 'gap-1.5')}>
      <Link
        {...itemLink(kind, id)}
        className={clsx(
          'min-w-0 truncate text-ink-1 after:absolute after:inset-0',
          look === 'row'
            ? 'max-w-32 text-body font-medium @min-[47.5rem]:max-w-72'
            : 'text-form/5.5 font-medium',
          row === null && 'font-mono',
        )}
      >
        <bdi>{row?.name ?? id}</bdi>
      </Link>
      {row === null ? (
        <span className="truncate text-caption text-ink-3">{t('notInCatalog')}</span>
      ) : (
        <bdi className="flex-none text-caption text-ink-3">{formatSymbol(row.symbol)}</bdi>
      )}
      {isWaiting ? (
        <span className="flex-none self-center">
          <Badge look="waiting">{t('waitingBadge')}</Badge>
        </span>
      ) : null}
    </span>
  )
}

/** Picture and name for the table. */
export const ItemNameCell = ({ kind, item }: { kind: ListKind; item: ListItem<NamedRow> }) => (
  <span className="flex min-w-0 items-center gap-2.5">
    <ItemLogo kind={kind} item={item} size={24} />
    <ItemName kind={kind} item={item} look="row" />
  </span>
)

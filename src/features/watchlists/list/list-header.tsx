// The chosen list: its name, what is in it, what can be done with it.
import { Ellipsis, Plus } from 'lucide-react'
import { coinsInAddress, fewestCompared, mostCompared } from '#domain/comparison/chosen-coins.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useText } from '#i18n/use-text.ts'
import { Button } from '#ui/actions/button.tsx'
import { IconButton } from '#ui/actions/icon-button.tsx'
import { Badge } from '#ui/identity/badge.tsx'
import { lazyPart } from '#ui/lazy-part.ts'
import { LazyMenu } from '#parts/states/lazy-menu.tsx'
import type { WatchlistView } from '#data/watchlists/queries.ts'

const loadMenu = () => import('./list-menu.tsx')
const ListMenu = lazyPart(loadMenu, (module) => module.ListMenu)

export type ListHeaderActions = {
  onAdd: () => void
  onEdit: () => void
  onSetDefault: () => void
  onDelete: () => void
}

type ListHeaderProps = {
  list: WatchlistView
  averageScore: number | null
  actions: ListHeaderActions
}

/** As many coins as a comparison shows, in the order of the list. */
const comparedOf = ({ kind, items }: WatchlistView): string | undefined =>
  kind === 'coin' && items.length >= fewestCompared
    ? coinsInAddress(items.slice(0, mostCompared).map(({ itemId }) => itemId))
    : undefined

export const ListHeader = ({
  list,
  averageScore,
  actions: { onAdd, onEdit, onSetDefault, onDelete },
}: ListHeaderProps) => {
  const { t } = useText('watchlists')
  const format = useFormat()
  const counted =
    list.kind === 'coin'
      ? t('coinCount', { count: list.items.length })
      : t('saleCount', { count: list.items.length })
  const trigger = (
    <IconButton label={t('listActions')}>
      <Ellipsis />
    </IconButton>
  )
  return (
    <header className="flex items-start gap-2 max-tablet:pt-4">
      <div className="min-w-0 flex-1">
        <h1 tabIndex={-1} className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span dir="auto" className="min-w-0 break-words">
            {list.name}
          </span>
          {list.isDefault ? <Badge>{t('defaultBadge')}</Badge> : null}
        </h1>
        <p className="text-caption text-ink-3">
          {counted}
          {averageScore === null ? null : (
            <> · {t('averageScore', { score: format.count(averageScore) })}</>
          )}
        </p>
        {list.description === '' ? null : (
          <p className="mt-1 max-w-prose text-table break-words text-ink-2">
            <bdi>{list.description}</bdi>
          </p>
        )}
      </div>
      <LazyMenu trigger={trigger} load={loadMenu}>
        {(startsOpen) => (
          <ListMenu
            trigger={trigger}
            startsOpen={startsOpen}
            isDefault={list.isDefault}
            compared={comparedOf(list)}
            onEdit={onEdit}
            onSetDefault={onSetDefault}
            onDelete={onDelete}
          />
        )}
      </LazyMenu>
      <Button icon={<Plus />} onClick={onAdd}>
        {list.kind === 'coin' ? t('addCoins') : t('addSales')}
      </Button>
    </header>
  )
}

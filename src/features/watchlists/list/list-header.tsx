// The chosen list: its name, what is in it, what can be done with it.
import { Ellipsis, Plus, Search } from 'lucide-react'
import { coinsInAddress, fewestCompared, mostCompared } from '#domain/comparison/chosen-coins.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useText } from '#i18n/use-text.ts'
import { Button } from '#ui/actions/button.tsx'
import { IconButton } from '#ui/actions/icon-button.tsx'
import { Badge } from '#ui/identity/badge.tsx'
import { lazyPart } from '#ui/lazy-part.ts'
import { useIsPhone } from '#ui/use-window-size.ts'
import { SampleMarketMark } from '#parts/market/sample-market-mark.tsx'
import { LazyMenu } from '#parts/states/lazy-menu.tsx'
import type { WatchlistView } from '#data/watchlists/queries.ts'
import { ListAge } from './list-body.tsx'

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
  asOfSec: number | null
  /** On a phone search and order are a row that is asked for. */
  tools: { isShown: boolean; onToggle: () => void }
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
  asOfSec,
  tools,
  actions: { onAdd, onEdit, onSetDefault, onDelete },
}: ListHeaderProps) => {
  const { t } = useText('watchlists')
  const format = useFormat()
  const isPhone = useIsPhone()
  const counted =
    list.kind === 'coin'
      ? t('coinCount', { count: list.items.length })
      : t('saleCount', { count: list.items.length })
  const addLabel = list.kind === 'coin' ? t('addCoins') : t('addSales')
  const trigger = (
    <IconButton label={t('listActions')}>
      <Ellipsis />
    </IconButton>
  )
  return (
    <header
      className={
        'flex items-start gap-2 max-tablet:flex-wrap max-tablet:items-center ' +
        'max-tablet:gap-x-0 max-tablet:gap-y-0 max-tablet:pt-1 max-tablet:pb-2'
      }
    >
      <div className="min-w-0 flex-1">
        {/* On a phone the tab above is the title that is seen. */}
        <h1
          tabIndex={-1}
          className="flex flex-wrap items-center gap-x-2 gap-y-1 max-tablet:sr-only"
        >
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
      <IconButton
        className="tablet:hidden"
        label={t('searchAndSort')}
        aria-expanded={tools.isShown}
        onClick={tools.onToggle}
      >
        <Search />
      </IconButton>
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
      <IconButton className="-me-2 tablet:hidden" label={addLabel} onClick={onAdd}>
        <Plus />
      </IconButton>
      <Button icon={<Plus />} onClick={onAdd} className="max-tablet:hidden">
        {addLabel}
      </Button>
      {isPhone ? (
        <div className="flex basis-full flex-wrap items-center gap-x-3">
          <ListAge asOfSec={asOfSec} />
          <SampleMarketMark />
        </div>
      ) : null}
    </header>
  )
}

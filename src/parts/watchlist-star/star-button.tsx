// How the star of a coin or sale looks: whether it is in the selected list, and what a press would
// do.
import { Star } from 'lucide-react'
import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import type { ItemLists } from '#data/watchlists/queries.ts'
import type { ListKind } from '#domain/watchlist.ts'
import { useText, type Translate } from '#i18n/use-text.ts'
import { useItemLists } from '#client/watchlists/use-lists.ts'

export type StarButtonProps = {
  kind: ListKind
  id: string
  name: string
  look?: 'row' | 'card' | undefined
}

const labelOf = (
  t: Translate<'watchlists'>,
  name: string,
  itemLists: ItemLists | undefined,
): string => {
  const list = itemLists?.targetName ?? null
  if (list === null) return t('starAddFirst', { name })
  if (!itemLists?.isInTarget) return t('starAdd', { name, list })
  return itemLists.isPending ? t('starWaiting', { name, list }) : t('starRemove', { name, list })
}

// The same drawings every time: a list fills its rows anew far more often than a star changes.
const emptyStar = <Star />
const fullStar = <Star className="fill-current" />
const waitingStar = <Star className="[stroke-dasharray:2.5_2.2]" />

export const StarButton = ({
  kind,
  id,
  name,
  look = 'row',
  ...gestures
}: StarButtonProps & ComponentProps<'button'>) => {
  const { t } = useText('watchlists')
  const itemLists = useItemLists(kind, id)
  const isOn = itemLists?.isInTarget ?? false
  const label = labelOf(t, name, itemLists)
  const onStar = itemLists?.isPending ? waitingStar : fullStar
  return (
    <button
      type="button"
      data-star
      aria-pressed={isOn}
      aria-label={label}
      title={label}
      {...gestures}
      className={clsx(
        'relative z-1 grid flex-none touch-manipulation place-items-center rounded-1 ' +
          'transition-colors select-none hover:bg-hover hover:text-ink-1',
        look === 'row' ? 'size-7 max-tablet:size-11' : 'size-11',
        isOn ? 'text-ink-1' : 'text-faint',
      )}
    >
      {isOn ? onStar : emptyStar}
    </button>
  )
}

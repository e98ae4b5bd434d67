// The star of a row: puts a coin or sale into the selected list or takes it out, at once. A long press picks other lists.
import { Star } from 'lucide-react'
import { clsx } from 'clsx'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { withStorage } from '#data/storage-fault.ts'
import { membershipOf, type Membership } from '#data/watchlists/queries.ts'
import type { ListKind } from '#domain/watchlist.ts'
import { useText, type Translate } from '#i18n/use-text.ts'
import { latePart } from '#ui/late-part.ts'
import { LateLayer } from './late-layer.tsx'
import { useAccountDb } from './session/use-account-db.ts'
import { putItem } from './watchlist/list-actions.ts'
import { toastFault } from './watchlist/list-toasts.ts'
import { useLongPress } from './watchlist/use-long-press.ts'
import { useMembership } from './watchlist/use-lists.ts'

const ChooseListDialog = latePart(() => import('./watchlist/choose-list-dialog.tsx'), (module) => module.ChooseListDialog)

type WatchlistStarProps = { kind: ListKind; id: string; name: string; look?: 'row' | 'card' }

const labelOf = (t: Translate<'watchlists'>, name: string, membership: Membership | undefined): string => {
  const list = membership?.targetName ?? null
  if (list === null) return t('starAddFirst', { name })
  if (!membership?.isInTarget) return t('starAdd', { name, list })
  return membership.isPending ? t('starWaiting', { name, list }) : t('starRemove', { name, list })
}

export const WatchlistStar = ({ kind, id, name, look = 'row' }: WatchlistStarProps) => {
  const { t } = useText('watchlists')
  const db = useAccountDb()
  const membership = useMembership(kind, id)
  const [isChoosing, setIsChoosing] = useState(false)
  const isOn = membership?.isInTarget ?? false

  const isPressedEarly = useRef(false)

  const press = async () => {
    // A press may come before anybody knows who is here, or before the first read is done; it must not be lost.
    isPressedEarly.current = db === null
    if (db === null) return
    const { targetListId, targetName, isInTarget } = membership ?? (await withStorage(db, () => membershipOf(db, kind, id)))
    if (targetListId === null) setIsChoosing(true)
    else await putItem(db, { kind, listId: targetListId, listName: targetName ?? '', item: { id, name }, desired: isInTarget ? 'out' : 'in' })
  }
  const onPress = () => void press().catch(toastFault)
  const onKnown = useEffectEvent(() => isPressedEarly.current && onPress())
  useEffect(() => {
    if (db !== null) onKnown()
  }, [db])
  const gestures = useLongPress({ onPress, onLongPress: () => membership && setIsChoosing(true) })
  const close = () => setIsChoosing(false)
  const label = labelOf(t, name, membership)
  return (
    <>
      <button
        type="button"
        data-star
        aria-pressed={isOn}
        aria-label={label}
        title={label}
        {...gestures}
        className={clsx(
          'relative z-1 grid flex-none touch-manipulation place-items-center rounded-1 transition-colors select-none hover:bg-hover hover:text-ink-1',
          look === 'row' ? 'size-7 max-tablet:size-11' : 'size-11',
          isOn ? 'text-ink-1' : 'text-faint',
        )}
      >
        <Star className={clsx(isOn && (membership?.isPending ? '[stroke-dasharray:2.5_2.2]' : 'fill-current'))} />
      </button>
      <LateLayer onClose={close}>{db && isChoosing ? <ChooseListDialog db={db} kind={kind} item={{ id, name }} onClose={close} /> : null}</LateLayer>
    </>
  )
}

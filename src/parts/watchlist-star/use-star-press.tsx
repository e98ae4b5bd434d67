// What pressing a star does: puts its coin or sale into the selected list or takes it out, at once.
// A long press picks other lists. One for all the stars of a list.
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { withStorage } from '#data/storage-fault.ts'
import { itemListsOf } from '#data/watchlists/queries.ts'
import { sharedItemLists } from '#data/watchlists/shared-item-lists.ts'
import type { ListKind } from '#domain/watchlist.ts'
import { lazyPart } from '#ui/lazy-part.ts'
import { LazyLayer } from '#parts/states/lazy-layer.tsx'
import { useAccountDb } from '#client/session/use-account-db.ts'
import { putItem, type Item } from '../watchlist/list-actions.ts'
import { toastFault } from '../watchlist/list-toasts.ts'

const ChooseListDialog = lazyPart(
  () => import('../watchlist/choose-list-dialog.tsx'),
  (module) => module.ChooseListDialog,
)

export type StarPress = {
  press: (item: Item) => void
  longPress: (item: Item) => void
  /** The dialog a press opened: stands outside the rows. */
  layer: ReactNode
}

export const useStarPress = (kind: ListKind): StarPress => {
  const db = useAccountDb()
  const [choosingFor, setChoosingFor] = useState<Item | null>(null)
  const pressedEarly = useRef(new Map<string, Item>())

  const act = async (item: Item): Promise<void> => {
    // A press may come before anybody knows who is here, or before the first read is done; it must
    // not be lost.
    if (db === null) return void pressedEarly.current.set(item.id, item)
    const { targetListId, targetName, isInTarget } =
      sharedItemLists(db, kind).of(item.id) ??
      (await withStorage(db, () => itemListsOf(db, kind, item.id)))
    if (targetListId === null) setChoosingFor(item)
    else
      await putItem(db, {
        kind,
        listId: targetListId,
        listName: targetName ?? '',
        item,
        desired: isInTarget ? 'out' : 'in',
      })
  }
  const press = (item: Item): void => void act(item).catch(toastFault)
  const longPress = (item: Item): void => {
    if (db && sharedItemLists(db, kind).of(item.id)) setChoosingFor(item)
  }
  const onKnown = useEffectEvent(() => {
    pressedEarly.current.forEach(press)
    pressedEarly.current.clear()
  })
  useEffect(() => {
    if (db !== null) onKnown()
  }, [db])
  const close = () => setChoosingFor(null)
  const layer = (
    <LazyLayer onClose={close}>
      {db && choosingFor ? (
        <ChooseListDialog db={db} kind={kind} item={choosingFor} onClose={close} />
      ) : null}
    </LazyLayer>
  )
  return { press, longPress, layer }
}

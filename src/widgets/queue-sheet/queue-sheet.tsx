// What waits to be sent and what the server refused, in order, each with retry and discard. Beside the page on a wide
// window, over it on others.
import './queue-sheet.css'
import { Link } from '@tanstack/react-router'
import { Cloud, RotateCw } from 'lucide-react'
import { useState, useSyncExternalStore } from 'react'
import type { AccountDb } from '#data/account-db.ts'
import { queuedChanges, type QueuedChange } from '#data/outbox/queue-view.ts'
import { needsReview } from '#data/outbox/operation.ts'
import { useLiveQuery } from '#data/live-query.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useText } from '#i18n/use-text.ts'
import { isWideWindow, watchWideWindow } from '#platform/wide-window.ts'
import { Button } from '#ui/actions/button.tsx'
import { Sheet } from '#ui/overlays/sheet.tsx'
import type { SyncFacts } from '../sync-state/sync-state.ts'
import { useSyncEngine } from '../sync-state/sync-context.ts'
import { toastFault } from '../watchlist/list-toasts.ts'
import { useItemNames } from '../watchlist/use-item-names.ts'
import { changeFacts } from './change-facts.ts'
import { DiscardDialog } from './discard-dialog.tsx'
import { QueueItem } from './queue-item.tsx'
import { SheetIntro } from './sheet-intro.tsx'

type QueueSheetProps = { db: AccountDb; facts: SyncFacts; offlineSinceMs: number | null; onClose: () => void }

/** A rough size of what will travel for each change: body and headers of its request. */
const requestBytes = 300

const EndNote = ({ changes, isOnline }: { changes: readonly QueuedChange[]; isOnline: boolean }) => {
  const { t } = useText('sync')
  const size = useFormat().size(Math.max(1, changes.length) * requestBytes)
  return (
    <div className="flex gap-3 py-4">
      <span aria-hidden="true" className="grid size-5 flex-none place-items-center rounded-full border border-line text-ink-2">
        <Cloud className="size-3" />
      </span>
      <p className="text-caption text-ink-3">
        {isOnline ? null : (
          <>
            {t('endNote', { count: changes.length, size })}
            <br />
          </>
        )}
        {t('refusalNote')}
      </p>
    </div>
  )
}

/** Side by side; the first fault of the storage is told. */
const forEachChange = async (changes: readonly QueuedChange[], decide: (seq: number) => Promise<void>): Promise<void> => {
  try {
    // Side by side: one that is being sent answers late and must not hold up the others.
    await Promise.all(changes.map(({ operation }) => decide(operation.seq)))
  } catch (error) {
    toastFault(error)
  }
}

export const QueueSheet = ({ db, facts, offlineSinceMs, onClose }: QueueSheetProps) => {
  const { t } = useText('sync')
  const { t: actions } = useText('actions')
  const engine = useSyncEngine()
  const isWide = useSyncExternalStore(watchWideWindow, isWideWindow)
  const changes = useLiveQuery(() => queuedChanges(db), [db]) ?? []
  const nameOf = useItemNames(changes.map(({ operation }) => ({ kind: operation.kind, itemId: operation.type === 'member' ? operation.itemId : null })))
  const [isDiscarding, setIsDiscarding] = useState(false)
  const waiting = changes.filter(({ operation }) => !needsReview(operation))
  const retry = (chosen: readonly QueuedChange[]) => void forEachChange(chosen, (seq) => engine.retryOperation(seq))
  const discard = (chosen: readonly QueuedChange[]) => void forEachChange(chosen, (seq) => engine.discardOperation(seq))
  const title = waiting.length > 0 ? t('waitingTitle', { count: waiting.length }) : changes.length > 0 ? t('reviewTitle', { count: changes.length }) : t('nothingWaiting')
  return (
    <>
      <Sheet
        isOpen
        isModal={!isWide}
        onOpenChange={onClose}
        title={title}
        description={<SheetIntro facts={facts} hasChanges={changes.length > 0} offlineSinceMs={offlineSinceMs} />}
        closeLabel={actions('close')}
        footer={
          changes.length === 0 ? undefined : (
            <>
              <Button variant="ghost" onClick={() => setIsDiscarding(true)}>
                {t('discardAll')}
              </Button>
              <Button icon={<RotateCw />} onClick={() => retry(changes)}>
                {t('retryAll')}
              </Button>
            </>
          )
        }
      >
        <div data-queue-sheet={isWide || undefined}>
          <ol>
            {changes.map((change, index) => (
              <QueueItem key={change.operation.seq} number={index + 1} change={change} facts={changeFacts(change, nameOf)} onRetry={() => retry([change])} onDiscard={() => discard([change])} />
            ))}
          </ol>
          {changes.length === 0 ? null : <EndNote changes={waiting} isOnline={facts.isOnline} />}
          <Link to="/dev/sync" onClick={onClose} className="inline-flex min-h-11 items-center text-caption text-link hover:underline">
            {t('details')}
          </Link>
        </div>
      </Sheet>
      {isDiscarding ? <DiscardDialog count={changes.length} onClose={() => setIsDiscarding(false)} onConfirm={() => discard(changes)} /> : null}
    </>
  )
}

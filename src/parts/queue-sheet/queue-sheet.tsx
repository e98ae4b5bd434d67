// What waits to be sent and what the server refused, in order, each with retry and discard. Beside
// the page on a wide window, over it on others.
import './queue-sheet.css'
import { Link } from '@tanstack/react-router'
import { Cloud, RotateCw } from 'lucide-react'
import { useState, useSyncExternalStore } from 'react'
import type { AccountDb } from '#data/account-db.ts'
import { queueWindow, triedSeqs, type QueueWindow } from '#data/outbox/queue-view.ts'
import { useLiveQuery } from '#data/live-query.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useCompleteDb } from '#client/session/use-complete-db.ts'
import { useText } from '#i18n/use-text.ts'
import { isWideWindow, watchWideWindow } from '#platform/device/wide-window.ts'
import { Button } from '#ui/actions/button.tsx'
import { Sheet } from '#ui/overlays/sheet.tsx'
import type { SyncFacts } from '#client/sync-state/sync-state.ts'
import { useSyncEngine } from '#client/sync-state/sync-context.ts'
import { toastFault } from '../watchlist/list-toasts.ts'
import { useItemNames } from '#client/watchlists/use-item-names.ts'
import { changeFacts } from './words/change-facts.ts'
import { DiscardDialog } from './discard-dialog.tsx'
import { QueueItem } from './queue-item.tsx'
import { QueueProgress } from './queue-progress.tsx'
import { SheetIntro } from './sheet-intro.tsx'

type QueueSheetProps = {
  db: AccountDb
  facts: SyncFacts
  offlineSinceMs: number | null
  onClose: () => void
}

/** A rough size of what will travel for each change: body and headers of its request. */
const requestBytes = 300

/** Changes drawn at first, and with each press for more: a long queue is not drawn whole. */
const drawnAtOnce = 50

const nothing: QueueWindow = { changes: [], waiting: 0, toReview: 0 }

const EndNote = ({ count, isOnline }: { count: number; isOnline: boolean }) => {
  const { t } = useText('sync')
  const size = useFormat().size(Math.max(1, count) * requestBytes)
  return (
    <div className="flex gap-3 py-4">
      <span
        aria-hidden="true"
        className="grid size-5 flex-none place-items-center rounded-full border border-line text-ink-2"
      >
        <Cloud className="size-3" />
      </span>
      <p className="text-caption text-ink-3">
        {isOnline ? null : (
          <>
            {t('endNote', { count, size })}
            <br />
          </>
        )}
        {t('refusalNote')}
      </p>
    </div>
  )
}

/**
 * Side by side: one that is being sent answers late and must not hold up the others. The first
 * fault of the storage is told.
 */
const decideOn = async (
  seqs: readonly number[],
  decide: (seq: number) => Promise<void>,
): Promise<void> => {
  await Promise.all(seqs.map(decide))
}

export const QueueSheet = ({ db, facts, offlineSinceMs, onClose }: QueueSheetProps) => {
  const { t } = useText('sync')
  const { t: actions } = useText('actions')
  const engine = useSyncEngine()
  const { count } = useFormat()
  const isWide = useSyncExternalStore(watchWideWindow, isWideWindow)
  const [drawn, setDrawn] = useState(drawnAtOnce)
  const complete = useCompleteDb(db)
  const { changes, waiting, toReview } =
    useLiveQuery(
      () => (complete ? queueWindow(complete, drawn) : Promise.resolve(nothing)),
      [complete, drawn],
    ) ?? nothing
  const total = waiting + toReview
  const left = total - changes.length
  const nameOf = useItemNames(
    changes.map(({ operation }) => ({
      kind: operation.kind,
      itemId: operation.itemId ?? null,
    })),
  )
  const [isDiscarding, setIsDiscarding] = useState(false)
  const retry = (seq: number) => void engine.retryOperation(seq).catch(toastFault)
  const discard = (seq: number) => void engine.discardOperation(seq).catch(toastFault)
  const retryAll = () => {
    engine.wake('person')
    void triedSeqs(db)
      .then((seqs) => decideOn(seqs, (seq) => engine.retryOperation(seq)))
      .catch(toastFault)
  }
  const title =
    waiting > 0
      ? t('waitingTitle', { count: waiting })
      : toReview > 0
        ? t('reviewTitle', { count: toReview })
        : t('nothingWaiting')
  return (
    <>
      <Sheet
        isOpen
        isModal={!isWide}
        onOpenChange={onClose}
        title={title}
        description={
          <SheetIntro facts={facts} hasChanges={total > 0} offlineSinceMs={offlineSinceMs} />
        }
        closeLabel={actions('close')}
        footer={
          total === 0 ? undefined : (
            <>
              <Button variant="ghost" onClick={() => setIsDiscarding(true)}>
                {t('discardAll')}
              </Button>
              <Button icon={<RotateCw />} onClick={retryAll}>
                {t('retryAll')}
              </Button>
            </>
          )
        }
      >
        <div data-queue-sheet={isWide || undefined}>
          <QueueProgress />
          <ol>
            {changes.map((change, index) => (
              <QueueItem
                key={change.operation.seq}
                number={index + 1}
                change={change}
                facts={changeFacts(change, nameOf)}
                onRetry={() => retry(change.operation.seq)}
                onDiscard={() => discard(change.operation.seq)}
              />
            ))}
          </ol>
          {left > 0 ? (
            <Button variant="ghost" onClick={() => setDrawn(drawn + drawnAtOnce)}>
              {t('showFurther', { next: count(Math.min(left, drawnAtOnce)), left: count(left) })}
            </Button>
          ) : null}
          {total === 0 ? null : <EndNote count={waiting} isOnline={facts.isOnline} />}
          <Link
            to="/dev/sync"
            onClick={onClose}
            className="inline-flex min-h-11 items-center text-caption text-link hover:underline"
          >
            {t('details')}
          </Link>
        </div>
      </Sheet>
      {isDiscarding ? (
        <DiscardDialog
          count={total}
          onClose={() => setIsDiscarding(false)}
          onConfirm={() => void engine.discardQueue().catch(toastFault)}
        />
      ) : null}
    </>
  )
}

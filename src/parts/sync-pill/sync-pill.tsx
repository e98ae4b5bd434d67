// Whether this device and the server agree, in the top bar. It opens the queue; what changes is
// also said, politely.
import {
  CircleAlert,
  Clock,
  CloudCheck,
  CloudOff,
  LogIn,
  RefreshCw,
  type LucideIcon,
} from 'lucide-react'
import { clsx } from 'clsx'
import { useText } from '#i18n/use-text.ts'
import { lazyPart } from '#ui/lazy-part.ts'
import { LazyLayer } from '../states/lazy-layer.tsx'
import { onIntent } from '../states/on-intent.ts'
import { loadQueueSheet } from '../queue-sheet/load-queue-sheet.ts'
import { setQueueOpen, useIsQueueOpen } from '../queue-sheet/queue-open.ts'
import { useAccountDb } from '#client/session/use-account-db.ts'
import { useStorageHealth } from '#client/storage-health/use-storage-health.ts'
import { SpokenSyncStatus } from './spoken-sync-status.tsx'
import { pillLook, type PillIcon } from '#client/sync-state/sync-state.ts'
import { useOfflineSince, useSyncFacts } from '#client/sync-state/use-sync-facts.ts'

const QueueSheet = lazyPart(loadQueueSheet, (module) => module.QueueSheet)

const icons: Record<PillIcon, LucideIcon> = {
  check: CloudCheck,
  sync: RefreshCw,
  offline: CloudOff,
  waiting: Clock,
  review: CircleAlert,
  signIn: LogIn,
}

export const SyncPill = () => {
  const { t } = useText('sync')
  const db = useAccountDb()
  const facts = useSyncFacts()
  const offlineSinceMs = useOfflineSince(facts.isOnline)
  const isOpen = useIsQueueOpen()
  const { waitingFor } = useStorageHealth()
  const look = pillLook(facts)
  // Before the queue can be read nobody knows whether anything waits.
  if (db === null || look === null || waitingFor !== null) return null
  const Icon = icons[look.icon]
  const words = t(look.key, { total: look.total })
  return (
    <>
      <button
        type="button"
        data-live="hidden"
        aria-label={words}
        title={words}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setQueueOpen(!isOpen)}
        {...onIntent(loadQueueSheet)}
        className={clsx(
          'relative inline-flex h-7 min-w-0 items-center gap-1.5 rounded-4 ps-2.5 pe-3 ' +
            'text-caption font-medium transition-colors after:absolute after:-inset-2 ' +
            'hover:bg-raised aria-expanded:bg-raised max-desk:flex-none max-desk:px-2.5',
          look.isDashed ? 'border border-dashed border-control text-ink-1' : 'text-ink-2',
        )}
      >
        <Icon
          aria-hidden="true"
          className={clsx('size-3.5 max-desk:size-4.5', look.icon === 'sync' && 'animate-spin')}
        />
        <span className="truncate max-desk:hidden">{words}</span>
        {/* A narrow bar has room for the number; the sentence is in the name and in the sheet. */}
        {look.total > 0 ? <span className="num desk:hidden">{look.total}</span> : null}
      </button>
      <SpokenSyncStatus facts={facts} />
      {isOpen ? (
        <LazyLayer frame="sheet" onClose={() => setQueueOpen(false)}>
          <QueueSheet
            db={db}
            facts={facts}
            offlineSinceMs={offlineSinceMs}
            onClose={() => setQueueOpen(false)}
          />
        </LazyLayer>
      ) : null}
    </>
  )
}

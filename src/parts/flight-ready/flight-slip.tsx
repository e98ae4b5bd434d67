// The flight card: what opens without a connection, how much of it there is, and how old it is.
import { Plane, RefreshCw } from 'lucide-react'
import { languages } from '#i18n/languages.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useText } from '#i18n/use-text.ts'
import { Button } from '#ui/actions/button.tsx'
import { LeaderLine, Slip, SlipRule } from '#ui/rating/slip.tsx'
import { useStorageHealth } from '#client/storage-health/use-storage-health.ts'
import { useSyncFacts } from '#client/sync-state/use-sync-facts.ts'
import { useNowSec } from '#client/use-now.ts'
import { useFlightFigures } from '#client/flight-ready/use-flight-figures.ts'
import { useSyncNow } from '#client/flight-ready/use-sync-now.ts'

export type FlightSlipProps = {
  watchlistCount: number
  /** Drains the queue and refreshes the lists; rejects when the server could not be reached. */
  syncLists: () => Promise<unknown>
  className?: string
}

const daySec = 86_400
/** In the place of a figure that this device has not been asked for yet. */
const unread = '–'

export const FlightSlip = ({ watchlistCount, syncLists, className }: FlightSlipProps) => {
  const { t } = useText('pwa')
  const { t: storage } = useText('storage')
  const { memoryOnly } = useStorageHealth()
  const format = useFormat()
  const figures = useFlightFigures()
  const sync = useSyncNow(syncLists)
  const { t: syncText } = useText('sync')
  const { isOnline, isUnreached } = useSyncFacts()
  const nowSec = useNowSec()
  const syncedAtSec = figures.lastSyncedAtSec
  const syncedAt = !figures.isRead
    ? unread
    : syncedAtSec === null
      ? t('never')
      : nowSec - syncedAtSec < daySec
        ? format.time(syncedAtSec)
        : format.date(syncedAtSec)
  const note = sync.isSyncing
    ? t('syncing')
    : isUnreached
      ? syncText('unreachedReason')
      : sync.hasFailed
        ? t('syncFailed')
        : isOnline
          ? t('onlineOnly')
          : t('needsConnection')
  const lines: [string, number][] = [
    [t('watchlists'), watchlistCount],
    [t('coinsAndScores'), figures.coins],
    [t('scoreDetails'), figures.scoreDetails],
    [t('charts'), figures.charts],
    [t('tokenSales'), figures.sales],
    [t('languages'), languages.length],
  ]
  return (
    <Slip
      title={
        <span className="text-body font-semibold">
          {t(figures.isRead && !figures.isReady ? 'flightPreparing' : 'flightTitle')}
        </span>
      }
      note={<Plane aria-hidden="true" className="size-4 text-ink-2" />}
      {...(className === undefined ? {} : { className })}
    >
      <p className="mb-2 text-caption text-ink-3">
        {memoryOnly !== null
          ? storage('flightInTab')
          : !figures.isRead
            ? '\u00A0'
            : figures.isReady
              ? t('flightReady')
              : t('flightNotReady')}
      </p>
      {lines.map(([label, count]) => (
        <LeaderLine
          key={label}
          label={label}
          value={<bdi dir="ltr">{figures.isRead ? format.count(count) : unread}</bdi>}
        />
      ))}
      <LeaderLine
        label={t('appFiles')}
        value={
          <span className="font-sans">
            {t(figures.isShellReady ? 'filesSaved' : 'filesSaving')}
          </span>
        }
      />
      <SlipRule />
      {figures.usedBytes === null ? null : (
        <LeaderLine
          isTotal
          label={t('onThisDevice')}
          value={
            <bdi className="whitespace-nowrap rtl:font-sans">{format.size(figures.usedBytes)}</bdi>
          }
        />
      )}
      <LeaderLine isTotal label={t('lastSynced')} value={<bdi dir="ltr">{syncedAt}</bdi>} />
      <Button
        className="mt-3 w-full inset-ring inset-ring-line"
        icon={<RefreshCw aria-hidden="true" className="size-4" />}
        isBusy={sync.isSyncing}
        onClick={sync.start}
      >
        {t('syncNow')}
      </Button>
      <p role="status" className="mt-2 text-caption text-ink-3">
        {note}
      </p>
    </Slip>
  )
}

// How far a queue is that takes a while: below the title, as a bar and in words.
import { useFormat } from '#i18n/use-format.ts'
import { useText } from '#i18n/use-text.ts'
import { useSyncStatus } from '#client/sync-state/sync-context.ts'

/** A shorter queue is gone before anybody has read how far it is. */
const worthTelling = 20

export const QueueProgress = () => {
  const { t } = useText('sync')
  const { count } = useFormat()
  const { sent, waiting } = useSyncStatus()
  const total = sent + waiting
  if (sent === 0 || waiting === 0 || total < worthTelling) return null
  const words = t('sentOf', { sent: count(sent), total: count(total) })
  return (
    <div className="grid gap-1.5 pb-2">
      <p className="text-caption text-ink-2">{words}</p>
      <progress className="queue-progress" aria-label={words} max={total} value={sent} />
    </div>
  )
}

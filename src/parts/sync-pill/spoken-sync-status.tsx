// The one polite status region of sync: speaks when something changed that a reader should know.
import { useEffect, useRef, useState } from 'react'
import { useText } from '#i18n/use-text.ts'
import { useStorageHealth } from '#client/storage-health/use-storage-health.ts'
import { announcementOf, type Announcement, type SyncFacts } from '#client/sync-state/sync-state.ts'

export const SpokenSyncStatus = ({ facts }: { facts: SyncFacts }) => {
  const { t } = useText('sync')
  const { t: storage } = useText('storage')
  const { memoryOnly } = useStorageHealth()
  const before = useRef(facts)
  const [said, setSaid] = useState<Announcement | null>(null)
  useEffect(() => {
    const announcement = announcementOf(before.current, facts)
    before.current = facts
    if (announcement !== null) setSaid(announcement)
  }, [facts])
  return (
    <span role="status" className="sr-only">
      {said === null
        ? null
        : said.key === 'announceOffline' && memoryOnly !== null
          ? storage('offlineInTab')
          : t(said.key, said.count === undefined ? {} : { count: said.count })}
    </span>
  )
}

// The one place where faults of this device's storage are told: what happened, what it means, what
// can be done.
import { HardDrive } from 'lucide-react'
import { useEffect } from 'react'
import { probeRoom } from '#data/storage/commands/probe-room.ts'
import type { AccountDb } from '#data/account-db.ts'
import { warnBeforeLeaving } from '#platform/page/leaving.ts'
import { Banner } from '#ui/states/banner.tsx'
import { NoticeActions } from './notice-actions.tsx'
import { NoticeText } from './notice-text.tsx'
import type { Lost } from '#client/storage-health/storage-notice.ts'
import { useStorageNotice, type ActiveNotice } from '#client/storage-health/use-storage-notice.ts'
import { useStorageHealth } from '#client/storage-health/use-storage-health.ts'

const probeEveryMs = 30_000

/** Room returns without a word, so it is looked for while there is none. */
const useProbe = (db: AccountDb): void => {
  const { isFull } = useStorageHealth()
  useEffect(() => {
    if (!isFull) return undefined
    const timer = setInterval(() => void probeRoom(db), probeEveryMs)
    return () => clearInterval(timer)
  }, [isFull, db])
}

/** The browser asks before it closes a tab that alone knows something. */
const useLeaveWarning = (db: AccountDb, { changes, lists }: Lost): void => {
  const { memoryOnly } = useStorageHealth()
  const isAlone = memoryOnly !== null && db.memoryReason() !== null && changes + lists > 0
  useEffect(() => (isAlone ? warnBeforeLeaving() : undefined), [isAlone])
}

const NoticeBanner = ({ db, notice, onlyHere, dismiss }: ActiveNotice) => {
  useProbe(db)
  useLeaveWarning(db, onlyHere)
  return (
    <Banner
      tone="warn"
      icon={<HardDrive aria-hidden="true" className="size-4 flex-none" />}
      action={<NoticeActions db={db} actions={notice.actions} onDismiss={dismiss} />}
    >
      <NoticeText sentences={notice.sentences} />
    </Banner>
  )
}

export const StorageBanner = () => {
  const active = useStorageNotice()
  return active === null ? null : <NoticeBanner {...active} />
}

// Who drains, under which fence, and when the lists were last loaded.
import { useEffect, useState } from 'react'
import type { AccountDb } from '#data/account-db.ts'
import { useLiveQuery } from '#data/live-query.ts'
import { queueSnapshot, type QueueSnapshot } from '#data/outbox/queue-snapshot.ts'
import { lockHolder } from '#platform/tabs/lock-holder.ts'
import { drainLock } from '#sync/drain/drain-lock.ts'

const lookEveryMs = 500

export type Holder = Awaited<ReturnType<typeof lockHolder>>

/** Browsers tell of locks only when asked. */
const useLockHolder = (name: string): Holder => {
  const [holder, setHolder] = useState<Holder>(null)
  useEffect(() => {
    let isOver = false
    const look = async (): Promise<void> => {
      const found = await lockHolder(name).catch(() => undefined)
      if (!isOver) setHolder(found)
    }
    void look()
    const timer = setInterval(() => void look(), lookEveryMs)
    return () => {
      isOver = true
      clearInterval(timer)
    }
  }, [name])
  return holder
}

export const useDrainFacts = (
  db: AccountDb,
): { holder: Holder; snapshot: QueueSnapshot | undefined } => ({
  holder: useLockHolder(drainLock(db.accountKey)),
  snapshot: useLiveQuery(() => queueSnapshot(db), [db]),
})

// The queue and what happened to it as a file for support.
import type { AccountDb } from '#data/account-db.ts'
import { exportQueue } from '#data/outbox/support-export.ts'
import { textOf } from '#i18n/use-text.ts'
import { saveTextFile } from '#platform/page/save-file.ts'
import { toast } from '#ui/toast/toast-store.ts'
import { currentFault } from './faults/current-fault.ts'
import { timelineEvents } from './timeline.ts'

/** Says by a toast how it went; never rejects. */
export const saveForSupport = async (db: AccountDb): Promise<void> => {
  try {
    const timeline = timelineEvents().map(({ atMs, what }) => ({
      at: new Date(atMs).toISOString(),
      ...what,
    }))
    const content = { ...(await exportQueue(db)), fault: currentFault(), timeline }
    saveTextFile(
      `coinsight-queue-${new Date(db.nowMs()).toISOString().slice(0, 10)}.json`,
      JSON.stringify(content, null, 2),
      'application/json',
    )
    toast({ title: textOf('sync-details', 'exported') })
  } catch {
    toast({ title: textOf('sync-details', 'exportFailed'), variant: 'destructive' })
  }
}

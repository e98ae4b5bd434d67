// Saves everything this device holds of the account as one readable file.
import type { AccountDb } from '#data/account-db.ts'
import { exportAccount } from '#data/device/export-account.ts'
import { textOf } from '#i18n/use-text.ts'
import { saveTextFile } from '#platform/save-file.ts'
import { toast } from '#ui/toast/toast-store.ts'

/** Says by a toast how it went; never rejects. */
export const saveExport = async (db: AccountDb): Promise<void> => {
  try {
    const content = await exportAccount(db)
    saveTextFile(`coinsight-${content.account}-${content.exportedAt.slice(0, 10)}.json`, JSON.stringify(content, null, 2), 'application/json')
    toast({ title: textOf('settings', 'exported') })
  } catch {
    toast({ title: textOf('settings', 'exportFailed'), variant: 'destructive' })
  }
}

// Saves what this device holds of the account as one readable file.
import type { AccountDb } from '#data/account-db.ts'
import { damagedRows } from '#data/damage/queries.ts'
import { exportAccount } from '#data/device/queries/export-account.ts'
import { textOf } from '#i18n/use-text.ts'
import { saveTextFile } from '#platform/page/save-file.ts'
import { toast } from '#ui/toast/toast-store.ts'

const save = async (name: string, content: () => Promise<unknown>): Promise<void> => {
  try {
    saveTextFile(name, JSON.stringify(await content(), null, 2), 'application/json')
    toast({ title: textOf('storage', 'exported') })
  } catch {
    toast({ title: textOf('storage', 'exportFailed'), variant: 'destructive' })
  }
}

const fileName = (what: string, db: AccountDb): string =>
  `${what}-${db.accountKey}-${new Date(db.nowMs()).toISOString().slice(0, 10)}.json`

/** Everything. Says by a toast how it went; never rejects. */
export const saveExport = (db: AccountDb): Promise<void> =>
  save(fileName('coinsight', db), () => exportAccount(db))

/**
 * What could not be read and was set aside, for support. Says by a toast how it went; never
 * rejects.
 */
export const saveDamaged = (db: AccountDb): Promise<void> =>
  save(fileName('coinsight-damaged', db), () => damagedRows(db))

// Adds what a file brings, with its progress, and offers to take all of it back.
import { useState } from 'react'
import type { AccountDb } from '#data/account-db.ts'
import { addLedgerEntries, removeLedgerEntries } from '#data/ledger-entries/commands.ts'
import type { LedgerEntryFields } from '#domain/ledger/entry.ts'
import { useFormat } from '#i18n/use-format.ts'
import { textOf, useText } from '#i18n/use-text.ts'
import { toast } from '#ui/toast/toast-store.ts'
import { portfolioFaultText } from '#parts/portfolio/portfolio-fault-text.ts'

const undo = (db: AccountDb, ids: readonly string[]) =>
  void removeLedgerEntries(db, ids)
    .then(() => toast({ title: textOf('portfolio', 'importUndone') }))
    .catch((error: unknown) => toast({ variant: 'destructive', title: portfolioFaultText(error) }))

type RunDoors = { onDone: () => void; onProblem: (text: string) => void }

/** `done`: how many were added so far; null while nothing runs. */
export const useImportRun = (db: AccountDb, { onDone, onProblem }: RunDoors) => {
  const { t } = useText('portfolio')
  const format = useFormat()
  const [done, setDone] = useState<number | null>(null)
  const run = async (fresh: readonly LedgerEntryFields[]) => {
    let kept = 0
    setDone(0)
    try {
      const ids = await addLedgerEntries(db, fresh, (count) => {
        kept = count
        setDone(count)
      })
      toast({
        title: t('imported', { total: format.count(ids.length) }),
        action: { label: textOf('watchlists', 'undo'), onAction: () => undo(db, ids) },
      })
      onDone()
    } catch (error) {
      onProblem(
        kept > 0
          ? t('importPartly', { done: format.count(kept), total: format.count(fresh.length) })
          : portfolioFaultText(error),
      )
      setDone(null)
    }
  }
  return { done, run }
}

// Ledger entries as screens read them: base + pending changes; and how their account counts.
import { lotMethods, type LotMethod } from '#domain/ledger/lots/lot-method.ts'
import type { AccountDb } from '../account-db.ts'
import { getPref } from '../prefs.ts'
import { viewTable } from './tables.ts'
import { costBasisKey, type ViewLedgerEntry } from './types.ts'

/** All of the account, the latest first. */
export const ledgerEntriesOf = async (db: AccountDb): Promise<ViewLedgerEntry[]> =>
  (await viewTable(db).toArray()).toSorted(
    (a, b) =>
      b.happenedAtSec - a.happenedAtSec ||
      b.createdAtSec - a.createdAtSec ||
      (a.ledgerEntryId < b.ledgerEntryId ? -1 : 1),
  )

/** Which units a sale gives away: first in, first out until somebody chooses another. */
export const costBasisOf = async (db: AccountDb): Promise<LotMethod> => {
  const kept = await getPref(db, costBasisKey)
  return lotMethods.find((method) => method === kept) ?? 'fifo'
}

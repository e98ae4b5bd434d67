// Ledger entries as the wire carries them, and as an account takes them away.
import type * as z from 'zod/mini'
import type { ledgerEntryWireSchema } from '#contract/ledger-entries.ts'
import { selectLedgerEntries } from '../store/ledger-entries/ledger-entry-queries.ts'
import type { Executor } from '../store/store.ts'

type LedgerEntryWire = z.infer<typeof ledgerEntryWireSchema>

/** All of one account, in the order they were made. */
export const readLedgerEntries = async (db: Executor, userId: string): Promise<LedgerEntryWire[]> =>
  await selectLedgerEntries(db, userId)

// What the database knows of ledger entries before their code is loaded.
import type { LazyEntity } from '../account-db.ts'
import { ledgerEntryStores } from './tables.ts'
import { ledgerEntryKind } from './types.ts'

export const lazyLedgerEntries: LazyEntity = {
  kinds: [ledgerEntryKind],
  stores: ledgerEntryStores,
  remembered: [],
  load: async () => (await import('./entity.ts')).ledgerEntries,
}

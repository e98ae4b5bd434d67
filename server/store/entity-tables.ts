// The tables of entities beside watchlists, by name. `npm run new entity` writes here.
import type { LedgerEntryTables } from './ledger-entries/ledger-entry-table.ts'

export type EntityTables = object & LedgerEntryTables

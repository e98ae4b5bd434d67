// What entities beside watchlists bring to the server, one line each: who answers their calls and
// for whom, and what of them an account takes away. `npm run new entity` writes here.
import type { Executor } from '../store/store.ts'
import {
  ledgerEntryHandlers,
  ledgerEntryPolicies,
  ledgerEntryReaders,
} from '../ledger-entries/registration.ts'

export const entityHandlers = { ...ledgerEntryHandlers }

export const entityPolicies = { ...ledgerEntryPolicies }

/** Reads the rows of one account, by the name of their table. */
export const entityReaders: Record<string, (db: Executor, userId: string) => Promise<unknown>> = {
  ...ledgerEntryReaders,
}

// Entities beside watchlists, as the generated suites of the server know them, one line each: a row of each in every
// furnished account, and a good payload for every call. `npm run new entity` writes here.
import type { CallName } from '#contract/calls.ts'
import { ledgerEntryFurnishing, ledgerEntryPayloads } from './entities/ledger-entries.ts'

/** `table`: of its rows; what the account's export calls them too. `make`: the call that makes one, and answers its id. */
export type Furnishing = { table: string; make: CallName; payload: object }

export const entityFurnishings: readonly Furnishing[] = [ledgerEntryFurnishing]

export const entityPayloads = { ...ledgerEntryPayloads }

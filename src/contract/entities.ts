// What entities beside watchlists bring to the contract, one line each: their calls, the codes of
// their refusals, their part of the export. `npm run new entity` writes here.
import { ledgerEntryCalls, ledgerEntryErrorCodes, ledgerEntryExports } from './ledger-entries.ts'

export const entityCalls = { ...ledgerEntryCalls }

export const entityErrorCodes = { ...ledgerEntryErrorCodes }

/** By the name of their table. */
export const entityExports = { ...ledgerEntryExports }

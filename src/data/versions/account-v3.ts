// Ledger entries (data/ledger-entries).
import { accountV2 } from './account-v2.ts'

export const accountV3 = {
  ...accountV2,
  baseLedgerEntries: 'ledgerEntryId, serverId',
  viewLedgerEntries: 'ledgerEntryId',
} as const

// An entry as a person writes it: half a bitcoin for euros, with a fee. Tests change what they speak of.
import type { LedgerEntryFields } from '#domain/ledger/entry.ts'

export const sampleEntry: LedgerEntryFields = {
  kind: 'buy',
  happenedAtSec: 1_700_000_000,
  asset: 'bitcoin',
  amount: '0.5',
  counterAsset: 'fiat:EUR',
  counterAmount: '16000',
  feeAsset: 'fiat:EUR',
  feeAmount: '12.5',
  valueUsd: '17000',
  valueSource: 'own',
  account: 'Kraken',
  note: 'Note',
}

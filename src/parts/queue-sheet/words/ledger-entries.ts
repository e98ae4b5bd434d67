// What is said of a queued change of a ledger entry.
import { ledgerEntryKind, type LedgerEntryOperation } from '#data/ledger-entries/types.ts'
import type { EntityWords } from './change-facts.ts'

const titles = {
  create: 'ledgerEntryCreate',
  edit: 'ledgerEntryEdit',
  delete: 'ledgerEntryDelete',
} as const

/** What somebody typed, as it can be typed again. */
const writtenFields = [
  'amount',
  'counterAmount',
  'feeAmount',
  'valueUsd',
  'account',
  'note',
] as const

export const ledgerEntryWords: EntityWords = {
  kinds: [ledgerEntryKind],
  title: ({ type, name }) => ({
    key: titles[type as keyof typeof titles],
    values: { name: name ?? '…' },
  }),
  target: () => ({ key: 'ledgerEntryNoun' }),
  refusal: () => null,
  quoted: (operation) => {
    const change = operation as LedgerEntryOperation
    if (change.type !== 'edit') return []
    return writtenFields.flatMap((field) => change.patch[field] || [])
  },
}

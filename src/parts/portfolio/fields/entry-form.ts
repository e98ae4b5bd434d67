// What every part of the form of an entry is given.
import type { LedgerEntryField } from '#domain/ledger/entry.ts'
import type { DraftMarket, EntryDraft } from '../entry-draft.ts'

export type EntryForm = {
  draft: EntryDraft
  market: DraftMarket
  change: (part: Partial<EntryDraft>) => void
  /** What is wrong with a field, once somebody tried to save. */
  errorOf: (field: LedgerEntryField) => string | undefined
}

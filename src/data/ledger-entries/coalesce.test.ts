import { expect, it } from 'vitest'
import { sampleEntry } from '#tests/fakes/ledger/sample-entry.ts'
import { joinDraft } from './coalesce.ts'
import type { LedgerEntryDraft, LedgerEntryOperation } from './types.ts'

const row = { kind: 'ledgerEntry', lane: 'lane-1' } as const
const fields = sampleEntry
const create: LedgerEntryDraft = { ...row, type: 'create', fields }
const edit = (patch: Partial<typeof fields>): LedgerEntryDraft => ({ ...row, type: 'edit', patch })
const gone: LedgerEntryDraft = { ...row, type: 'delete', asset: 'bitcoin' }
const queued = (seq: number, draft: LedgerEntryDraft, everSent = false): LedgerEntryOperation =>
  ({ ...draft, seq, state: 'queued', everSent }) as LedgerEntryOperation

it('an edit melts into a create that was never sent', () => {
  expect(joinDraft(edit({ note: 'New' }), [queued(1, create)])).toMatchObject({
    draft: null,
    create: { seq: 1, fields: { asset: 'bitcoin', note: 'New' } },
  })
})

it('an edit takes unsent edits with it, field by field, and leaves sent ones alone', () => {
  const earlier = [
    queued(1, edit({ amount: '1' }), true),
    queued(2, edit({ amount: '2', note: 'One' })),
  ]
  expect(joinDraft(edit({ amount: '3' }), earlier)).toEqual({
    draft: edit({ amount: '3', note: 'One' }),
    gone: [2],
  })
})

it('a delete takes an entry with it that the server never heard of', () => {
  expect(joinDraft(gone, [queued(1, create), queued(2, edit({ note: 'New' }))])).toEqual({
    draft: null,
    gone: [1, 2],
  })
})

it('a delete of what may have arrived is queued behind it', () => {
  expect(joinDraft(gone, [queued(1, create, true)])).toEqual({ draft: gone, gone: [] })
})

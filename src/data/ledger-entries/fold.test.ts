import { expect, it } from 'vitest'
import { sampleEntry } from '#tests/fakes/ledger/sample-entry.ts'
import { foldLedgerEntry } from './fold.ts'
import type { BaseLedgerEntry, LedgerEntryDraft, LedgerEntryOperation } from './types.ts'

const base: BaseLedgerEntry = {
  ledgerEntryId: 'lane-1',
  serverId: '31',
  ...sampleEntry,
  createdAtSec: 60,
}
type Change = LedgerEntryDraft extends infer Draft
  ? Draft extends LedgerEntryDraft
    ? Omit<Draft, 'kind' | 'lane'>
    : never
  : never
const queued = (change: Change, over: Partial<LedgerEntryOperation> = {}): LedgerEntryOperation =>
  ({
    kind: 'ledgerEntry',
    lane: 'lane-1',
    state: 'queued',
    createdAtMs: 90_000,
    ...change,
    ...over,
  }) as LedgerEntryOperation

it('with nothing queued, what the server last said is shown', () => {
  const { serverId: _, ...shown } = base
  expect(foldLedgerEntry(base, [])).toEqual({ ...shown, isPending: false })
  expect(foldLedgerEntry(undefined, [])).toBeNull()
})

it('edits change the fields they carry, the newest last', () => {
  const edits = [
    queued({ type: 'edit', patch: { amount: '1' } }),
    queued({ type: 'edit', patch: { amount: '2' } }),
  ]
  expect(foldLedgerEntry(base, edits)).toMatchObject({
    amount: '2',
    note: 'Note',
    isPending: true,
  })
})

it('an entry made here is shown before the server has it, and no more once it is deleted', () => {
  const made = queued({ type: 'create', fields: { ...sampleEntry, asset: 'solana' } })
  expect(foldLedgerEntry(undefined, [made])).toMatchObject({ asset: 'solana', createdAtSec: 90 })
  expect(foldLedgerEntry(undefined, [made, queued({ type: 'delete', asset: 'solana' })])).toBeNull()
})

it('a refused change that is only listed is not shown', () => {
  const refused = queued(
    { type: 'edit', patch: { amount: '9' } },
    { state: 'refusedKept', isOffList: true },
  )
  expect(foldLedgerEntry(base, [refused])).toMatchObject({ amount: '0.5', isPending: false })
})

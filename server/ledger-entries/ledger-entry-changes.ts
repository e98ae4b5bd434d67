// Making, editing and deleting ledger entries. Runs inside the caller's transaction, behind the
// user's lock. Answers are small, for they are kept with the key of the change.
import { ledgerCaps } from '#domain/ledger/entry.ts'
import { signedInUser, type CallContext } from '../calls/call-context.ts'
import type { PayloadIn } from '../calls/handler.ts'
import { Refusal } from '../refusal.ts'
import {
  countLedgerEntries,
  deleteLedgerEntryRow,
  findByClientId,
  hasLedgerEntry,
  insertLedgerEntry,
  updateLedgerEntry,
} from '../store/ledger-entries/ledger-entry-queries.ts'

type Made = { id: string }

/** One that its device has made before is answered as it stands. Throws LEDGER_ENTRY_LIMIT. */
export const makeLedgerEntry = async (
  ctx: CallContext,
  { client_id, ...fields }: PayloadIn<'create_ledger_entry'>,
): Promise<Made> => {
  const user_id = signedInUser(ctx).id
  const existing = await findByClientId(ctx.db, user_id, client_id)
  if (existing !== undefined) return { id: existing.id }
  const { perAccount: max } = ledgerCaps
  if ((await countLedgerEntries(ctx.db, user_id)) >= max)
    throw new Refusal('LEDGER_ENTRY_LIMIT', { values: { max } })
  const id = ctx.deps.ids.newId()
  await insertLedgerEntry(ctx.db, { user_id, id, client_id, ...fields, created_at: ctx.nowSec })
  return { id }
}

const owned = async (ctx: CallContext, id: string): Promise<{ user_id: string; id: string }> => {
  const user_id = signedInUser(ctx).id
  if (!(await hasLedgerEntry(ctx.db, user_id, id)))
    throw new Refusal('LEDGER_ENTRY_NOT_FOUND', { values: { id } })
  return { user_id, id }
}

/** Writes the given fields and no others. Throws LEDGER_ENTRY_NOT_FOUND. */
export const changeLedgerEntry = async (
  ctx: CallContext,
  { id, ...change }: PayloadIn<'edit_ledger_entry'>,
): Promise<Made> => {
  const entry = await owned(ctx, id)
  if (Object.keys(change).length > 0) await updateLedgerEntry(ctx.db, entry, change)
  return { id }
}

/** Throws LEDGER_ENTRY_NOT_FOUND. */
export const dropLedgerEntry = async (ctx: CallContext, id: string): Promise<Made> => {
  const { user_id } = await owned(ctx, id)
  await deleteLedgerEntryRow(ctx.db, user_id, id)
  return { id }
}

// Ledger entries. Every query carries the owner's id; a foreign row is as absent as one that never
// was.
import type { LedgerWireFields } from '#contract/ledger-entries.ts'
import type { Executor } from '../store.ts'
import type { LedgerEntryRow } from './ledger-entry-table.ts'

const wireColumns = [
  'id',
  'client_id',
  'kind',
  'happened_at',
  'asset',
  'amount',
  'counter_asset',
  'counter_amount',
  'fee_asset',
  'fee_amount',
  'value_usd',
  'value_source',
  'account',
  'note',
  'created_at',
] as const

/** In the order they were made. */
export const selectLedgerEntries = (
  db: Executor,
  userId: string,
): Promise<Omit<LedgerEntryRow, 'user_id'>[]> =>
  db
    .selectFrom('ledger_entries')
    .select(wireColumns)
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()

export const countLedgerEntries = async (db: Executor, userId: string): Promise<number> => {
  const row = await db
    .selectFrom('ledger_entries')
    .select((e) => e.fn.countAll<number | string>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

export const findByClientId = (
  db: Executor,
  userId: string,
  clientId: string,
): Promise<LedgerEntryRow | undefined> =>
  db
    .selectFrom('ledger_entries')
    .selectAll()
    .where('user_id', '=', userId)
    .where('client_id', '=', clientId)
    .executeTakeFirst()

export const hasLedgerEntry = async (
  db: Executor,
  userId: string,
  id: string,
): Promise<boolean> => {
  const found = await db
    .selectFrom('ledger_entries')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return found !== undefined
}

export const insertLedgerEntry = async (db: Executor, row: LedgerEntryRow): Promise<void> => {
  await db.insertInto('ledger_entries').values(row).execute()
}

/** `change` holds at least one field. */
export const updateLedgerEntry = async (
  db: Executor,
  { user_id, id }: Pick<LedgerEntryRow, 'user_id' | 'id'>,
  change: Partial<LedgerWireFields>,
): Promise<void> => {
  await db
    .updateTable('ledger_entries')
    .set(change)
    .where('user_id', '=', user_id)
    .where('id', '=', id)
    .execute()
}

export const deleteLedgerEntryRow = async (
  db: Executor,
  userId: string,
  id: string,
): Promise<void> => {
  await db.deleteFrom('ledger_entries').where('user_id', '=', userId).where('id', '=', id).execute()
}

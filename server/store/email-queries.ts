// Letters on their way. A row is gone once its letter is handed over.
import type { Executor } from './store.ts'
import type { EmailRow } from './tables.ts'

type EmailKey = Pick<EmailRow, 'user_id' | 'id'>

export const insertEmail = async (db: Executor, row: EmailRow): Promise<void> => {
  await db.insertInto('letters').values(row).execute()
}

/** Letters whose time has come, oldest first. */
export const dueEmails = (db: Executor, nowSec: number, max: number): Promise<EmailRow[]> =>
  db
    .selectFrom('letters')
    .selectAll()
    .where('next_at', '<=', nowSec)
    .orderBy('next_at')
    .limit(max)
    .execute()

/**
 * Takes a letter for one attempt until `nextAtSec`; false where another server has it, or it is
 * gone.
 */
export const claimEmail = async (
  db: Executor,
  letter: EmailRow,
  nextAtSec: number,
): Promise<boolean> => {
  const result = await db
    .updateTable('letters')
    .set({ attempts: letter.attempts + 1, next_at: nextAtSec })
    .where('user_id', '=', letter.user_id)
    .where('id', '=', letter.id)
    .where('attempts', '=', letter.attempts)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

export const postponeEmail = async (
  db: Executor,
  { user_id, id }: EmailKey,
  nextAtSec: number,
): Promise<void> => {
  await db
    .updateTable('letters')
    .set({ next_at: nextAtSec })
    .where('user_id', '=', user_id)
    .where('id', '=', id)
    .execute()
}

export const deleteEmail = async (db: Executor, { user_id, id }: EmailKey): Promise<void> => {
  await db.deleteFrom('letters').where('user_id', '=', user_id).where('id', '=', id).execute()
}

// Letters on their way. A row is gone once its letter is handed over.
import type { Executor } from './store.ts'
import type { LetterRow } from './tables.ts'

type LetterKey = Pick<LetterRow, 'user_id' | 'id'>

export const insertLetter = async (db: Executor, row: LetterRow): Promise<void> => {
  await db.insertInto('letters').values(row).execute()
}

/** Letters whose time has come, oldest first. */
export const dueLetters = (db: Executor, nowSec: number, max: number): Promise<LetterRow[]> =>
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
export const claimLetter = async (
  db: Executor,
  letter: LetterRow,
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

export const postponeLetter = async (
  db: Executor,
  { user_id, id }: LetterKey,
  nextAtSec: number,
): Promise<void> => {
  await db
    .updateTable('letters')
    .set({ next_at: nextAtSec })
    .where('user_id', '=', user_id)
    .where('id', '=', id)
    .execute()
}

export const deleteLetter = async (db: Executor, { user_id, id }: LetterKey): Promise<void> => {
  await db.deleteFrom('letters').where('user_id', '=', user_id).where('id', '=', id).execute()
}

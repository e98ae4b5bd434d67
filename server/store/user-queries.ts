// Accounts. Addresses and names are unique through rows of their own, compared without case.
import type { Executor } from './store.ts'
import type { Flag, UserRow } from './tables.ts'

/** How an address or name is compared. */
export const keyOf = (text: string): string => text.normalize('NFKC').toLowerCase()

/** Makes the user's other changes wait until this transaction ends. False when there is no such active user. */
export const lockUser = async (db: Executor, userId: string): Promise<boolean> => {
  const result = await db
    .updateTable('users')
    .set((e) => ({ revision: e('revision', '+', 1) }))
    .where('id', '=', userId)
    .where('status', '=', 'active')
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

export const findUserByEmail = (db: Executor, email: string): Promise<UserRow | undefined> =>
  db
    .selectFrom('user_emails')
    .innerJoin('users', 'users.id', 'user_emails.user_id')
    .selectAll('users')
    .where('user_emails.email_key', '=', keyOf(email))
    .executeTakeFirst()

/** Claims an address; false when somebody has it. */
const claimEmail = async (db: Executor, userId: string, email: string): Promise<boolean> => {
  const result = await db
    .insertInto('user_emails')
    .values({ email_key: keyOf(email), user_id: userId })
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .executeTakeFirst()
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n
}

const claimName = async (db: Executor, userId: string, username: string): Promise<boolean> => {
  const result = await db
    .insertInto('user_names')
    .values({ name_key: keyOf(username), user_id: userId })
    .onConflict((conflict) => conflict.column('name_key').doNothing())
    .executeTakeFirst()
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Writes a new account, or says which of its two unique things is taken. The caller's transaction then ends in a refusal. */
export const insertUser = async (db: Executor, row: UserRow): Promise<'inserted' | 'email-taken' | 'name-taken'> => {
  await db.insertInto('users').values(row).execute()
  if (!(await claimEmail(db, row.id, row.email))) return 'email-taken'
  if (!(await claimName(db, row.id, row.username))) return 'name-taken'
  return 'inserted'
}

export const setEmailVerified = async (db: Executor, userId: string, isVerified: Flag): Promise<void> => {
  await db.updateTable('users').set({ email_verified: isVerified }).where('id', '=', userId).execute()
}

export const setLanguage = async (db: Executor, userId: string, language: string): Promise<void> => {
  await db.updateTable('users').set({ language }).where('id', '=', userId).execute()
}

/** Makes an account an administrator's, with an address that needs no proof. */
export const setAdministrator = async (db: Executor, userId: string): Promise<void> => {
  await db.updateTable('users').set({ is_admin: 1, email_verified: 1 }).where('id', '=', userId).execute()
}

// Accounts. Addresses and names are unique through rows of their own: addresses without case, names
// by their look-alike key.
import { usernameKey } from '#domain/account/username.ts'
import { isReservedName } from './reserved-names.ts'
import { compiledOnce } from '../compiled.ts'
import type { Executor } from '../store.ts'
import type { Flag, UserRow } from '../tables.ts'

/** How an address is compared. */
export const keyOf = (text: string): string => text.normalize('NFKC').toLowerCase()

const countUp = compiledOnce((db, userId: string) =>
  db
    .updateTable('users')
    .set((e) => ({ revision: e('revision', '+', 1) }))
    .where('id', '=', userId)
    .where('status', '=', 'active'),
)

/**
 * Makes the user's other changes wait until this transaction ends. False when there is no such
 * active user.
 */
export const lockUser = async (db: Executor, userId: string): Promise<boolean> => {
  const { numAffectedRows = 0n } = await countUp(db, userId)
  return numAffectedRows > 0n
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

/**
 * Claims a name; false when somebody has it or one that passes for it, and where nobody may have
 * it.
 */
const claimName = async (db: Executor, userId: string, username: string): Promise<boolean> => {
  if (isReservedName(username)) return false
  const result = await db
    .insertInto('user_names')
    .values({ name_key: usernameKey(username), user_id: userId })
    .onConflict((conflict) => conflict.column('name_key').doNothing())
    .executeTakeFirst()
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n
}

/**
 * Writes a new account, or says which of its two unique things is taken. The caller's transaction
 * then ends in a refusal.
 */
export const insertUser = async (
  db: Executor,
  row: UserRow,
): Promise<'inserted' | 'email-taken' | 'name-taken'> => {
  await db.insertInto('users').values(row).execute()
  if (!(await claimEmail(db, row.id, row.email))) return 'email-taken'
  if (!(await claimName(db, row.id, row.username))) return 'name-taken'
  return 'inserted'
}

export const setEmailVerified = async (
  db: Executor,
  userId: string,
  isVerified: Flag,
): Promise<void> => {
  await db
    .updateTable('users')
    .set({ email_verified: isVerified })
    .where('id', '=', userId)
    .execute()
}

export const setLanguage = async (
  db: Executor,
  userId: string,
  language: string,
): Promise<void> => {
  await db.updateTable('users').set({ language }).where('id', '=', userId).execute()
}

/** Makes an account an administrator's. One whose address is not verified stays as it is. */
export const setAdministrator = async (db: Executor, userId: string): Promise<void> => {
  await db
    .updateTable('users')
    .set({ is_admin: 1 })
    .where('id', '=', userId)
    .where('email_verified', '=', 1)
    .execute()
}

/** Gives an account another name. False when somebody else has it or one that passes for it. */
export const renameUser = async (
  db: Executor,
  userId: string,
  username: string,
): Promise<boolean> => {
  const owner = await db
    .selectFrom('user_names')
    .select('user_id')
    .where('name_key', '=', usernameKey(username))
    .executeTakeFirst()
  if (owner !== undefined && owner.user_id !== userId) return false
  if (owner === undefined && !(await claimName(db, userId, username))) return false
  await db
    .deleteFrom('user_names')
    .where('user_id', '=', userId)
    .where('name_key', '!=', usernameKey(username))
    .execute()
  await db.updateTable('users').set({ username }).where('id', '=', userId).execute()
  return true
}

export const setAvatar = async (
  db: Executor,
  userId: string,
  avatarId: string | null,
): Promise<void> => {
  await db.updateTable('users').set({ avatar_id: avatarId }).where('id', '=', userId).execute()
}

/**
 * Replaces a password's hash. False when it was replaced by somebody else since `from` was read.
 */
export const replacePasswordHash = async (
  db: Executor,
  userId: string,
  { from, to }: { from: string | null; to: string },
): Promise<boolean> => {
  const result = await db
    .updateTable('users')
    .set((e) => ({ password_hash: to, revision: e('revision', '+', 1) }))
    .where('id', '=', userId)
    .where('password_hash', from === null ? 'is' : '=', from)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/**
 * Removes an account with everything that belongs to it: every table of a user's rows refers to
 * `users` and goes along.
 */
export const deleteUser = async (db: Executor, userId: string): Promise<void> => {
  await db.deleteFrom('users').where('id', '=', userId).execute()
}

/** An account's row as it is now, not as it was when the caller was recognised. */
export const findUser = (db: Executor, userId: string): Promise<UserRow | undefined> =>
  db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirst()

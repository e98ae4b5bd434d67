// Makes the first administrator from ADMIN_EMAIL and ADMIN_PASSWORD, once; a password changed later is left alone.
import type { Deps } from '../deps.ts'
import { findUserByEmail, insertUser, setAdministrator } from '../store/user-queries.ts'

/** True when the account exists, an administrator now if it was none before. */
const promoteExisting = async ({ store: { db }, audit }: Deps, email: string): Promise<boolean> => {
  const existing = await findUserByEmail(db, email)
  if (existing?.is_admin === 0) {
    await setAdministrator(db, existing.id)
    audit.record({ event: 'administrator_made', account: existing.id })
  }
  return existing !== undefined
}

/** Safe to run by several servers at once. */
export const ensureAdministrator = async (deps: Deps): Promise<void> => {
  const { audit, config, store, passwords, ids, clock } = deps
  if (config.admin === null) return
  const { email, password } = config.admin
  if (await promoteExisting(deps, email)) return
  const id = ids.newId()
  const row = {
    id,
    email,
    username: `admin-${id.slice(-12)}`,
    password_hash: await passwords.hash(password),
    email_verified: 1,
    tier: 'free',
    is_admin: 1,
    status: 'active',
    avatar_id: null,
    language: null,
    created_at: Math.floor(clock.nowMs() / 1000),
    revision: 0,
  } as const
  try {
    await store.transaction(async (trx) => {
      const outcome = await insertUser(trx, row)
      if (outcome !== 'inserted') throw new Error(`the first administrator could not be made: ${outcome}`)
    })
    audit.record({ event: 'administrator_made', account: id })
  } catch (error) {
    if (!(await promoteExisting(deps, email))) throw error
  }
}

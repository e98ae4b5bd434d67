// Makes the first administrator from ADMIN_EMAIL and ADMIN_PASSWORD, once; a password changed later
// is left alone.
import { ConfigError } from '../config/config-error.ts'
import type { Deps } from '../deps.ts'
import type { UserRow } from '../store/tables.ts'
import { findUserByEmail, insertUser, setAdministrator } from '../store/accounts/user-queries.ts'

/**
 * Whoever registered an address first may be a stranger, who may even have had its owner open the
 * link: an account is promoted only where its address is verified and the operator knows its
 * password, or where Google vouches for it.
 */
const assertOperators = async (
  { config, passwords }: Deps,
  { email_verified, password_hash }: UserRow,
): Promise<void> => {
  if (email_verified === 0) {
    throw new ConfigError(
      'ADMIN_EMAIL names an account whose address nobody has verified, so anybody may have ' +
        'made it. Set ADMIN_EMAIL to another address, or have that account deleted.',
    )
  }
  if (
    password_hash !== null &&
    !(await passwords.matches(config.admin?.password ?? '', password_hash))
  ) {
    throw new ConfigError(
      'ADMIN_EMAIL names an account that ADMIN_PASSWORD does not open. ' +
        'Set ADMIN_PASSWORD to its password, or ADMIN_EMAIL to another address.',
    )
  }
}

/** True when the account exists, an administrator now if it was none before. */
const promoteExisting = async (deps: Deps, email: string): Promise<boolean> => {
  const existing = await findUserByEmail(deps.store.db, email)
  if (existing?.is_admin !== 0) return existing !== undefined
  await assertOperators(deps, existing)
  await setAdministrator(deps.store.db, existing.id)
  deps.audit.record({ event: 'administrator_made', account: existing.id })
  if (deps.logger !== false)
    deps.logger.warn(
      { userId: existing.id },
      'the account ADMIN_EMAIL names is an administrator now',
    )
  return true
}

/**
 * Safe to run by several servers at once. Throws ConfigError for an account that may be somebody
 * else's.
 */
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
      if (outcome !== 'inserted')
        throw new Error(`the first administrator could not be made: ${outcome}`)
    })
    audit.record({ event: 'administrator_made', account: id })
    if (deps.logger !== false) deps.logger.warn({ userId: id }, 'the first administrator was made')
  } catch (error) {
    if (!(await promoteExisting(deps, email))) throw error
  }
}

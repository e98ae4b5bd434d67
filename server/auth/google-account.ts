// The account a Google account opens: the linked one, the one with the same proven address, or a
// new one.
import { usernameFrom } from '#domain/account/username.ts'
import type { CallContext } from '../calls/call-context.ts'
import type { GoogleProfile } from '../gateways/google/google-port.ts'
import { Refusal } from '../refusal.ts'
import { findUserByGoogle, linkGoogle } from '../store/accounts/google-queries.ts'
import type { UserRow } from '../store/tables.ts'
import { findUserByEmail, insertUser } from '../store/accounts/user-queries.ts'
import { assertInvited } from './assert-invited.ts'
import { countPerHour } from './gate/attempt-limits.ts'
import { newUser } from './new-user.ts'

const maxNames = 20

/**
 * The account with this address. It opens only if its owner has proven the address here too: else
 * whoever registered somebody else's address first would keep a password to it.
 */
const ownedByAddress = async (ctx: CallContext, email: string): Promise<UserRow | undefined> => {
  const user = await findUserByEmail(ctx.deps.store.db, email)
  if (user?.email_verified === 0) throw new Refusal('AUTH_GOOGLE_ACCOUNT_UNVERIFIED')
  return user
}

const isLatin = (name: string | null): name is string =>
  name !== null && /[A-Za-z].*[A-Za-z].*[A-Za-z]/.test(name)

/** The name first, then with a short ending: somebody may have it. */
const namesFor = ({ ids }: CallContext['deps'], { email, name }: GoogleProfile): string[] => {
  const base = usernameFrom(
    isLatin(name) ? name.replaceAll(' ', '.') : email.slice(0, email.indexOf('@')),
  )
  return [
    base,
    ...Array.from(
      { length: maxNames },
      () =>
        `${base}-${ids
          .newSecret()
          .replaceAll(/[^a-z2-9]/g, '')
          .slice(0, 4)}`,
    ),
  ]
}

/**
 * Writes the account under the first free name; undefined where its address was taken meanwhile.
 */
const insertWithName = async (
  ctx: CallContext,
  profile: GoogleProfile,
): Promise<UserRow | undefined> => {
  for (const username of namesFor(ctx.deps, profile)) {
    const user = newUser(ctx, {
      email: profile.email,
      username,
      password_hash: null,
      email_verified: 1,
    })
    const outcome = await ctx.deps.store
      .transaction(async (trx) => {
        const inserted = await insertUser(trx, user)
        if (inserted !== 'inserted')
          throw new Refusal(inserted === 'email-taken' ? 'AUTH_EMAIL_TAKEN' : 'AUTH_USERNAME_TAKEN')
        await linkGoogle(trx, { subject: profile.subject, userId: user.id, nowSec: ctx.nowSec })
        return 'inserted' as const
      })
      .catch((error: unknown) => {
        if (error instanceof Refusal) return error.code
        throw error
      })
    if (outcome === 'inserted') return user
    if (outcome === 'AUTH_EMAIL_TAKEN') return undefined
  }
  throw new Refusal('AUTH_USERNAME_TAKEN')
}

const linked = async (
  ctx: CallContext,
  user: UserRow,
  { subject }: GoogleProfile,
): Promise<UserRow> => {
  await linkGoogle(ctx.deps.store.db, { subject, userId: user.id, nowSec: ctx.nowSec })
  return user
}

/**
 * Throws AUTH_GOOGLE_EMAIL_UNVERIFIED, AUTH_GOOGLE_ACCOUNT_UNVERIFIED, AUTH_GOOGLE_REFUSED
 * (banned), AUTH_INVITE_ONLY or RATE_LIMITED.
 */
export const accountOfGoogle = async (
  ctx: CallContext,
  profile: GoogleProfile,
): Promise<UserRow> => {
  const known = await findUserByGoogle(ctx.deps.store.db, profile.subject)
  if (known === undefined && !profile.isEmailVerified)
    throw new Refusal('AUTH_GOOGLE_EMAIL_UNVERIFIED')
  const owned = known ?? (await ownedByAddress(ctx, profile.email))
  if (owned?.status === 'banned') throw new Refusal('AUTH_GOOGLE_REFUSED')
  if (owned !== undefined) return known ?? linked(ctx, owned, profile)
  assertInvited(ctx.deps.config, profile.email)
  await countPerHour(ctx, {
    kind: 'registration ip',
    who: ctx.network,
    max: ctx.deps.config.limits.registrationsPerHourPerIp,
  })
  const made = await insertWithName(ctx, profile)
  if (made !== undefined) return made
  // Two tabs came back at once, and the other one was first.
  const other = await ownedByAddress(ctx, profile.email)
  if (other === undefined) throw new Refusal('AUTH_GOOGLE_REFUSED')
  return linked(ctx, other, profile)
}

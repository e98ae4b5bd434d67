// Whether the user kept on this device is the owner of the stored session (D-OFFLINEIDENTITY).
import * as z from 'zod/mini'
import { isFallbackUser, type User } from '#domain/account/user.ts'

const keptUserSchema = z.object({
  id: z.string().check(z.minLength(1)),
  username: z.string(),
  email: z.string(),
  isEmailVerified: z.boolean(),
  tier: z.enum(['free', 'pro', 'premium']),
  avatarId: z.nullable(z.string()),
  avatarUrl: z.nullable(z.string()),
  isAdmin: z.boolean(),
  memberSinceSec: z._default(z.nullable(z.number()), null),
  hasPassword: z._default(z.boolean(), true),
  /** The subject of the token under which the server confirmed this user. */
  subject: z.nullable(z.string()),
  confirmedAtMs: z._default(z.nullable(z.number()), null),
})

type Owner = { email: string | null; subject: string | null }
type Confirmation = { subject: string | null; confirmedAtMs: number }

/** A user as the server last described them, and when that was. */
export type KeptUser = { user: User; confirmedAtSec: number | null }

/**
 * What to keep of a user whom the server confirmed under a token of this subject; null for the
 * fallback user.
 */
export const toKeep = (user: User, confirmation: Confirmation): object | null =>
  isFallbackUser(user) ? null : { ...user, ...confirmation }

/**
 * The id of the account whose session ended last on this device, by the user kept as JSON; null
 * where it is somebody else's or unreadable.
 */
export const keptAccountOf = (text: string | null, email: string | null): string | null => {
  const record = text === null ? null : keptUserSchema.safeParse(parse(text)).data
  return record && (email === null || email.toLowerCase() === record.email.toLowerCase())
    ? record.id
    : null
}

const fields = (user: User): string =>
  JSON.stringify(Object.entries(user).toSorted(([a], [b]) => a.localeCompare(b)))

/** Whether two descriptions of a user say the same. */
export const isSameUser = (a: User, b: User): boolean => fields(a) === fields(b)

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/**
 * The user kept as JSON, or null where it is unreadable, or somebody else than the stored e-mail
 * and the token's subject say: two accounts of one device never mix.
 */
export const keptUserOf = (text: string | null, { email, subject }: Owner): KeptUser | null => {
  const record = text === null ? null : keptUserSchema.safeParse(parse(text)).data
  if (!record) return null
  const { subject: keptSubject, confirmedAtMs, ...user } = record
  if (email === null && subject === null) return null
  if (email !== null && email.toLowerCase() !== user.email.toLowerCase()) return null
  return subject === keptSubject
    ? { user, confirmedAtSec: confirmedAtMs === null ? null : Math.floor(confirmedAtMs / 1000) }
    : null
}

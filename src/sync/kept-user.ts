// Whether the user kept on this device is the owner of the stored session (D-OFFLINEIDENTITY).
import * as z from 'zod'
import { isFallbackUser, type User } from '#domain/user.ts'

const keptUserSchema = z.object({
  id: z.string().min(1),
  username: z.string(),
  email: z.string(),
  isEmailVerified: z.boolean(),
  tier: z.enum(['free', 'pro', 'premium']),
  avatarId: z.string().nullable(),
  avatarUrl: z.string().nullable(),
  isAdmin: z.boolean(),
  /** The subject of the token under which the server confirmed this user. */
  subject: z.string().nullable(),
})

type Owner = { email: string | null; subject: string | null }

/** What to keep of a user whom the server confirmed under a token of this subject; null for the fallback user. */
export const toKeep = (user: User, subject: string | null): object | null => (isFallbackUser(user) ? null : { ...user, subject })

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/**
 * The user kept as JSON, or null where it is unreadable, or somebody else than the stored e-mail and the token's subject say:
 * two accounts of one device never mix.
 */
export const keptUserOf = (text: string | null, { email, subject }: Owner): User | null => {
  const record = text === null ? null : keptUserSchema.safeParse(parse(text)).data
  if (!record) return null
  const { subject: keptSubject, ...user } = record
  if (email === null && subject === null) return null
  if (email !== null && email.toLowerCase() !== user.email.toLowerCase()) return null
  return subject === keptSubject ? user : null
}

// The account as the wire carries it (Spec §3). The server sends avatar_id and avatarId alike.
import * as z from 'zod/mini'

export const membershipTierSchema = z.enum(['free', 'pro', 'premium'])

/**
 * A name somebody chooses. What it may hold is domain/account/username.ts: the refusal of the
 * handler says the rule.
 */
export const chosenUsernameSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(100))

export const userWireSchema = z.looseObject({
  id: z.union([z.string(), z.number()]),
  username: z.string(),
  email: z.string(),
  /** 0/1 or boolean (D-EMAILVERIFIED). */
  email_verified: z.union([z.boolean(), z.number()]),
  membershipTier: z.catch(membershipTierSchema, 'free'),
  avatar_id: z.nullish(z.union([z.string(), z.number()])),
  avatarId: z.nullish(z.union([z.string(), z.number()])),
  avatarUrl: z.nullish(z.string()),
  isAdmin: z.nullish(z.union([z.boolean(), z.number()])),
  /** Seconds; absent on hosts that do not tell. */
  created_at: z.nullish(z.number()),
  /** `social`: the account has no password of its own. */
  login_method: z.catch(z.nullish(z.enum(['email', 'social'])), null),
})
export type UserWire = z.infer<typeof userWireSchema>

export const sessionOutputSchema = z.looseObject({
  token: z.nullish(z.string()),
  user: z.nullish(userWireSchema),
  email: z.nullish(z.string()),
  /**
   * To be kept for this account on this device and sent with its next login; only from hosts that
   * know devices.
   */
  device_mark: z.catch(z.nullish(z.string().check(z.maxLength(200))), null),
})
export type SessionOutput = z.infer<typeof sessionOutputSchema>

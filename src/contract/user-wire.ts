// The account as the wire carries it (Spec §3). The server sends avatar_id and avatarId alike.
import * as z from 'zod'

export const membershipTierSchema = z.enum(['free', 'pro', 'premium'])

/** A name somebody chooses. What it may hold is domain/username.ts: the refusal of the handler says the rule. */
export const chosenUsernameSchema = z.string().trim().min(1).max(100)

export const userWireSchema = z.looseObject({
  id: z.union([z.string(), z.number()]),
  username: z.string(),
  email: z.string(),
  /** 0/1 or boolean (D-EMAILVERIFIED). */
  email_verified: z.union([z.boolean(), z.number()]),
  membershipTier: membershipTierSchema.catch('free'),
  avatar_id: z.union([z.string(), z.number()]).nullish(),
  avatarId: z.union([z.string(), z.number()]).nullish(),
  avatarUrl: z.string().nullish(),
  isAdmin: z.union([z.boolean(), z.number()]).nullish(),
  /** Seconds; absent on hosts that do not tell. */
  created_at: z.number().nullish(),
  /** `social`: the account has no password of its own. */
  login_method: z.enum(['email', 'social']).nullish().catch(null),
})
export type UserWire = z.infer<typeof userWireSchema>

export const sessionOutputSchema = z.looseObject({
  token: z.string().nullish(),
  user: userWireSchema.nullish(),
  email: z.string().nullish(),
})
export type SessionOutput = z.infer<typeof sessionOutputSchema>

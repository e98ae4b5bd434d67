// The account as the wire carries it (Spec §3). The server sends avatar_id and avatarId alike.
import * as z from 'zod'

export const membershipTierSchema = z.enum(['free', 'pro', 'premium'])

export const userWireSchema = z.looseObject({
  id: z.union([z.string(), z.number()]),
  username: z.string(),
  email: z.string(),
  /** 0/1 or boolean (D-EMAILVERIFIED). */
  email_verified: z.union([z.boolean(), z.number()]),
  membershipTier: membershipTierSchema.catch('free'),
  avatar_id: z.string().nullish(),
  avatarId: z.string().nullish(),
  avatarUrl: z.string().nullish(),
  isAdmin: z.union([z.boolean(), z.number()]).nullish(),
})
export type UserWire = z.infer<typeof userWireSchema>

export const sessionOutputSchema = z.looseObject({
  token: z.string().nullish(),
  user: userWireSchema.nullish(),
  email: z.string().nullish(),
})
export type SessionOutput = z.infer<typeof sessionOutputSchema>

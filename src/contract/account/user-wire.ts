// The account as the wire carries it (Spec §3). The server sends avatar_id and avatarId alike.
import * as z from 'zod/mini'
import { bit, knownText, label, oneOf, seconds, text } from '../fields.ts'
import { fields } from '../objects.ts'

export const membershipTierSchema = z.enum(['free', 'pro', 'premium'])

/**
 * A name somebody chooses. What it may hold is domain/account/username.ts: the refusal of the
 * handler says the rule.
 */
export const chosenUsernameSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(100))

export const userWireSchema = z.looseObject({
  id: z.union([z.string().check(z.minLength(1)), z.number()]),
  username: label,
  email: knownText,
  /** 0/1 or boolean (D-EMAILVERIFIED). */
  email_verified: z.pipe(bit, z.catch(z.union([z.boolean(), z.number()]), false)),
  membershipTier: z.catch(
    z.pipe(oneOf(membershipTierSchema.options), membershipTierSchema),
    'free',
  ),
  avatar_id: z.catch(z.nullish(z.union([z.string(), z.number()])), null),
  avatarId: z.catch(z.nullish(z.union([z.string(), z.number()])), null),
  avatarUrl: z.optional(text),
  isAdmin: z.optional(bit),
  /** Seconds; absent on hosts that do not tell. */
  created_at: z.optional(seconds),
  /** `social`: the account has no password of its own. */
  login_method: z.optional(oneOf(['email', 'social'])),
})
export type UserWire = z.infer<typeof userWireSchema>

export const sessionFields = {
  token: z.optional(text),
  /** Who it is that can't be read is asked for afterwards (R-AUT-047). */
  user: z.catch(z.nullish(userWireSchema), null),
  email: z.optional(text),
  /**
   * To be kept for this account on this device and sent with its next login; only from hosts that
   * know devices.
   */
  device_mark: z.catch(z.nullish(z.string().check(z.maxLength(200))), null),
}
export const sessionOutputSchema = fields(sessionFields)
export type SessionOutput = z.infer<typeof sessionOutputSchema>

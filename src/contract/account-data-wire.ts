// Everything the server holds of one account, as its owner takes it away. Described in docs/data-export.md; a field that
// changes its meaning raises `version`. Times are seconds.
import * as z from 'zod'

const listFields = {
  id: z.string(),
  client_id: z.string().nullable(),
  name: z.string(),
  description: z.string(),
  icon_id: z.number(),
  icon_name: z.string().nullable(),
  is_default: z.boolean(),
  created_at: z.number(),
}
const entry = z.looseObject({ id: z.string(), description: z.string().nullable(), added_at: z.number() })

export const accountDataSchema = z.looseObject({
  format: z.literal('coinsight-account-data'),
  version: z.literal(1),
  exported_at: z.number(),
  account: z.looseObject({
    id: z.string(),
    username: z.string(),
    email: z.string(),
    email_verified: z.boolean(),
    membership_tier: z.string(),
    is_admin: z.boolean(),
    status: z.string(),
    avatar_id: z.string().nullable(),
    language: z.string().nullable(),
    created_at: z.number(),
    /** Whether there is a password; the server itself cannot read it. */
    has_password: z.boolean(),
  }),
  sessions: z.array(z.looseObject({ id: z.string(), created_at: z.number(), last_seen_at: z.number(), expires_at: z.number(), user_agent: z.string() })),
  watchlists: z.array(z.looseObject({ ...listFields, coins: z.array(entry) })),
  ido_watchlists: z.array(z.looseObject({ ...listFields, projects: z.array(entry) })),
  /** Google accounts that open this one, by the number Google knows them by. */
  google_accounts: z.array(z.looseObject({ subject: z.string(), linked_at: z.number() })),
  /** Links in letters until they expire, and when they were used; the links themselves are not stored. */
  pending_links: z.array(z.looseObject({ purpose: z.string(), email: z.string(), created_at: z.number(), expires_at: z.number(), used_at: z.number().nullable() })),
  /** Letters no mail server has taken yet. */
  letters_on_their_way: z.array(z.looseObject({ kind: z.string(), language: z.string(), attempts: z.number(), created_at: z.number() })),
  /** What makes a repeated change count once: kept 30 days. */
  received_changes: z.array(z.looseObject({ key: z.string(), f: z.string(), status: z.number(), created_at: z.number() })),
  /** What keeps the changes of a device in order. */
  device_counters: z.array(z.looseObject({ client_id: z.string(), lane: z.string(), seq: z.number(), updated_at: z.number() })),
})
export type AccountData = z.infer<typeof accountDataSchema>

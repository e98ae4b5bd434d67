// Everything the server holds of one account, as its owner takes it away. Described in
// docs/data-export.md; a field that changes its meaning raises `version`. Times are seconds.
import * as z from 'zod/mini'
import { notificationSettingsWireSchema } from './notification-settings-wire.ts'
import { entityExports } from '../entities.ts'

const listFields = {
  id: z.string(),
  client_id: z.nullable(z.string()),
  name: z.string(),
  description: z.string(),
  icon_id: z.number(),
  icon_name: z.nullable(z.string()),
  is_default: z.boolean(),
  created_at: z.number(),
}
const entry = z.looseObject({
  id: z.string(),
  description: z.nullable(z.string()),
  added_at: z.number(),
})

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
    avatar_id: z.nullable(z.string()),
    language: z.nullable(z.string()),
    created_at: z.number(),
    /** Whether there is a password; the server itself cannot read it. */
    has_password: z.boolean(),
  }),
  sessions: z.array(
    z.looseObject({
      id: z.string(),
      created_at: z.number(),
      last_seen_at: z.number(),
      expires_at: z.number(),
      user_agent: z.string(),
    }),
  ),
  /**
   * Devices that keep a mark of the account, which lets their logins by what strangers' wrong
   * guesses cost.
   */
  known_devices: z._default(
    z.array(
      z.looseObject({
        id: z.string(),
        session_id: z.string(),
        created_at: z.number(),
        last_used_at: z.number(),
      }),
    ),
    [],
  ),
  /** Browsers the account was signed in with, by name; absent on hosts that do not keep them. */
  seen_browsers: z.optional(
    z.array(
      z.looseObject({
        browser: z.string(),
        system: z.string(),
        first_seen_at: z.number(),
        last_seen_at: z.number(),
      }),
    ),
  ),
  /** What they chose to be told about; empty while they never chose, absent on older hosts. */
  notification_settings: z.optional(
    z.array(z.extend(notificationSettingsWireSchema, { updated_at: z.number() })),
  ),
  watchlists: z.array(z.looseObject({ ...listFields, coins: z.array(entry) })),
  ido_watchlists: z.array(z.looseObject({ ...listFields, projects: z.array(entry) })),
  /**
   * Who they are at the payment provider, and the checkout they have open there. Card data is never
   * here.
   */
  payment_customers: z.array(
    z.looseObject({
      customer_id: z.string(),
      open_session_id: z.nullable(z.string()),
      checked_at: z.number(),
      created_at: z.number(),
    }),
  ),
  /** The membership as the provider last told it. */
  subscriptions: z.array(
    z.looseObject({
      id: z.string(),
      status: z.string(),
      price_id: z.string(),
      period_start: z.number(),
      period_end: z.number(),
      ends_with_period: z.boolean(),
      scheduled_price_id: z.nullable(z.string()),
      scheduled_at: z.nullable(z.number()),
      payment_url: z.nullable(z.string()),
    }),
  ),
  /** Changes of plan that were looked at and not made; kept a day. */
  plan_previews: z.array(
    z.looseObject({ price_id: z.string(), subscription_id: z.string(), previewed_at: z.number() }),
  ),
  /** Google accounts that open this one, by the number Google knows them by. */
  google_accounts: z.array(z.looseObject({ subject: z.string(), linked_at: z.number() })),
  /**
   * Links in letters until they expire, and when they were used; the links themselves are not
   * stored.
   */
  pending_links: z.array(
    z.looseObject({
      purpose: z.string(),
      email: z.string(),
      created_at: z.number(),
      expires_at: z.number(),
      used_at: z.nullable(z.number()),
    }),
  ),
  /** Letters no mail server has taken yet. */
  letters_on_their_way: z.array(
    z.looseObject({
      kind: z.string(),
      language: z.string(),
      attempts: z.number(),
      created_at: z.number(),
    }),
  ),
  /** What makes a repeated change count once: kept 30 days. */
  received_changes: z.array(
    z.looseObject({ key: z.string(), f: z.string(), status: z.number(), created_at: z.number() }),
  ),
  /** What keeps the changes of a device in order. */
  device_counters: z.array(
    z.looseObject({
      client_id: z.string(),
      lane: z.string(),
      seq: z.number(),
      updated_at: z.number(),
    }),
  ),
  /**
   * How much was changed on each of the last 30 days (days since 1970), as the daily limit counts
   * it; absent on older hosts.
   */
  daily_totals: z.optional(
    z.array(z.looseObject({ day: z.number(), changes: z.number(), bytes: z.number() })),
  ),
  ...entityExports,
})
export type AccountData = z.infer<typeof accountDataSchema>

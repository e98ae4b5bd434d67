// The tables as both engines hold them. Only text, integer, bigint and double; times are epoch
// seconds (decisions/011).
import type { NotificationSettingsRow } from './accounts/notification-settings-row.ts'
import type { EntityTables } from './entity-tables.ts'
import type { CloseReachRow, DailyCloseRow } from './market/daily-close-rows.ts'

/** 0 or 1: neither engine's own boolean is used. */
export type Flag = 0 | 1

export type ListKind = 'coin' | 'ido'

export type UserRow = {
  id: string
  email: string
  username: string
  password_hash: string | null
  email_verified: Flag
  tier: 'free' | 'pro' | 'premium'
  is_admin: Flag
  status: 'active' | 'banned'
  avatar_id: string | null
  language: string | null
  created_at: number
  /**
   * Grows with every change of what the user owns; writing it first makes one user's changes wait
   * for each other.
   */
  revision: number
}

export type SessionRow = {
  user_id: string
  id: string
  created_at: number
  expires_at: number
  user_agent: string
  /** To the hour. */
  last_seen_at: number
  /**
   * When another session took its place; it then lives on for seconds only, for what is under way.
   */
  replaced_at: number | null
}

/**
 * A browser and system that an account was signed in with, by the names people know; '' for what is
 * not known.
 */
export type SeenBrowserRow = {
  user_id: string
  browser: string
  system: string
  first_seen_at: number
  last_seen_at: number
}

/** A device the account was signed in on with its password. */
export type KnownDeviceRow = {
  user_id: string
  id: string
  /** Of what the device keeps. */
  secret_hash: string
  /** The session begun on it last. */
  session_id: string
  created_at: number
  last_used_at: number
}

export type EmailTokenRow = {
  user_id: string
  token_hash: string
  purpose: 'verify'
  email: string
  created_at: number
  expires_at: number
  /**
   * When it was used up; kept until it expires, so that a link opened twice is told from a wrong
   * one.
   */
  used_at: number | null
}

export type EmailKind = 'verify' | 'reset' | 'passwordChanged' | 'newDevice' | 'accountDeleted'

/**
 * A letter on its way: what it says and to whom, never its text or link, which are made anew for
 * every attempt.
 */
export type EmailRow = {
  user_id: string
  id: string
  kind: EmailKind
  language: string
  /** What it tells besides, such as the browser of a sign-in. */
  detail: string | null
  attempts: number
  next_at: number
  created_at: number
}

export type WatchlistRow = {
  user_id: string
  id: string
  kind: ListKind
  client_id: string | null
  name: string
  description: string
  icon_id: number
  icon_name: string | null
  is_default: Flag
  version: number
  /**
   * Counts changes of name, description and icon; `field_log` says which writes of them did not
   * know each other (JSON).
   */
  fields_version: number
  field_log: string
  /** Drawn anew by every write of the list or of what is in it; never on the wire. */
  write_mark: number
  created_at: number
}

export type WatchlistItemRow = {
  user_id: string
  list_id: string
  item_id: string
  description: string | null
  /** The list's version when the item came in: keeps the order of adding. */
  position: number
  added_at: number
}

export type ProcessedMutationRow = {
  user_id: string
  key: string
  f: string
  fingerprint: string
  /**
   * 0: `response` is the whole answer, as releases before kept it; 1: it is empty, and the columns
   * after it say enough.
   */
  form: number
  status: number
  response: string
  /** The code of a refusal. */
  error: string | null
  /** JSON: a short output, the versions of a list, or what a refusal's sentence needs. */
  detail: string | null
  /** The list that was answered. */
  list_id: string | null
  created_at: number
}

/** What an account added on a UTC day (epoch days), as its quota counts it. */
export type AccountUsageRow = { user_id: string; day: number; changes: number; bytes: number }

export type LaneRow = {
  user_id: string
  client_id: string
  lane: string
  seq: number
  key: string | null
  updated_at: number
}

/**
 * A rating as it stood on a UTC day (epoch days); `inputs` is a JSON object of the known inputs'
 * values.
 */
export type ScoreSnapshotRow = {
  kind: 'coin' | 'sale'
  asset_id: string
  day: number
  rated_at: number
  version: number
  total: number | null
  score_low: number | null
  score_high: number | null
  coverage: number
  tokenomics: number | null
  security: number | null
  social: number | null
  market: number | null
  insights: number | null
  inputs: string
}

/** A feed and what it said for asking it again politely. */
export type NewsFeedRow = {
  url: string
  title: string
  etag: string | null
  last_modified: string | null
  read_at: number
}

/** One entry of a feed as plain text; `id` is a hash of where it leads. */
export type NewsItemRow = {
  id: string
  feed: string
  title: string
  summary: string | null
  url: string | null
  published_at: number | null
  seen_at: number
}

/** What a provider answered, as JSON of this server's own shapes; `key` says who was asked what. */
export type ProviderAnswerRow = { key: string; body: string; read_at: number }

/** One token sale as the import format carries it, JSON. */
export type ImportedSaleRow = { id: string; body: string; imported_at: number }

/** Who somebody is at the payment provider, and the checkout they have open there. */
export type PaymentCustomerRow = {
  user_id: string
  customer_id: string
  open_session_id: string | null
  open_price_id: string | null
  /**
   * When what was last read of them at the provider was asked for; an older reading never replaces
   * a newer one.
   */
  checked_at_ms: number
  created_at: number
}

/** The subscription that is shown, as the provider had it when it was last asked. */
export type SubscriptionRow = {
  user_id: string
  id: string
  status: string
  price_id: string
  period_start: number
  period_end: number
  ends_with_period: Flag
  scheduled_price_id: string | null
  scheduled_at: number | null
  payment_url: string | null
}

/** A change of plan as it was previewed: it costs what it would have cost at `previewed_at`. */
export type PlanPreviewRow = {
  user_id: string
  price_id: string
  subscription_id: string
  previewed_at: number
  /** A new one each time it is shown. */
  preview_id: string
}

export type Database = EntityTables & {
  users: UserRow
  /**
   * One row per address and per name, so that uniqueness needs no index across users
   * (decisions/011).
   */
  user_emails: { email_key: string; user_id: string }
  user_names: { name_key: string; user_id: string }
  sessions: SessionRow
  known_devices: KnownDeviceRow
  seen_browsers: SeenBrowserRow
  notification_settings: NotificationSettingsRow
  email_tokens: EmailTokenRow
  letters: EmailRow
  /** The Google account that opens an account, by Google's own id of it. */
  user_google_subjects: { subject: string; user_id: string; linked_at: number }
  /** Solved captchas that have counted; forgotten once they would have expired anyway. */
  used_captchas: { id: string; expires_at: number }
  watchlists: WatchlistRow
  watchlist_items: WatchlistItemRow
  processed_mutations: ProcessedMutationRow
  lanes: LaneRow
  account_usage: AccountUsageRow
  /**
   * Failed and counted attempts: `subject` is a hash of what is counted, never an address in clear.
   */
  attempts: { subject: string; at: number; id: string }
  /**
   * Calls of a network in the minute that starts at `starts_at`, of all servers; gone after an hour
   * or two.
   */
  call_counts: { subject: string; starts_at: number; calls: number }
  /** Of the market, not of anyone. */
  score_snapshots: ScoreSnapshotRow
  daily_closes: DailyCloseRow
  close_reaches: CloseReachRow
  news_feeds: NewsFeedRow
  news_items: NewsItemRow
  provider_answers: ProviderAnswerRow
  imported_sales: ImportedSaleRow
  payment_customers: PaymentCustomerRow
  subscriptions: SubscriptionRow
  plan_previews: PlanPreviewRow
  /** Notices of the payment provider whose effect is in the store, by the provider's id. */
  payment_notices: { id: string; received_at: number }
  schema_migrations: { version: number; name: string; applied_at: number }
}

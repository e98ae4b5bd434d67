// Reads everything a store holds of one account into the document its owner takes away
// (docs/data-export.md).
import type { AccountData } from '#contract/account/account-data-wire.ts'
import { entityReaders } from '../entities/registry.ts'
import { Refusal } from '../refusal.ts'
import type { Executor } from '../store/store.ts'
import type { ListKind, UserRow, WatchlistItemRow, WatchlistRow } from '../store/tables.ts'
import { findNotificationSettings, settingsToWire } from '../store/accounts/notification-queries.ts'
import { findUser } from '../store/accounts/user-queries.ts'
import { collectPaymentData } from './collect-payment-data.ts'

const accountOf = (user: UserRow): AccountData['account'] => ({
  id: user.id,
  username: user.username,
  email: user.email,
  email_verified: user.email_verified === 1,
  membership_tier: user.tier,
  is_admin: user.is_admin === 1,
  status: user.status,
  avatar_id: user.avatar_id,
  language: user.language,
  created_at: user.created_at,
  has_password: user.password_hash !== null,
})

const listOf = ({
  id,
  client_id,
  name,
  description,
  icon_id,
  icon_name,
  is_default,
  created_at,
}: WatchlistRow) => ({
  id,
  client_id,
  name,
  description,
  icon_id,
  icon_name,
  is_default: is_default === 1,
  created_at,
})
const entryOf = ({ item_id, description, added_at }: WatchlistItemRow) => ({
  id: item_id,
  description,
  added_at,
})

const readLists = async (db: Executor, userId: string) => {
  const lists = await db
    .selectFrom('watchlists')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const items = await db
    .selectFrom('watchlist_items')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('position')
    .orderBy('item_id')
    .execute()
  return (kind: ListKind) =>
    lists
      .filter((list) => list.kind === kind)
      .map((list) => ({
        list: listOf(list),
        entries: items.filter(({ list_id }) => list_id === list.id).map(entryOf),
      }))
}

const readSessions = async (db: Executor, userId: string): Promise<AccountData['sessions']> =>
  db
    .selectFrom('sessions')
    .select(['id', 'created_at', 'last_seen_at', 'expires_at', 'user_agent'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute()

const readDevices = async (db: Executor, userId: string): Promise<AccountData['known_devices']> =>
  db
    .selectFrom('known_devices')
    .select(['id', 'session_id', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute()

const readBrowsers = (db: Executor, userId: string) =>
  db
    .selectFrom('seen_browsers')
    .select(['browser', 'system', 'first_seen_at', 'last_seen_at'])
    .where('user_id', '=', userId)
    .orderBy('first_seen_at')
    .execute()

const readNotices = async (
  db: Executor,
  userId: string,
): Promise<AccountData['notification_settings']> => {
  const row = await findNotificationSettings(db, userId)
  return row === undefined ? [] : [{ ...settingsToWire(row), updated_at: row.updated_at }]
}

const readLinks = async (db: Executor, userId: string): Promise<AccountData['pending_links']> =>
  db
    .selectFrom('email_tokens')
    .select(['purpose', 'email', 'created_at', 'expires_at', 'used_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute()

const readEmails = async (
  db: Executor,
  userId: string,
): Promise<AccountData['letters_on_their_way']> =>
  db
    .selectFrom('letters')
    .select(['kind', 'language', 'detail', 'attempts', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute()

const readGoogle = async (db: Executor, userId: string): Promise<AccountData['google_accounts']> =>
  db
    .selectFrom('user_google_subjects')
    .select(['subject', 'linked_at'])
    .where('user_id', '=', userId)
    .orderBy('linked_at')
    .execute()

const readChanges = async (
  db: Executor,
  userId: string,
): Promise<AccountData['received_changes']> =>
  db
    .selectFrom('processed_mutations')
    .select(['key', 'f', 'status', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute()

const readCounters = async (
  db: Executor,
  userId: string,
): Promise<AccountData['device_counters']> =>
  db
    .selectFrom('lanes')
    .select(['client_id', 'lane', 'seq', 'updated_at'])
    .where('user_id', '=', userId)
    .orderBy('updated_at')
    .execute()

const readUsage = async (db: Executor, userId: string): Promise<AccountData['daily_totals']> =>
  db
    .selectFrom('account_usage')
    .select(['day', 'changes', 'bytes'])
    .where('user_id', '=', userId)
    .orderBy('day')
    .execute()

const readEntities = async (db: Executor, userId: string): Promise<Record<string, unknown>> => {
  const sections: Record<string, unknown> = {}
  for (const [table, read] of Object.entries(entityReaders))
    sections[table] = await read(db, userId)
  return sections
}

/**
 * One moment of the account: to be called in a transaction. Secrets and their hashes stay out.
 * Throws AUTH_TOKEN_INVALID.
 */
export const collectAccountData = async (
  db: Executor,
  userId: string,
  nowSec: number,
): Promise<AccountData> => {
  const user = await findUser(db, userId)
  if (user === undefined) throw new Refusal('AUTH_TOKEN_INVALID')
  const lists = await readLists(db, userId)
  return {
    format: 'coinsight-account-data',
    version: 1,
    exported_at: nowSec,
    account: accountOf(user),
    sessions: await readSessions(db, userId),
    known_devices: await readDevices(db, userId),
    seen_browsers: await readBrowsers(db, userId),
    notification_settings: await readNotices(db, userId),
    watchlists: lists('coin').map(({ list, entries }) => ({ ...list, coins: entries })),
    ido_watchlists: lists('ido').map(({ list, entries }) => ({ ...list, projects: entries })),
    ...(await collectPaymentData(db, userId)),
    ...(await readEntities(db, userId)),
    google_accounts: await readGoogle(db, userId),
    pending_links: await readLinks(db, userId),
    letters_on_their_way: await readEmails(db, userId),
    received_changes: await readChanges(db, userId),
    device_counters: await readCounters(db, userId),
    daily_totals: await readUsage(db, userId),
  }
}

// Accounts with sessions and a list each, written by the server's own store functions before it starts: signing in a
// thousand people would take longer than the measures.
import { createPasswordHasher } from '#server/auth/password/password-hasher.ts'
import { loadSessionSecrets } from '#server/auth/session/session-secrets.ts'
import { createRenewedTokens } from '#server/auth/session/session-tokens.ts'
import { systemClock } from '#server/clock.ts'
import { createIds } from '#server/ids.ts'
import { insertSession } from '#server/store/accounts/session-queries.ts'
import { insertUser } from '#server/store/accounts/user-queries.ts'
import { migrate } from '#server/store/migrate.ts'
import { openSqliteStore } from '#server/store/sqlite/open-sqlite-store.ts'
import { insertItem, insertList } from '#server/store/watchlists/watchlist-queries.ts'

export type Account = { token: string; email: string; listId: string }
export const password = 'Correct-horse-9'

/** `count` accounts, each with one coin list of `items` entries. */
export const seedAccounts = async (
  dataDir: string,
  { count, items, coinIds }: { count: number; items: number; coinIds: readonly string[] },
): Promise<Account[]> => {
  const store = openSqliteStore(dataDir)
  const ids = createIds(systemClock)
  const nowSec = Math.floor(systemClock.nowMs() / 1000)
  await migrate(store, nowSec)
  const sessions = await createRenewedTokens(() => loadSessionSecrets(dataDir, nowSec))
  const password_hash = await createPasswordHasher().hash(password)
  const accounts: Account[] = []
  await store.transaction(async (trx) => {
    for (let n = 0; n < count; n += 1) {
      const [userId, sessionId, listId] = [ids.newId(), ids.newId(), ids.newId()]
      const email = `load-${items}-${n}@example.com`
      await insertUser(trx, {
        id: userId,
        email,
        username: `load${items}x${n}`,
        password_hash,
        email_verified: 1,
        tier: 'free',
        is_admin: 0,
        status: 'active',
        avatar_id: null,
        language: 'en',
        created_at: nowSec,
        revision: 0,
      })
      const expires_at = nowSec + 86_400
      const times = { created_at: nowSec, expires_at, last_seen_at: nowSec, replaced_at: null }
      await insertSession(trx, { user_id: userId, id: sessionId, user_agent: '', ...times }, 50)
      await insertList(trx, {
        user_id: userId,
        id: listId,
        kind: 'coin',
        client_id: null,
        name: 'Load',
        description: '',
        icon_id: 0,
        icon_name: null,
        is_default: 1,
        version: items,
        fields_version: 1,
        field_log: '{}',
        created_at: nowSec,
      })
      for (let at = 0; at < items; at += 1)
        await insertItem(trx, {
          user_id: userId,
          list_id: listId,
          item_id: coinIds[(n * 37 + at * 11) % coinIds.length] ?? '',
          description: null,
          position: at,
          added_at: nowSec,
        })
      const token = await sessions.sign({
        userId,
        sessionId,
        issuedAtSec: nowSec,
        expiresAtSec: expires_at,
        permissions: ['user'],
        roles: ['user'],
      })
      accounts.push({ token, email, listId })
    }
  })
  await store.close()
  return accounts
}

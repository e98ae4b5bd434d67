// Everything a store holds, or everything of one user: to show that something changed, or that nothing did.
import { sql } from 'kysely'
import type { Store } from '#server/store/store.ts'

const tables = ['users', 'user_emails', 'user_names', 'sessions', 'email_tokens', 'watchlists', 'watchlist_items', 'processed_mutations', 'lanes'] as const

/** Rows by table; with `userId` only that user's. */
export const dumpStore = async (store: Store, userId?: string): Promise<Record<string, unknown[]>> => {
  const dump: Record<string, unknown[]> = {}
  for (const table of tables) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(store.db)
    const owner = table === 'users' ? 'id' : 'user_id'
    dump[table] = rows.filter((row) => userId === undefined || row[owner] === userId)
  }
  return dump
}

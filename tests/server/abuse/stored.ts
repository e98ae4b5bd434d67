// What stands in the store of a running server, and what a test puts there past the calls, as their limits would take hours.
import { sql } from 'kysely'
import { openSqliteStore } from '#server/store/sqlite/open-sqlite-store.ts'
import type { Executor } from '#server/store/store.ts'
import type { Target } from './target.ts'

/** Works on the store of the running server, through SQLite's own locks. */
export const inStore = async (
  target: Target,
  work: (trx: Executor) => Promise<void>,
): Promise<void> => {
  const store = openSqliteStore(target.dataDir, { isAlone: false })
  await store.transaction(work)
  await sql`pragma wal_checkpoint(truncate)`.execute(store.db)
  await store.close()
}

/** Bytes on the disk without the log of changes that SQLite writes back by itself. */
export const settledBytes = async (target: Target): Promise<number> => {
  await inStore(target, async () => {})
  return target.storedBytes()
}

/** A fresh list; resolves to its id. */
export const listOf = async (target: Target, token: string, name: string): Promise<string> => {
  const { envelope } = await target.call('create_watchlist', { name }, { token })
  if (envelope?.success !== true) throw new Error(`no list: ${envelope?.error}`)
  return (envelope.output as { id: string }).id
}

/** Fills a fresh list with 1,000 entries, as the previous release let anybody make them; resolves to its id. */
export const longListOf = async (
  target: Target,
  token: string,
  itemOf: (n: number) => { id: string; description: string },
): Promise<string> => {
  const id = await listOf(target, token, 'Long')
  await inStore(target, async (trx) => {
    const { user_id } = await trx
      .selectFrom('watchlists')
      .select('user_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    for (let n = 0; n < 1000; n += 1) {
      const item = itemOf(n)
      await trx
        .insertInto('watchlist_items')
        .values({
          user_id,
          list_id: id,
          item_id: item.id,
          description: item.description,
          position: n,
          added_at: 0,
        })
        .execute()
    }
  })
  return id
}

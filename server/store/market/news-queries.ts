// Stories of feeds, and what each feed said last.
import type { Executor, Store } from '../store.ts'
import type { NewsFeedRow, NewsItemRow } from '../tables.ts'

/** The newest stories that are looked through for a coin. */
const mostLookedThrough = 1_000

/** What is known of these feeds; those never read are absent. */
export const knownFeeds = (db: Executor, urls: readonly string[]): Promise<NewsFeedRow[]> =>
  db
    .selectFrom('news_feeds')
    .selectAll()
    .where('url', 'in', [...urls])
    .execute()

/** Stories of these feeds, newest first by their own time, else by when they were first seen. */
export const recentNews = (db: Executor, feeds: readonly string[]): Promise<NewsItemRow[]> =>
  db
    .selectFrom('news_items')
    .selectAll()
    .where('feed', 'in', [...feeds])
    .orderBy((e) => e.fn.coalesce('published_at', 'seen_at'), 'desc')
    .orderBy('id')
    .limit(mostLookedThrough)
    .execute()

/**
 * Keeps a reading of a feed: a story seen before takes its newest words and keeps when it was first
 * seen.
 */
export const saveFeedReading = (
  store: Store,
  feed: NewsFeedRow,
  items: readonly NewsItemRow[],
): Promise<void> =>
  store.transaction(async (trx) => {
    await trx
      .insertInto('news_feeds')
      .values(feed)
      .onConflict((c) => c.column('url').doUpdateSet(feed))
      .execute()
    for (const item of items) {
      const { title, summary, url, published_at } = item
      await trx
        .insertInto('news_items')
        .values(item)
        .onConflict((c) => c.column('id').doUpdateSet({ title, summary, url, published_at }))
        .execute()
    }
  })

/** Forgets stories first seen before `beforeSec`. */
export const purgeNews = async (db: Executor, beforeSec: number): Promise<void> => {
  await db.deleteFrom('news_items').where('seen_at', '<', beforeSec).execute()
}

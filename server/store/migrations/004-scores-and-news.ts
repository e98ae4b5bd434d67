// Daily score snapshots, and news read from feeds.
import type { Kysely } from 'kysely'

export const name = 'scores and news'

const scores = async (db: Kysely<never>): Promise<void> => {
  await db.schema
    .createTable('score_snapshots')
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('asset_id', 'text', (c) => c.notNull())
    .addColumn('day', 'integer', (c) => c.notNull())
    .addColumn('rated_at', 'bigint', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('total', 'integer')
    .addColumn('score_low', 'integer')
    .addColumn('score_high', 'integer')
    .addColumn('coverage', 'integer', (c) => c.notNull())
    .addColumn('tokenomics', 'integer')
    .addColumn('security', 'integer')
    .addColumn('social', 'integer')
    .addColumn('market', 'integer')
    .addColumn('insights', 'integer')
    .addColumn('inputs', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('score_snapshots_pk', ['kind', 'asset_id', 'day'])
    .execute()
  await db.schema.createIndex('score_snapshots_age').on('score_snapshots').column('day').execute()
}

const news = async (db: Kysely<never>): Promise<void> => {
  await db.schema
    .createTable('news_feeds')
    .addColumn('url', 'text', (c) => c.primaryKey().notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('etag', 'text')
    .addColumn('last_modified', 'text')
    .addColumn('read_at', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('news_items')
    .addColumn('id', 'text', (c) => c.primaryKey().notNull())
    .addColumn('feed', 'text', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('summary', 'text')
    .addColumn('url', 'text')
    .addColumn('published_at', 'bigint')
    .addColumn('seen_at', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('news_items_age').on('news_items').column('seen_at').execute()
}

export const up = async (db: Kysely<never>): Promise<void> => {
  await scores(db)
  await news(db)
}

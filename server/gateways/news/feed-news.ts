// News from RSS and Atom feeds, kept in the store: a restart or a silent feed leaves the stories
// there are, with their age.
import type { NewsItemWire } from '#contract/market/coin-dossier-wire.ts'
import type { Clock } from '../../clock.ts'
import { knownFeeds, recentNews, saveFeedReading } from '../../store/market/news-queries.ts'
import type { Store } from '../../store/store.ts'
import type { NewsFeedRow, NewsItemRow } from '../../store/tables.ts'
import { askFeed } from './ask-feed.ts'
import { createNewsMatcher } from './match-news.ts'
import type { NewsPort } from './news-port.ts'
import { readFeed, type FeedEntry } from './parse-feed.ts'
import { publicFetch } from './public-fetch.ts'

const mostItems = 20
const hostOf = (url: string): string => new URL(url).hostname.replace(/^www\./, '')

export type FeedNewsOptions = {
  store: Store
  clock: Clock
  /** Addresses of the feeds. */
  feeds: readonly string[]
  /** Told once per failure, for the log. */
  onFailure: (error: unknown) => void
  /** Public addresses alone unless told. */
  send?: typeof fetch
}

const wireOf = ({ id, title, summary, url, feed, published_at }: NewsItemRow): NewsItemWire => ({
  id,
  title,
  summary,
  url,
  source: hostOf(feed),
  published_at,
  is_sample: false,
})

/** The story as the feed tells it, first seen at `atSec`. */
const rowOf =
  (feed: string, atSec: number) =>
  ({ publishedAtSec, ...entry }: FeedEntry): NewsItemRow => ({
    ...entry,
    feed,
    published_at: publishedAtSec,
    seen_at: atSec,
  })

type ReaderOptions = Required<Pick<FeedNewsOptions, 'store' | 'send'>> & { nowSec: () => number }

/** Reads one feed into the store; what it answered with before is not asked for again. */
const createFeedReader = ({ store, send, nowSec }: ReaderOptions) => {
  const keepUnchanged = (
    url: string,
    known: NewsFeedRow | undefined,
    atSec: number,
  ): Promise<void> => {
    const { title = hostOf(url), etag = null, last_modified = null } = known ?? {}
    return saveFeedReading(store, { url, title, etag, last_modified, read_at: atSec }, [])
  }

  return async (url: string): Promise<void> => {
    const known = (await knownFeeds(store.db, [url]))[0]
    const memory = { etag: known?.etag ?? null, lastModified: known?.last_modified ?? null }
    const answer = await askFeed(url, memory, send)
    const atSec = nowSec()
    if (answer.kind === 'unchanged') return keepUnchanged(url, known, atSec)
    const feed = readFeed(answer.body, atSec)
    if (!feed) throw new Error(`no feed: ${url}`)
    const { etag, lastModified } = answer.memory
    await saveFeedReading(
      store,
      {
        url,
        title: feed.title ?? hostOf(url),
        etag,
        last_modified: lastModified,
        read_at: atSec,
      },
      feed.entries.map(rowOf(url, atSec)),
    )
  }
}

/** The news of these feeds; `refresh` reads every feed once. */
export const feedNews = ({
  store,
  clock,
  feeds,
  onFailure,
  send = publicFetch(),
}: FeedNewsOptions): NewsPort => {
  let recent: NewsItemRow[] | null = null
  let asOfSec: number | null = null
  const readOne = createFeedReader({
    store,
    send,
    nowSec: () => Math.floor(clock.nowMs() / 1000),
  })

  const load = async (): Promise<NewsItemRow[]> => {
    recent = await recentNews(store.db, feeds)
    asOfSec = (await knownFeeds(store.db, feeds)).reduce<number | null>(
      (latest, { read_at }) => Math.max(latest ?? 0, read_at),
      null,
    )
    return recent
  }

  const refresh = async (): Promise<void> => {
    for (const url of feeds)
      await readOne(url).catch((error: unknown) =>
        onFailure(new Error(`the feed ${hostOf(url)} could not be read`, { cause: error })),
      )
    await load()
  }

  return {
    origin: 'feeds',
    refresh,
    newsOf: async (coin) => {
      const isNamed = createNewsMatcher(coin)
      const items = (recent ?? (await load()))
        .filter(({ title, summary }) => isNamed(`${title}\n${summary ?? ''}`))
        .slice(0, mostItems)
      return { items: items.map(wireOf), asOfSec }
    },
  }
}

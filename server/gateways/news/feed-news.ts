// News from RSS and Atom feeds, kept in the store: a restart or a silent feed leaves the stories there are, with their age.
import type { NewsItemWire } from '#contract/market/coin-dossier-wire.ts'
import type { Clock } from '../../clock.ts'
import { knownFeeds, recentNews, saveFeedReading } from '../../store/market/news-queries.ts'
import type { Store } from '../../store/store.ts'
import type { NewsItemRow } from '../../store/tables.ts'
import { askFeed } from './ask-feed.ts'
import { createNewsMatcher } from './match-news.ts'
import type { NewsPort } from './news-port.ts'
import { readFeed } from './parse-feed.ts'
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
  const nowSec = (): number => Math.floor(clock.nowMs() / 1000)

  const load = async (): Promise<NewsItemRow[]> => {
    recent = await recentNews(store.db, feeds)
    asOfSec = (await knownFeeds(store.db, feeds)).reduce<number | null>(
      (latest, { read_at }) => Math.max(latest ?? 0, read_at),
      null,
    )
    return recent
  }

  const readOne = async (url: string): Promise<void> => {
    const known = (await knownFeeds(store.db, [url]))[0]
    const answer = await askFeed(
      url,
      { etag: known?.etag ?? null, lastModified: known?.last_modified ?? null },
      send,
    )
    const at = nowSec()
    if (answer.kind === 'unchanged')
      return saveFeedReading(
        store,
        {
          url,
          title: known?.title ?? hostOf(url),
          etag: known?.etag ?? null,
          last_modified: known?.last_modified ?? null,
          read_at: at,
        },
        [],
      )
    const feed = readFeed(answer.body, at)
    if (!feed) throw new Error(`no feed: ${url}`)
    const items = feed.entries.map(({ publishedAtSec, ...entry }): NewsItemRow => ({
      ...entry,
      feed: url,
      published_at: publishedAtSec,
      seen_at: at,
    }))
    await saveFeedReading(
      store,
      {
        url,
        title: feed.title ?? hostOf(url),
        etag: answer.memory.etag,
        last_modified: answer.memory.lastModified,
        read_at: at,
      },
      items,
    )
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

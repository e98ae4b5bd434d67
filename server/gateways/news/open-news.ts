// Chooses where news come from: the configured feeds, else the sample market's own, else none.
import type { Clock } from '../../clock.ts'
import type { Config } from '../../config.ts'
import type { Store } from '../../store/store.ts'
import type { MarketPort } from '../market/market-port.ts'
import { feedNews } from './feed-news.ts'
import { noNews, type NewsPort } from './news-port.ts'
import { publicFetch } from './public-fetch.ts'
import { sampleNews } from './sample-news.ts'

type Surroundings = {
  store: Store
  market: MarketPort | null
  clock: Clock
  onFailure: (error: unknown) => void
}

/** The news of this server; they are read when `refresh` is called. */
export const openNews = (
  {
    newsFeeds,
    newsPrivateAddresses,
    market: { source },
  }: Pick<Config, 'newsFeeds' | 'newsPrivateAddresses' | 'market'>,
  { store, market, clock, onFailure }: Surroundings,
): NewsPort => {
  if (newsFeeds.length > 0)
    return feedNews({
      store,
      clock,
      feeds: newsFeeds,
      onFailure,
      send: publicFetch(newsPrivateAddresses),
    })
  return source === 'sample' && market !== null ? sampleNews(market) : noNews
}

// What the rest of the server sees of news: stories about a coin as plain text, with their age,
// whichever source feeds it.
import type { newsOrigins, NewsItemWire } from '#contract/market/coin-dossier-wire.ts'

export type NewsSubject = { id: string; name: string; symbol: string }
/** Newest first. `asOfSec`: when the source was last read well; null where it never was. */
export type News = { items: NewsItemWire[]; asOfSec: number | null }

export type NewsPort = {
  origin: (typeof newsOrigins)[number]
  newsOf: (coin: NewsSubject, nowSec: number) => Promise<News>
  /** Reads what is new. Feeds that fail are told to the log and change nothing. */
  refresh: () => Promise<void>
}

/** A server without feeds. */
export const noNews: NewsPort = {
  origin: 'none',
  newsOf: async () => ({ items: [], asOfSec: null }),
  refresh: async () => {},
}

// Reads RSS, RDF or Atom into plain-text entries. Feeds are outsiders: markup, scripts and odd
// links never get through.
import { createHash } from 'node:crypto'
import { parseFeed } from 'htmlparser2'
import { plainTextOf } from '../../texts/plain-text.ts'
import { linkOf } from '../market/coingecko/read-value.ts'

/** An entry ready to be kept; `publishedAtSec` is null where the feed gives no usable time. */
export type FeedEntry = {
  id: string
  title: string
  summary: string | null
  url: string | null
  publishedAtSec: number | null
}
export type ParsedFeed = { title: string | null; entries: FeedEntry[] }

const mostEntries = 60
const titleCharacters = 300
const summaryCharacters = 600
/** Clocks differ; an entry further ahead than this has no true time. */
const aheadSec = 3_600

const oneLine = (text: string | null): string | null => text?.replaceAll('\n', ' ') ?? null

const secondsOf = (date: Date | undefined, nowSec: number): number | null => {
  const atSec = date === undefined ? Number.NaN : Math.floor(date.getTime() / 1000)
  return Number.isFinite(atSec) && atSec > 0 && atSec <= nowSec + aheadSec ? atSec : null
}

/**
 * Null where the body is no feed. Entries without a title are left out; the same address counts
 * once.
 */
export const readFeed = (body: string, nowSec: number): ParsedFeed | null => {
  const feed = parseFeed(body)
  if (feed === null) return null
  const entries = feed.items.slice(0, mostEntries).flatMap((item): FeedEntry[] => {
    const title = oneLine(plainTextOf(item.title, titleCharacters))
    if (title === null) return []
    const url = linkOf(item.link)
    const id = createHash('sha256')
      .update(url ?? `${item.id ?? ''}\n${title}`)
      .digest('base64url')
      .slice(0, 22)
    return [
      {
        id,
        title,
        summary: oneLine(plainTextOf(item.description, summaryCharacters)),
        url,
        publishedAtSec: secondsOf(item.pubDate, nowSec),
      },
    ]
  })
  return {
    title: oneLine(plainTextOf(feed.title, titleCharacters)),
    entries: entries.filter(({ id }, at) => entries.findIndex((entry) => entry.id === id) === at),
  }
}

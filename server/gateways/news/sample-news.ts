// News of the sample market: a note for each of the last weeks, made of its own simulated figures
// and nothing else.
import { formatChange } from '#domain/format/change.ts'
import { formatDate } from '#domain/format/date.ts'
import { formatPrice } from '#domain/format/price.ts'
import type { NewsItemWire } from '#contract/market/coin-dossier-wire.ts'
import type { PricePoint } from '#contract/market/coin-wire.ts'
import type { MarketPort } from '../market/market-port.ts'
import type { NewsPort, NewsSubject } from './news-port.ts'

const daySec = 86_400
const weekDays = 7
const weeks = 4

const priceAt = (points: readonly PricePoint[], atSec: number): number | null =>
  points.findLast(({ t }) => t <= atSec)?.price ?? null

const noteOf = (
  { id, name }: NewsSubject,
  points: readonly PricePoint[],
  endSec: number,
): NewsItemWire[] => {
  const now = priceAt(points, endSec)
  const before = priceAt(points, endSec - weekDays * daySec)
  if (now === null || before === null) return []
  const { text } = formatChange((now / before - 1) * 100)
  return [
    {
      id: `sample/${id}/${endSec / daySec}`,
      title: `${name} in the week to ${formatDate(endSec - daySec)}: ${formatPrice(now)}, ${text}`,
      summary:
        `A sample story. ${name} went from ${formatPrice(before)} to ${formatPrice(now)} within ` +
        'the week. The figures come from the simulated market; nothing here happened.',
      url: null,
      source: 'Sample wire',
      published_at: endSec,
      is_sample: true,
    },
  ]
}

/** The same notes for the same day; none for a coin younger than a week. */
export const sampleNews = (market: MarketPort): NewsPort => ({
  origin: 'sample',
  newsOf: async (coin, nowSec) => {
    const points = (await market.priceHistory(coin.id, '90d')) ?? []
    const todaySec = Math.floor(nowSec / daySec) * daySec
    const ends = Array.from({ length: weeks }, (_, back) => todaySec - back * weekDays * daySec)
    return { items: ends.flatMap((endSec) => noteOf(coin, points, endSec)), asOfSec: nowSec }
  },
  refresh: async () => {},
})

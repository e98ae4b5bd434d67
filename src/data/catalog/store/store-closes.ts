// Writing daily closes: what came goes over what was kept, day by day, and no day is lost by a
// shorter answer.
import type { DailyClosesWire } from '#contract/market/daily-closes-wire.ts'
import type { DailyCloses } from '#domain/ledger/returns/day-prices.ts'
import type { CatalogDb } from '../../catalog-db.ts'
import type { ClosesRow } from '../types/closes-row.ts'

/** One series of both; a day that only one knows is its, a newer close stands over an older. */
export const mergeCloses = (kept: DailyCloses, came: DailyCloses): DailyCloses => {
  if (kept.prices.length === 0) return came
  if (came.prices.length === 0) return kept
  const firstDay = Math.min(kept.firstDay, came.firstDay)
  const endDay = Math.max(kept.firstDay + kept.prices.length, came.firstDay + came.prices.length)
  const prices = Array.from({ length: endDay - firstDay }, (_, at) => {
    const day = firstDay + at
    return came.prices[day - came.firstDay] ?? kept.prices[day - kept.firstDay] ?? null
  })
  return { firstDay, prices }
}

const nothing: DailyCloses = { firstDay: 0, prices: [] }

/** `askedFromDay`: since when they were asked for; coins the answer does not name have none. */
export const storeCloses = (
  db: CatalogDb,
  closes: Readonly<Record<string, DailyClosesWire>>,
  { ids, askedFromDay }: { ids: readonly string[]; askedFromDay: number },
): Promise<void> =>
  db.transaction('rw', db.closes, async () => {
    const kept = await db.closes.bulkGet([...ids])
    const rows = ids.map((id, at): ClosesRow => {
      const before = kept[at]
      const answer = closes[id]
      const came = answer ? { firstDay: answer.first_day, prices: answer.prices } : nothing
      const merged = mergeCloses(before ?? nothing, came)
      return {
        id,
        ...merged,
        askedFromDay: Math.min(before?.askedFromDay ?? Infinity, askedFromDay),
        bytes: merged.prices.length * bytesOfPrice,
      }
    })
    await db.closes.bulkPut(rows)
  })

const bytesOfPrice = 9

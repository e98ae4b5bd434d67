// Fetching daily closes of what somebody holds: from the day they are needed on, and later only
// what is new.
import { mostCoinsOfCloses } from '#contract/market/daily-closes-wire.ts'
import { epochDay, secOfDay } from '#domain/series/daily-series.ts'
import { storeCloses } from '../store/store-closes.ts'
import { writeExtra } from '../store/make-room.ts'
import type { CatalogDb } from '../../catalog-db.ts'
import type { PullPorts } from './ports.ts'

/** A close may come late: the last days are asked for again. */
const againDays = 3

/** From when on each coin lacks something; coins that lack nothing of before share their last day. */
const neededFrom = async (
  db: CatalogDb,
  ids: readonly string[],
  fromDay: number,
): Promise<Map<string, number>> => {
  const kept = await db.closes.bulkGet([...ids])
  return new Map(
    ids.map((id, at) => {
      const row = kept[at]
      const isWhole = row !== undefined && row.askedFromDay <= fromDay
      const endDay = row ? row.firstDay + row.prices.length : 0
      return [id, isWhole && endDay > fromDay ? endDay - againDays : fromDay] as const
    }),
  )
}

const inParts = (ids: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / mostCoinsOfCloses) }, (_, part) =>
    ids.slice(part * mostCoinsOfCloses, (part + 1) * mostCoinsOfCloses),
  )

/** Brings the closes of these coins up to date from an epoch day on. */
export const pullCloses = async (
  { db, call, nowMs }: PullPorts,
  { ids, fromDay }: { ids: readonly string[]; fromDay: number },
  options: { signal?: AbortSignal } = {},
): Promise<void> => {
  const today = epochDay(nowMs() / 1000)
  const needed = await neededFrom(db, ids, Math.min(fromDay, today))
  for (const part of inParts(ids)) {
    const since = Math.min(...part.map((id) => needed.get(id) ?? fromDay))
    const { closes } = await call(
      'get_daily_closes',
      { ids: part, since: secOfDay(since) },
      options,
    )
    await writeExtra(() => storeCloses(db, closes, { ids: part, askedFromDay: since }))
  }
}

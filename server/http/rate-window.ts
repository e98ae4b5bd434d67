// Counts calls per network in one-minute windows. A single server counts in memory; servers of one
// PostgreSQL add up what they counted in small steps, so that the limit is one for all of them and
// a call still costs no query (S16).
import { subjectOf } from '../store/accounts/attempt-queries.ts'
import { addCalls } from '../store/call-count-queries.ts'
import type { Store } from '../store/store.ts'

const windowMs = 60_000
/** The part of the limit a server counts by itself before it asks what the others counted. */
const stepsPerLimit = 30

export type RateWindow = {
  /** Counts one call; seconds to wait when it is one too many, else null. */
  take: (who: string, nowMs: number) => number | null | Promise<number | null>
}

type Count = {
  /** Of all servers, when last asked. */
  known: number
  /** Counted here and told nobody yet. */
  own: number
  telling: Promise<void> | null
}

/**
 * Adds `calls` of a network to the minute that starts at `startMs`; resolves to the sum of all
 * servers.
 */
type Ledger = (who: string, startMs: number, calls: number) => Promise<number>

/** Windows begin with the minute, so that all servers mean the same one. */
const startOf = (nowMs: number): number => nowMs - (nowMs % windowMs)

/**
 * A limit of `max` calls. With a ledger each server admits at most one step (a thirtieth of `max`)
 * beyond it in a window; while the ledger can't be written, each server limits by what it counts
 * itself.
 */
export const createRateWindow = (max: number, ledger: Ledger | null = null): RateWindow => {
  const step = Math.max(1, Math.floor(max / stepsPerLimit))
  let counts = new Map<string, Count>()
  let startMs = 0

  const tell = async (who: string, count: Count): Promise<void> => {
    const reported = count.own
    // Reading goes on where nothing can be written: this server then knows of its own calls.
    const sum = await ledger?.(who, startMs, reported).catch(() => null)
    count.known = sum ?? count.known + reported
    count.own -= reported
    count.telling = null
  }

  const shared = async (who: string, count: Count, waitSec: number): Promise<number | null> => {
    while (count.own >= step) {
      count.telling ??= tell(who, count)
      await count.telling
    }
    return count.known + count.own > max ? waitSec : null
  }

  return {
    take: (who, nowMs) => {
      if (startOf(nowMs) !== startMs) {
        counts = new Map()
        startMs = startOf(nowMs)
      }
      const count = counts.get(who) ?? { known: 0, own: 0, telling: null }
      counts.set(who, count)
      const waitSec = Math.max(1, Math.ceil((startMs + windowMs - nowMs) / 1000))
      if (count.known + count.own >= max) return waitSec
      count.own += 1
      if (ledger === null) return null
      return count.own < step ? null : shared(who, count, waitSec)
    },
  }
}

/**
 * The window of a server: alone on SQLite in memory, with others on PostgreSQL by the database they
 * share.
 */
export const rateWindowOf = ({ engine, db }: Store, max: number): RateWindow =>
  createRateWindow(
    max,
    engine === 'sqlite'
      ? null
      : (who, startMs, calls) =>
          addCalls(db, {
            subject: subjectOf('calls', who),
            startsAtSec: Math.floor(startMs / 1000),
            calls,
          }),
  )

// Counts calls per network address in one-minute windows, in memory: the overall limit costs no query.

const windowMs = 60_000

export type RateWindow = {
  /** Counts one call; seconds to wait when it is one too many, else null. */
  take: (who: string, nowMs: number) => number | null
}

export const createRateWindow = (max: number): RateWindow => {
  let counts = new Map<string, number>()
  let startMs = 0
  return {
    take: (who, nowMs) => {
      if (nowMs - startMs >= windowMs || nowMs < startMs) {
        counts = new Map()
        startMs = nowMs
      }
      const count = (counts.get(who) ?? 0) + 1
      counts.set(who, count)
      return count > max ? Math.ceil((startMs + windowMs - nowMs) / 1000) : null
    },
  }
}

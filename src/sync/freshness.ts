// When data is fetched again: the specification's numbers (§9) as TanStack Query options. Pure
// data; the app mounts it. Every query function is a pull that writes to the local database and
// returns only a version and a time.

const secondMs = 1000
const minuteMs = 60 * secondMs

const field = (error: unknown, name: string): unknown =>
  typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined

/** A 4xx answer or a spoken refusal comes out the same the next time. */
const isDefinite = (error: unknown): boolean => {
  const status = field(error, 'status')
  return (
    field(error, 'kind') === 'refused' ||
    (typeof status === 'number' && status >= 400 && status < 500)
  )
}

/** 1 s, doubling, at most 30 s (R-DAT-005). `failures` counts from 0. */
export const doublingDelayMs = (failures: number): number =>
  Math.min(secondMs * 2 ** failures, 30 * secondMs)

/**
 * Read-only market data: three retries, none where the answer is definite (R-DAT-005,
 * D-SOMEQUERIES).
 */
const marketData = {
  retry: (failures: number, error: unknown): boolean => failures < 3 && !isDefinite(error),
  retryDelay: doublingDelayMs,
}

/** The membership of a user, under that account's name (R-DAT-010, R-MEM-048). */
export const subscriptionFreshness = { staleTime: 5 * minuteMs, retry: 1 } as const

/** Every coin of the catalogue: coin list, top movers and new listings read what it stores. */
export const marketFreshness = { queryKey: ['market'], ...marketData } as const

/** Every upcoming sale. */
export const salesFreshness = { queryKey: ['sales'], ...marketData } as const

/** Every launchpad. */
export const launchpadsFreshness = { queryKey: ['launchpads'], ...marketData } as const

/** Every airdrop. */
export const airdropsFreshness = { queryKey: ['airdrops'], ...marketData } as const

/** The exchange rates, for those who read amounts in another currency. */
export const ratesFreshness = {
  queryKey: ['exchangeRates'],
  staleTime: 30 * minuteMs,
  refetchInterval: 60 * minuteMs,
  ...marketData,
} as const

/** One coin's full record. */
export const coinRecordFreshness = (id: string) =>
  ({ queryKey: ['coinRecord', id], ...marketData }) as const

/** One sale's full record. */
export const saleFreshness = (id: string) => ({ queryKey: ['sale', id], ...marketData }) as const

/** A coin's price history. */
export const chartFreshness = (id: string, range: string) =>
  ({ queryKey: ['chart', id, range], ...marketData }) as const

/** Community, development and news of a coin. */
export const coinExtrasFreshness = (id: string) =>
  ({ queryKey: ['coinExtras', id], staleTime: 5 * minuteMs, ...marketData }) as const

/** The history of a coin's score, as far back as somebody sees: it grows by the day. */
export const scoreHistoryFreshness = (id: string, days: number | null) =>
  ({
    queryKey: ['scoreHistory', id, days],
    enabled: days !== null,
    staleTime: 5 * minuteMs,
    ...marketData,
  }) as const

/** A coin's candles. */
export const candlesFreshness = (id: string, range: string) =>
  ({ queryKey: ['candles', id, range], ...marketData }) as const

/** Daily closes of what somebody holds: a day has one. */
export const closesFreshness = (ids: string, fromDay: number) =>
  ({
    queryKey: ['dailyCloses', ids, fromDay],
    staleTime: 60 * minuteMs,
    ...marketData,
  }) as const

/** The membership plans: they change seldom (as R-DAT-010). */
export const plansFreshness = { queryKey: ['plans'], staleTime: 5 * minuteMs, retry: 1 } as const

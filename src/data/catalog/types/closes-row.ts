// A coin's daily closes as this device keeps them.
import type { DailyCloses } from '#domain/ledger/returns/day-prices.ts'

/**
 * `askedFromDay`: the epoch day from which they were asked for; what is not there nobody knows.
 */
export type ClosesRow = DailyCloses & { id: string; askedFromDay: number; bytes: number }

// Rows of the closes a server keeps; days are whole days since 1 Jan 1970 (UTC).

/** What a day closed with, US dollars. */
export type DailyCloseRow = { coin_id: string; day: number; close: number }

/**
 * The source was asked about a year of this coin, and every day since, up to this day: what is
 * missing before it is not asked for again.
 */
export type CloseReachRow = { coin_id: string; through_day: number }

// A ledger of few coins over ten days, and their prices.
import type { LedgerEntry } from '#domain/ledger/movements-of.ts'
import type { DailyCloses, PriceHistory } from '#domain/ledger/returns/day-prices.ts'
import { sampleEntry } from './sample-entry.ts'

const daySec = 86_400
export const today = 19_010
const bare: LedgerEntry = {
  ...sampleEntry,
  id: 'bare',
  counterAsset: 'fiat:USD',
  counterAmount: '1',
  feeAsset: '',
  feeAmount: '',
}
/** At noon of a day: 19,000 is the first, 19,010 today. */
export const entry = (day: number, fields: Partial<LedgerEntry>): LedgerEntry => ({
  ...bare,
  id: `${day}-${fields.kind ?? 'buy'}-${fields.asset ?? 'bitcoin'}`,
  happenedAtSec: day * daySec + daySec / 2,
  ...fields,
})
/** Two bitcoins on the first day. */
export const bought = entry(19_000, { amount: '2', valueUsd: '190' })

/** Closes that rise by one a day. */
export const ramp = (from: number, count = 10): DailyCloses => ({
  firstDay: 19_000,
  prices: Array.from({ length: count }, (_, step) => from + step),
})
export const historyOf = (closes: Record<string, DailyCloses>): PriceHistory => ({
  closes: new Map(Object.entries(closes)),
  prices: new Map([
    ['bitcoin', { priceUsd: 110, change24hPct: null }],
    ['ethereum', { priceUsd: 11, change24hPct: null }],
    ['solana', { priceUsd: 5, change24hPct: null }],
  ]),
  today,
})
export const bitcoinOnly = historyOf({ bitcoin: ramp(100) })
export const both = historyOf({ bitcoin: ramp(100), ethereum: ramp(10) })

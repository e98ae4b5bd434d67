// Exact decimals of the ledger: sums and products lose no digit, unlike doubles (0.1 + 0.2).
import bigJs from 'big.js'

/** A constructor of our own, so that nobody else's setting reaches it. Quotients have 40 decimals. */
export const Decimal = bigJs()
Decimal.DP = 40

export type Decimal = InstanceType<typeof Decimal>

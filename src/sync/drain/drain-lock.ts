/** The name of the lock of whichever tab drains the account's queue (design 5, "Who drains"). */
export const drainLock = (account: string): string => `coinsight-sync-${account}`

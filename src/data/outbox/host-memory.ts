// What the host once said about itself, kept with the account so that a restart sends without
// asking first.
import type { AccountDb } from '../account-db.ts'
import { withStorage } from '../storage-fault.ts'

export type HostMemory = {
  /** Origin of the API host. */
  host: string
  /** What it announced when it last answered; null where it never did. */
  names: string[] | null
  toldAtMs: number
  /** Times in a row that only this question failed, before it was ever answered. */
  misses: number
}

/** What is remembered of this host; another one starts from nothing. */
export const recallHost = async (db: AccountDb, host: string): Promise<HostMemory> => {
  const memory = (await withStorage(db, () => db.meta.get('host')))?.value as HostMemory | undefined
  return memory?.host === host ? memory : { host, names: null, toldAtMs: 0, misses: 0 }
}

/** Keeps it in place of what was remembered before. */
export const rememberHost = (db: AccountDb, memory: HostMemory): Promise<void> =>
  withStorage(db, async () => {
    await db.meta.put({ key: 'host', value: memory })
  })

// A copy of the server, and what is lost where the server goes back to it (decisions/140).
import type { AccountDb } from '#data/account-db.ts'
import type { WatchlistOperation } from '#data/watchlists/operation.ts'
import type { FieldJudge } from './field-judge.ts'
import type { Host } from './host.ts'
import { partOf, type GoneChange, type SimPart } from './parts/sim-part.ts'

type Inspectors = ReadonlyMap<string, AccountDb>

/** `logged`: the newest entry of each device's log of finished changes when it was made. */
export type Backup = {
  restore: () => void
  restoreBooks: () => void
  logged: Map<string, number>
  /** Finished changes whose log was cleared since. */ cleared: {
    account: string
    kind: string
    change: GoneChange
  }[]
}

export const makeBackup = async (
  host: Host,
  fields: FieldJudge,
  inspectors: Inspectors,
): Promise<Backup> => {
  const restore = host.backUp()
  const restoreBooks = fields.snapshot()
  const newest = [...inspectors].map(async ([key, db]): Promise<[string, number]> => [
    key,
    (await db.opLog.toArray()).at(-1)?.id ?? 0,
  ])
  return { restore, restoreBooks, logged: new Map(await Promise.all(newest)), cleared: [] }
}

/** The logs of a device are about to be cleared: what they say of the time since the backup is kept. */
export const forgetLogs = async (
  { logged, cleared }: Backup,
  inspectors: Inspectors,
  isCleared: (key: string) => boolean,
): Promise<void> => {
  for (const [key, db] of inspectors) {
    if (!isCleared(key)) continue
    const since = logged.get(key) ?? 0
    const accepted = (await db.opLog.toArray()).filter(
      ({ id, outcome }) => id > since && outcome === 'acknowledged',
    )
    cleared.push(
      ...accepted.map(({ lane, type, itemId, kind }) => ({
        account: db.accountKey,
        kind,
        change: { lane, type, itemId },
      })),
    )
    logged.delete(key)
  }
}

/** What was accepted after the backup is gone from the server, and nobody's fault. `isLooking`: somebody's lists are being read. */
export const restoreBackup = async (
  { restore, restoreBooks, logged, cleared }: Backup,
  {
    inspectors,
    parts,
    isLooking,
  }: { inspectors: Inspectors; parts: readonly SimPart[]; isLooking: () => boolean },
): Promise<void> => {
  restore()
  restoreBooks()
  for (const { account, kind, change } of cleared) partOf(parts, kind).lost(account, change)
  for (const [key, db] of inspectors) {
    const since = logged.get(key) ?? 0
    for (const { id, outcome, lane, type, itemId, kind } of await db.opLog.toArray()) {
      if (id > since && outcome === 'acknowledged')
        partOf(parts, kind).lost(db.accountKey, { lane, type, itemId })
    }
    // A yes of before may still be on its way to the device: to its request, or to a look at the lists.
    const isBeingAnswered = ({ state }: WatchlistOperation): boolean =>
      state === 'inflight' || (state === 'ambiguous' && isLooking())
    for (const operation of (await db.outbox.toArray()).filter(isBeingAnswered)) {
      partOf(parts, operation.kind).lost(db.accountKey, { itemId: null, ...operation })
    }
  }
}

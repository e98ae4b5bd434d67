// Everything this device holds of an account, as one readable document: what people may take with
// them, and what a report of a lost change can be checked against.
import type { AccountDb } from '../../account-db.ts'
import { completeEntities } from '../../complete-entities.ts'
import type { PrefRow } from '../../account-rows.ts'
import { damagedRows } from '../../damage/queries.ts'
import type { DamagedRow } from '../../damage/damaged-rows.ts'
import type { EntityExports } from '../../entities.ts'
import { queuedChanges, type QueuedChange } from '../../outbox/queue-view.ts'

type ExportedChange = {
  list: string | null
  kind: string
  change: string
  item: string | null
  state: string
  madeAt: string
  attempts: number
  lastError: string | null
  id: string
}

export type AccountExport = EntityExports & {
  format: 'coinsight-account'
  version: 1
  exportedAt: string
  /** A user's id, or `anon` for what was made without signing in. */
  account: string
  /** What the server does not have yet, in the order it is sent. */
  unsentChanges: ExportedChange[]
  preferences: Record<string, unknown>
  /** What could not be read and was set aside, as it was found. */
  damaged: DamagedRow[]
}

const fromMs = (ms: number): string => new Date(ms).toISOString()
const changeOf = ({ operation, name }: QueuedChange): ExportedChange => ({
  list: name,
  kind: operation.kind,
  change:
    operation.desired === undefined
      ? operation.type
      : operation.desired === 'in'
        ? 'add'
        : 'remove',
  item: operation.itemId ?? null,
  state: operation.state,
  madeAt: fromMs(operation.createdAtMs),
  attempts: operation.attempts,
  lastError: operation.lastError?.serverMessage ?? operation.lastError?.reason ?? null,
  id: operation.opId,
})

const preferencesOf = (rows: readonly PrefRow[]): Record<string, unknown> =>
  Object.fromEntries(rows.map(({ key, value }) => [key, value]))

/** One consistent moment of the account (a single read transaction). Times are ISO 8601 in UTC. */
export const exportAccount = async (db: AccountDb): Promise<AccountExport> => {
  await completeEntities(db)
  return db.transaction(
    'r',
    [...db.entities.stores, ...db.entities.remembered, 'outbox', 'prefs', 'meta'],
    async () => {
      const [changes, preferences, damaged, ...rows] = await Promise.all([
        queuedChanges(db),
        db.prefs.toArray(),
        damagedRows(db),
        ...db.entities.loaded.map((entity) => entity.forExport(db)),
      ])
      return {
        format: 'coinsight-account',
        version: 1,
        exportedAt: fromMs(db.nowMs()),
        account: db.accountKey,
        // Each entity says what its own part is; the parts have no name in common.
        ...(Object.assign({}, ...rows) as EntityExports),
        unsentChanges: changes.map(changeOf),
        preferences: preferencesOf(preferences),
        damaged,
      }
    },
  )
}

// Overtakings nobody has been told of yet. They are rows, so a page that dies in between takes none
// with it.
import type { AccountDb } from '../account-db.ts'
import type { EditRow } from '../account-rows.ts'
import { inDrain } from '../outbox/fence.ts'
import { withStorage } from '../storage-fault.ts'

/** Those still to be told, oldest first. */
export const unnotifiedOvertakings = (db: AccountDb): Promise<EditRow[]> =>
  withStorage(db, () =>
    db.edits
      .filter(({ origin, toldAtMs }) => origin === 'overtaken' && toldAtMs === null)
      .toArray(),
  )

/** Notes that the person was told. Throws FencedError. */
export const markNotified = (
  account: AccountDb,
  epoch: number,
  ids: readonly number[],
): Promise<void> =>
  inDrain(account, epoch, async (db) => {
    for (const id of ids) await db.edits.update(id, { toldAtMs: db.nowMs() })
  })

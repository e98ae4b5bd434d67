// What becomes of changes that one answer accepted: one commit, however many.
import type { AccountDb } from '../account-db.ts'
import { countSuccess, inDrain, moveSendMark } from './fence.ts'
import { finish } from './finish.ts'
import type { OperationRow } from './operation.ts'

/** The server has them: base updated, operations removed, view recomputed. Throws FencedError. */
export const acknowledgeAll = (
  account: AccountDb,
  { epoch, operations }: { epoch: number; operations: readonly OperationRow[] },
): Promise<void> =>
  inDrain(account, epoch, async (db) => {
    for (const operation of operations) {
      const entity = db.entities.of(operation.kind)
      await entity.applyToBase(db, operation, { serverId: null, fieldsVersion: null })
      await finish(db, operation, 'acknowledged')
      await countSuccess(db)
      await entity.rebase(db, operation)
    }
    await moveSendMark(db)
  })

// What becomes of changes of items that one answer accepted: one commit, however many.
import type { AccountDb } from '../account-db.ts'
import { applyToBase } from '../watchlists/apply-to-base.ts'
import { refoldMember } from '../watchlists/refold.ts'
import { countSuccess, inDrain, moveSendMark } from './fence.ts'
import { finish } from './finish.ts'
import type { MemberOperation } from './operation.ts'

/** The server has them: base updated, operations removed, view recomputed. Throws FencedError. */
export const acknowledgeAll = (
  account: AccountDb,
  { epoch, operations }: { epoch: number; operations: readonly MemberOperation[] },
): Promise<void> =>
  inDrain(account, epoch, async (db) => {
    for (const operation of operations) {
      await applyToBase(db, operation, { serverId: null, fieldsVersion: null })
      await finish(db, operation, 'acknowledged')
      await countSuccess(db)
      await refoldMember(db, operation.lane, operation.itemId)
    }
    await moveSendMark(db)
  })

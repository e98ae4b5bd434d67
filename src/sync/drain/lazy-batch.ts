// What only a long queue needs, loaded when there is one: most pages never send many changes at
// once.
import type { AccountDb } from '#data/account-db.ts'
import type { acknowledgeAll as AcknowledgeAll } from '#data/outbox/acknowledge-all.ts'
import type { BatchClaim, BatchOptions } from '#data/outbox/claim-batch.ts'

/**
 * As `claim-batch.ts` has it; null where the queue is too short, or where its code can't be had
 * now.
 */
export const claimBatch = async (
  account: AccountDb,
  options: BatchOptions,
): Promise<BatchClaim | null> => {
  if ((await account.outbox.count()) < options.fewest) return null
  // Without it every change goes by itself, as to a host that takes no batches. What sends and
  // settles comes in the same file.
  const late = await import('#data/outbox/claim-batch.ts').catch(() => null)
  return late && late.claimBatch(account, options)
}

/** As `acknowledge-all.ts` has it. */
export const acknowledgeAll: typeof AcknowledgeAll = async (...given) =>
  (await import('#data/outbox/acknowledge-all.ts')).acknowledgeAll(...given)

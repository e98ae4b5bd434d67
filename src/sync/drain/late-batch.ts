// What only a long queue needs, loaded when there is one: most pages never send many changes at once.
import type { AccountDb } from '#data/account-db.ts'
import type { BatchClaim, BatchOptions } from '#data/outbox/claim-batch.ts'
import type { sendBatch as Send } from './send-batch.ts'

/** As `claim-batch.ts` has it; null where the queue is too short, or where its code can't be had now. */
export const claimBatch = async (account: AccountDb, options: BatchOptions): Promise<BatchClaim | null> => {
  if ((await account.outbox.count()) < options.fewest) return null
  // Without it every change goes by itself, as to a host that takes no batches.
  const late = await import('#data/outbox/claim-batch.ts').catch(() => null)
  return late && late.claimBatch(account, options)
}

/** As `send-batch.ts` has it, which comes in one file with the claim. */
export const sendBatch: typeof Send = async (...given) => (await import('./send-batch.ts')).sendBatch(...given)

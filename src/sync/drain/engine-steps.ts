// The steps of a drain as a table, so that a test can put a wrong one in its place and see it
// caught.
import type { AccountDb } from '#data/account-db.ts'
import { beginDrain, readSendMark } from '#data/outbox/fence.ts'
import { applyPull, hideAfterFailure } from '#data/outbox/apply-pull.ts'
import { claimNext } from '#data/outbox/claim-next.ts'
import { acknowledge, postpone, refuse } from '#data/outbox/settle.ts'
import { mergeWithRead, noteConflict, noteIdsBefore } from '#data/outbox/read-first.ts'
import { confirmAccount } from './confirm-account.ts'
import { acknowledgeAll, claimBatch } from './lazy-batch.ts'
import { learnCapabilities } from './host-capabilities.ts'
import { planAfter } from './plan-after.ts'
import type { News, SyncedEntity } from '../synced-entity.ts'

type Notified = { epoch: number; ids: readonly number[] }

const unnotified = async (entity: SyncedEntity, db: AccountDb): Promise<News[]> =>
  (await entity.unnotified?.(db)) ?? []

const markNotified = async (
  entity: SyncedEntity,
  db: AccountDb,
  { epoch, ids }: Notified,
): Promise<void> => entity.markNotified?.(db, epoch, ids)

export const defaultSteps = {
  confirmAccount,
  learnCapabilities,
  beginDrain,
  claimBatch,
  claimNext,
  noteIdsBefore,
  mergeWithRead,
  noteConflict,
  planAfter,
  acknowledge,
  acknowledgeAll,
  refuse,
  postpone,
  readSendMark,
  applyPull,
  unnotified,
  markNotified,
  hideAfterFailure,
}

export type EngineSteps = typeof defaultSteps

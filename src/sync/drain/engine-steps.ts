// The steps of a drain as a table, so that a test can put a wrong one in its place and see it caught.
import { beginDrain, readSendMark } from '#data/outbox/fence.ts'
import { claimNext, noteIdsBefore } from '#data/outbox/claim-next.ts'
import { acknowledge, postpone, refuse } from '#data/outbox/settle.ts'
import { mergeWithRead, noteConflict } from '#data/outbox/merge-edit.ts'
import { noteTold, untoldOvertakings } from '#data/edits/untold.ts'
import { applyPull, hideAfterFailure } from '#data/watchlists/apply-pull.ts'
import { confirmAccount } from './confirm-account.ts'
import { acknowledgeAll, claimBatch } from './late-batch.ts'
import { learnHost } from './host-word.ts'
import { planAfter } from './plan-after.ts'

export const defaultSteps = {
  confirmAccount,
  learnHost,
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
  untoldOvertakings,
  noteTold,
  hideAfterFailure,
}

export type EngineSteps = typeof defaultSteps

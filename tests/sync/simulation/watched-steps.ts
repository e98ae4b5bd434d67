// The engine's steps as the simulation runs them: every one is a place to die or to freeze, and is judged on the way.
import type { AccountDb } from '#data/account-db.ts'
import { acknowledgeAll } from '#data/outbox/acknowledge-all.ts'
import type { OperationRow } from '#data/outbox/operation.ts'
import type { EngineSteps } from '#sync/drain/engine-steps.ts'
import { promise } from './violation.ts'

export type StepWatch = {
  /** Crossing a label: returns, or never returns, or returns after a thaw. */
  cross: (label: string) => Promise<void>
  onClaim: (operation: OperationRow, serverId: string | null, oldestSeq?: number) => void
  onPulled: (kind: string) => void
  onHidden: () => void
  onRefused: (db: AccountDb, operation: OperationRow) => Promise<void>
  /** Somebody else's edit came first: this one goes again under another key. */
  onConflict: (operation: OperationRow) => void
}

/** The steps of one tab, wrapped. */
export const watchSteps = (steps: EngineSteps, watch: StepWatch): EngineSteps => {
  const at =
    <Args extends unknown[], Result>(label: string, step: (...args: Args) => Promise<Result>) =>
    async (...args: Args): Promise<Result> => {
      await watch.cross(`${label}:before`)
      const result = await step(...args)
      await watch.cross(`${label}:after`)
      return result
    }
  return {
    ...steps,
    confirmAccount: at('confirm', steps.confirmAccount),
    beginDrain: at('begin', steps.beginDrain),
    claimNext: at('claim', async (db, options) => {
      const claim = await steps.claimNext(db, options)
      if (claim?.type === 'send') watch.onClaim(claim.operation, claim.serverId)
      return claim
    }),
    // Two are a long queue here, so that stories of fifteen moves have many.
    claimBatch: async (db, options) => {
      const claim = await steps.claimBatch(db, { ...options, fewest: 2 })
      const seqs = claim?.operations.map(({ seq }) => seq) ?? []
      promise(
        seqs.join() === seqs.toSorted((a, b) => a - b).join(),
        'order per list',
        () => `a batch holds ${seqs.join()}`,
      )
      for (const operation of claim?.operations ?? [])
        watch.onClaim(
          operation,
          claim?.serverIds.get(operation.lane) ?? null,
          claim?.operations.find(({ lane }) => lane === operation.lane)?.seq,
        )
      if (claim) await watch.cross('batch:after')
      return claim
    },
    acknowledgeAll: at('acknowledge', acknowledgeAll),
    planAfter: (outcome, sent) => {
      const plan = steps.planAfter(outcome, sent)
      const isBelieved = outcome.type === 'failed' && sent.operation.reportedFailures === 3
      const isAnotherTry =
        outcome.type === 'refused' &&
        (outcome.code === 'REQUEST_OUT_OF_ORDER' ||
          sent.entity.isConflict(sent.operation, outcome.code))
      const isDefinite = isBelieved || (outcome.type === 'refused' && !isAnotherTry)
      promise(
        isDefinite === (plan.type === 'refuse'),
        'decided by class',
        () => `${outcome.type} led to ${plan.type}`,
      )
      return plan
    },
    noteIdsBefore: at('note', steps.noteIdsBefore),
    mergeWithRead: at('merge', async (db, reading) => {
      const claim = await steps.mergeWithRead(db, reading)
      if (claim?.type === 'send') watch.onClaim(claim.operation, claim.serverId)
      return claim
    }),
    noteConflict: at('conflict', async (db, settled, nextAtMs) => {
      await steps.noteConflict(db, settled, nextAtMs)
      watch.onConflict(settled.operation)
    }),
    markNotified: at('told', steps.markNotified),
    acknowledge: at('acknowledge', steps.acknowledge),
    refuse: at('refuse', async (db, settled, error) => {
      const refusal = await steps.refuse(db, settled, error)
      await watch.onRefused(db, settled.operation)
      return refusal
    }),
    postpone: at('postpone', steps.postpone),
    applyPull: at('pull', async (db, pull) => {
      const result = await steps.applyPull(db, pull)
      if (result.type === 'applied') watch.onPulled(pull.kind)
      return result
    }),
    hideAfterFailure: at('hide', (db, epoch, kind) => {
      watch.onHidden()
      return steps.hideAfterFailure(db, epoch, kind)
    }),
  }
}

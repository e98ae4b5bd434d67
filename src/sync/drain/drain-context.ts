// What one drain knows: whose queue, with which token, under which epoch; and why it should end
// early.
import type { AccountDb } from '#data/account-db.ts'
import type { Capability } from '#contract/headers.ts'
import type { SyncPorts } from '../ports.ts'
import type { EngineSteps } from './engine-steps.ts'
import type { Halt } from './halt.ts'
import type { RefusedLoads } from './load-failure.ts'

export type DrainContext = {
  ports: SyncPorts
  steps: EngineSteps
  db: AccountDb
  account: string
  epoch: number
  token: string
  capabilities: ReadonlySet<Capability>
  deviceId: string
  /**
   * Lists whose change may still be on its way from a page that is gone: nothing of them is judged
   * or sent.
   */
  heldLanes: ReadonlySet<string>
  /** Sendings whose end this tab has seen, or waits for; its own are put in. */
  knownSendings: Set<string>
  halt: { reason: Halt | null; untilMs: number }
  /** Requests in a row that got no answer. */
  losses: number
  /** Kinds to load again: something was accepted, must be read back, or was asked for. */
  kindsToLoad: Set<string>
  /** Kinds a person asked to load: their failures are always told. */
  requestedKinds: Set<string>
  refusedLoads: RefusedLoads
  /** The rows changed: screens outside live queries want to know. */
  changed: (kind: string) => void
}

export const haltDrain = (context: DrainContext, reason: Halt, untilMs = 0): void => {
  if (context.halt.reason === null) context.ports.halted?.(reason)
  context.halt.reason ??= reason
  context.halt.untilMs = Math.max(context.halt.untilMs, untilMs)
}

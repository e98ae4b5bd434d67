// What an engine does at its ports, told to whoever listens (/dev/sync): never a payload, a name or
// a token.
import type { CallName } from '#contract/calls.ts'
import type { Halt } from './drain/halt.ts'
import type { CapabilityAnswer, Locks, Outcome, SyncPorts, Transport } from './ports.ts'

/** How a request ended: its class, and the status where the class has one. */
type Answer = { outcome: Outcome['type']; status: number | null; tookMs: number }

export type Traffic =
  | { type: 'lockTaken'; isForced: boolean }
  | { type: 'lockBusy' }
  | { type: 'lockReleased' }
  | { type: 'sent'; f: CallName }
  | ({ type: 'answered'; f: CallName } & Answer)
  | { type: 'halted'; reason: Halt }

type Tell = (traffic: Traffic) => void

const answerOf = (outcome: Outcome | CapabilityAnswer): Omit<Answer, 'tookMs'> => ({
  outcome: outcome.type === 'answered' ? 'success' : outcome.type,
  status: 'status' in outcome ? outcome.status : null,
})

const reported = async <Result extends Outcome | CapabilityAnswer>(
  tell: Tell,
  f: CallName,
  call: () => Promise<Result>,
): Promise<Result> => {
  const sentAtMs = performance.now()
  tell({ type: 'sent', f })
  const outcome = await call()
  tell({ type: 'answered', f, ...answerOf(outcome), tookMs: performance.now() - sentAtMs })
  return outcome
}

const reportingTransport = ({ call, capabilities, host }: Transport, tell: Tell): Transport => ({
  host,
  call: (request) => reported(tell, request.f, () => call(request)),
  capabilities: () => reported(tell, 'get_capabilities', capabilities),
})

const reportingLocks = ({ runIfFree }: Locks, tell: Tell): Locks => ({
  runIfFree: async (name, work, options) => {
    const result = await runIfFree(
      name,
      async () => {
        tell({ type: 'lockTaken', isForced: options?.isForced === true })
        return work().finally(() => tell({ type: 'lockReleased' }))
      },
      options,
    )
    if (result === null) tell({ type: 'lockBusy' })
    return result
  },
})

/**
 * Puts ports that tell what passes in the place of the engine's own: it looks them up for every
 * call, so it need not know. Returns how to put its own back.
 */
export const listenToTraffic = (
  ports: Pick<SyncPorts, 'transport' | 'locks' | 'halted'>,
  tell: Tell,
): (() => void) => {
  const { transport, locks, halted } = ports
  ports.transport = reportingTransport(transport, tell)
  ports.locks = reportingLocks(locks, tell)
  ports.halted = (reason) => tell({ type: 'halted', reason })
  return () => Object.assign(ports, { transport, locks, halted })
}

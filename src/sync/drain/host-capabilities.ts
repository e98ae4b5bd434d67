// Whether the host honours keys, known before anything is sent: a change that left without a key
// and is repeated with one would be made twice (decisions/030). Asked once and remembered; silence
// is not taken for "no".
import { capabilities, type Capability } from '#contract/headers.ts'
import { withStorage } from '#data/storage-fault.ts'
import { recallHost, rememberHost, type HostMemory } from '#data/outbox/host-memory.ts'
import type { Run } from '../engine-run.ts'
import type { CapabilityAnswer, SyncPorts } from '../ports.ts'

const freshForMs = 10 * 60_000
const minQueryGapMs = 60_000
/**
 * After so long a host may have changed its mind about keys: it is asked before anything is sent.
 */
const longAbsenceMs = 3_600_000
/** A host that has the lists but no answer to this is one that does not know the question. */
const enoughMisses = { answered: 3, lost: 8 }

type NoAnswer = Exclude<CapabilityAnswer, { type: 'answered' }>
/** unknown: nothing may be sent yet. `isOld`: worth asking again once the queue is sent. */
export type HostCapabilities =
  | { type: 'known'; names: ReadonlySet<Capability>; isOld: boolean }
  | { type: 'unknown'; failure: NoAnswer; memory: HostMemory }

const known = (names: readonly string[], isOld = false): HostCapabilities => ({
  type: 'known',
  names: new Set(capabilities.filter((name) => names.includes(name))),
  isOld,
})

const ask = async (
  { transport, clock }: SyncPorts,
  run: Run,
  memory: HostMemory,
): Promise<CapabilityAnswer> => {
  const answer = await transport.capabilities()
  run.hostQueriedAtMs = clock.nowMs()
  if (answer.type === 'answered')
    await rememberHost(run.db, {
      host: memory.host,
      names: [...answer.names],
      toldAtMs: clock.nowMs(),
      misses: 0,
    })
  return answer
}

const isUnheardOf = ({ misses }: HostMemory, { type }: NoAnswer): boolean =>
  misses >= (type === 'lost' ? enoughMisses.lost : enoughMisses.answered)

/**
 * A key that the host no longer honours makes a list twice. So its word must be younger than a long
 * absence, and than a sending whose answer was lost, before that is repeated (decisions/030).
 */
const isTooOldToTrust = async (
  { db }: Run,
  { names, toldAtMs }: HostMemory,
  nowMs: number,
): Promise<boolean> => {
  if (!names?.includes('idempotency')) return false
  if (Math.abs(nowMs - toldAtMs) > longAbsenceMs) return true
  const unanswered = await withStorage(db, () =>
    db.outbox
      .filter(
        ({ state, sentWithKey, lastSentAtMs }) =>
          state === 'ambiguous' && sentWithKey && (lastSentAtMs ?? 0) >= toldAtMs,
      )
      .toArray(),
  )
  return unanswered.length > 0
}

/** What the host can do, asked where it was never answered or may have changed its mind. */
export const learnCapabilities = async (ports: SyncPorts, run: Run): Promise<HostCapabilities> => {
  const nowMs = ports.clock.nowMs()
  const memory = await recallHost(run.db, ports.transport.host)
  const wasJustQueried = Math.abs(nowMs - run.hostQueriedAtMs) < minQueryGapMs
  const isTooOld = await isTooOldToTrust(run, memory, nowMs)
  if (memory.names && !isTooOld)
    return known(memory.names, Math.abs(nowMs - memory.toldAtMs) > freshForMs && !wasJustQueried)
  if (memory.misses >= enoughMisses.lost && wasJustQueried) return known(memory.names ?? [])
  const answer = await ask(ports, run, memory)
  if (answer.type === 'answered') return known([...answer.names])
  return isUnheardOf(memory, answer)
    ? known(memory.names ?? [])
    : { type: 'unknown', failure: answer, memory }
}

/** Asks again; without an answer what was known holds. */
export const askHostAgain = async (ports: SyncPorts, run: Run): Promise<void> => {
  await ask(ports, run, await recallHost(run.db, ports.transport.host))
}

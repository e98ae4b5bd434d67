// Whether the host honours keys, known before anything is sent: a change that left without a key and is repeated with
// one would be made twice (decisions/030). Asked once and remembered; silence is not taken for "no".
import { capabilities, type Capability } from '#contract/headers.ts'
import { recallHost, rememberHost, type HostMemory } from '#data/outbox/host-memory.ts'
import type { Run } from '../engine-run.ts'
import type { CapabilityAnswer, SyncPorts } from '../ports.ts'

const freshForMs = 10 * 60_000
const askedAtMostEveryMs = 60_000
/** A host that has the lists but no answer to this is one that does not know the question. */
const enoughMisses = { answered: 3, lost: 8 }

type Silence = Exclude<CapabilityAnswer, { type: 'told' }>
/** silent: nothing may be sent yet. `isOld`: worth asking again once the queue is sent. */
export type HostWord = { type: 'known'; names: ReadonlySet<Capability>; isOld: boolean } | { type: 'silent'; silence: Silence; memory: HostMemory }

const known = (names: readonly string[], isOld = false): HostWord => ({ type: 'known', names: new Set(capabilities.filter((name) => names.includes(name))), isOld })

const ask = async ({ transport, clock }: SyncPorts, run: Run, memory: HostMemory): Promise<CapabilityAnswer> => {
  const answer = await transport.capabilities()
  run.hostAskedAtMs = clock.nowMs()
  if (answer.type === 'told') await rememberHost(run.db, { host: memory.host, names: [...answer.names], toldAtMs: clock.nowMs(), misses: 0 })
  return answer
}

const isUnheardOf = ({ misses }: HostMemory, { type }: Silence): boolean => misses >= (type === 'lost' ? enoughMisses.lost : enoughMisses.answered)

/** What the host can do, asked only where it was never answered. */
export const learnHost = async (ports: SyncPorts, run: Run): Promise<HostWord> => {
  const nowMs = ports.clock.nowMs()
  const memory = await recallHost(run.db, ports.transport.host)
  const wasJustAsked = Math.abs(nowMs - run.hostAskedAtMs) < askedAtMostEveryMs
  if (memory.names) return known(memory.names, Math.abs(nowMs - memory.toldAtMs) > freshForMs && !wasJustAsked)
  if (memory.misses >= enoughMisses.lost && wasJustAsked) return known([])
  const answer = await ask(ports, run, memory)
  if (answer.type === 'told') return known([...answer.names])
  return isUnheardOf(memory, answer) ? known([]) : { type: 'silent', silence: answer, memory }
}

/** Asks again; without an answer what was known holds. */
export const askHostAgain = async (ports: SyncPorts, run: Run): Promise<void> => {
  await ask(ports, run, await recallHost(run.db, ports.transport.host))
}

// The line to the server with somebody who notes who answered: only a request's outcome is a fact
// (design 5).
import type { CapabilityAnswer, Outcome, SyncPorts, Transport } from '../ports.ts'
import type { Reach } from '../sync-status.ts'

const voiceOf = ({ type }: Outcome | CapabilityAnswer): Reach => {
  if (type === 'notSent' || type === 'lost') return 'nobody'
  return type === 'foreign' ? 'foreign' : 'server'
}

const heardTransport = (transport: Transport, heard: (reach: Reach) => void): Transport => {
  const noted = <Answer extends Outcome | CapabilityAnswer>(answer: Answer): Answer => {
    heard(voiceOf(answer))
    return answer
  }
  return {
    host: transport.host,
    call: async (request) => noted(await transport.call(request)),
    capabilities: async () => noted(await transport.capabilities()),
  }
}

/**
 * The same ports; `heard` is told after every request who answered it. Seen through, not copied:
 * others put themselves between while the engine runs (traffic.ts).
 */
export const heardPorts = (ports: SyncPorts, heard: (reach: Reach) => void): SyncPorts =>
  Object.create(ports, {
    transport: { get: () => heardTransport(ports.transport, heard) },
  }) as SyncPorts

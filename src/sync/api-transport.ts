// The engine's line to the server, over the app's own calls.
import type { CallApi } from '#api/call.ts'
import { fetchCapabilities } from '#api/capabilities.ts'
import { outcomeOfError } from './drain/outcome.ts'
import type { CapabilityAnswer, Transport } from './ports.ts'

const capabilitiesTimeoutMs = 15_000

const askCapabilities = async (callApi: CallApi): Promise<CapabilityAnswer> => {
  try {
    return {
      type: 'answered',
      names: await fetchCapabilities(callApi, { timeoutMs: capabilitiesTimeoutMs }),
    }
  } catch (error) {
    const outcome = outcomeOfError(error)
    // A refusal in the spec's form, or a yes that names nothing: a host that knows no such
    // question.
    return outcome.type === 'refused' || outcome.type === 'success'
      ? { type: 'answered', names: new Set() }
      : outcome
  }
}

/** Makes the transport port of `callApi`, which speaks to the origin `host`. */
export const createApiTransport = (callApi: CallApi, host: string): Transport => ({
  call: async ({ f, payload, headers, timeoutMs, token }) => {
    try {
      // Assumption: the senders build payloads of the contract; a test checks each one against its
      // schema.
      const output: unknown = await (
        callApi as (f: string, payload: unknown, options: object) => Promise<unknown>
      )(f, payload, { headers, timeoutMs, token })
      return { type: 'success', output }
    } catch (error) {
      return outcomeOfError(error)
    }
  },
  capabilities: () => askCapabilities(callApi),
  host,
})

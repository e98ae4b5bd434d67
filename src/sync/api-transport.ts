// The engine's line to the server, over the app's own calls.
import type { CallApi } from '#api/call.ts'
import { fetchCapabilities } from '#api/capabilities.ts'
import { outcomeOfError } from './outcome.ts'
import type { Transport } from './ports.ts'

const capabilitiesTimeoutMs = 15_000

/** Makes the transport port of `callApi`. */
export const createApiTransport = (callApi: CallApi): Transport => ({
  call: async ({ f, payload, headers, timeoutMs, token }) => {
    try {
      // Assumption: the senders build payloads of the contract; a test checks each one against its schema.
      const output: unknown = await (callApi as (f: string, payload: unknown, options: object) => Promise<unknown>)(f, payload, { headers, timeoutMs, token })
      return { type: 'success', output }
    } catch (error) {
      return outcomeOfError(error)
    }
  },
  capabilities: () => fetchCapabilities(callApi, { timeoutMs: capabilitiesTimeoutMs }),
})

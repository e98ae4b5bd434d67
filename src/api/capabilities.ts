// What this host can do beyond the spec. Asked without a token: whatever comes of it signs nobody
// out.
import { capabilities, type Capability } from '#contract/headers.ts'
import type { CallApi, CallOptions } from './call.ts'

/**
 * The announced names this app knows. Rejects with an ApiError where the host announced nothing,
 * for any reason.
 */
export const fetchCapabilities = async (
  callApi: CallApi,
  options: CallOptions = {},
): Promise<ReadonlySet<Capability>> => {
  const output = await callApi('get_capabilities', {}, { ...options, token: null })
  return new Set(capabilities.filter((name) => output.capabilities.includes(name)))
}

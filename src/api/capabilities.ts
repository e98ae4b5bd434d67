// What this host can do beyond the spec. Asked without a token: any failure means "none" and signs nobody out.
import { capabilities, type Capability } from '#contract/headers.ts'
import type { CallApi, CallOptions } from './call.ts'

/** The announced names this app knows; empty where the host is plain, broken or out of reach. Never rejects. */
export const fetchCapabilities = async (callApi: CallApi, options: CallOptions = {}): Promise<ReadonlySet<Capability>> => {
  try {
    const output = await callApi('get_capabilities', {}, { ...options, token: null })
    return new Set(capabilities.filter((name) => output.capabilities.includes(name)))
  } catch {
    return new Set()
  }
}

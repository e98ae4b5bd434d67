// A call that must have one effect, sent under one idempotency key: one key a click (D-MUTRETRY).
// Where its answer was lost it is sent once more under that key; a host that knows no keys is never
// asked twice.
import { isApiError } from '#api/api-error.ts'
import { fetchCapabilities } from '#api/capabilities.ts'
import type { CallApi, CallOptions } from '#api/call.ts'
import { idempotencyKeyHeader } from '#contract/headers.ts'

const takesKeys = async (callApi: CallApi): Promise<boolean> => {
  try {
    return (await fetchCapabilities(callApi)).has('idempotency')
  } catch {
    return false
  }
}

/** The server may have done it: nothing came back, or what came was not the server's own. */
const isLost = (error: unknown): boolean =>
  isApiError(error) &&
  error.hasLeft &&
  (error.kind === 'network' || error.kind === 'timeout' || [502, 503, 504].includes(error.status))

/** Resolves with the call's output; rejects with its ApiError. */
export const callOnce = async <Output>(
  callApi: CallApi,
  call: (options: CallOptions) => Promise<Output>,
): Promise<Output> => {
  if (!(await takesKeys(callApi))) return call({})
  const options = { headers: { [idempotencyKeyHeader]: crypto.randomUUID() } }
  try {
    return await call(options)
  } catch (error) {
    if (!isLost(error)) throw error
  }
  return call(options)
}

// Why an online verb did not succeed, in terms a screen turns into a sentence of its language
// (D-LOGINERR).
import { isApiError } from '#api/api-error.ts'

export type OnlineFailure =
  /** The server's own sentence, already in the person's language. */
  | { reason: 'said'; message: string; code: string | null; status: number }
  /** The server refused without a word. */
  | { reason: 'refused'; status: number; code: string | null }
  /** The request was made and nothing came back. */
  | { reason: 'noResponse' }
  | { reason: 'timedOut' }
  /** The request could not be made, or another transport error. */
  | { reason: 'network'; message: string }
  /** An answer that is not one: HTML of a proxy, half a body, a shape nobody promised. */
  | { reason: 'broken' }

const isTimeoutStatus = (status: number): boolean => status === 408 || status === 504

const isSpoken = (data: unknown): boolean =>
  typeof data === 'object' &&
  data !== null &&
  'errormsg' in data &&
  typeof data.errormsg === 'string' &&
  data.errormsg !== ''

/** Sorts any thrown error by its class, never by its text. */
export const onlineFailureOf = (error: unknown): OnlineFailure => {
  if (!isApiError(error))
    return { reason: 'network', message: error instanceof Error ? error.message : String(error) }
  const { kind, status, code, data, message } = error
  if (isSpoken(data)) return { reason: 'said', message, code, status }
  if (kind === 'setup') return { reason: 'network', message }
  if (kind === 'network') return { reason: 'noResponse' }
  if (kind === 'timeout' || isTimeoutStatus(status)) return { reason: 'timedOut' }
  const isEnvelope = typeof data === 'object' && data !== null && !Array.isArray(data)
  return kind === 'format' || !isEnvelope
    ? { reason: 'broken' }
    : { reason: 'refused', status, code }
}

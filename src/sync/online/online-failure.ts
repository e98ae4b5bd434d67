// Why an online verb did not succeed, in terms a screen turns into a sentence of its language
// (D-LOGINERR).
import { isApiError } from '#api/api-error.ts'
import { isFields } from '#contract/objects.ts'

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

const sentenceIn = (data: unknown): string | null => {
  const said: unknown = isFields(data) ? Reflect.get(data, 'errormsg') : null
  return typeof said === 'string' && said !== '' ? said : null
}

/** A no that its status says, whatever page came with it; 401 and 407 may be a portal's. */
const isRefusal = (status: number): boolean =>
  status >= 400 && status < 500 && status !== 401 && status !== 407

/** Sorts any thrown error by its class, never by its text. */
export const onlineFailureOf = (error: unknown): OnlineFailure => {
  if (!isApiError(error))
    return { reason: 'network', message: error instanceof Error ? error.message : String(error) }
  const { kind, status, code, data, message } = error
  const said = sentenceIn(data)
  if (said !== null) return { reason: 'said', message: said, code, status }
  if (kind === 'setup') return { reason: 'network', message }
  if (kind === 'network') return { reason: 'noResponse' }
  if (kind === 'timeout' || isTimeoutStatus(status)) return { reason: 'timedOut' }
  return kind === 'format' || !(isFields(data) || isRefusal(status))
    ? { reason: 'broken' }
    : { reason: 'refused', status, code }
}

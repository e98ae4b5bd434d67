// Which class a failed call belongs to. Decided on kind, status and code, never on the text (design 5).
import { isApiError, type ApiError } from '#api/api-error.ts'
import type { Outcome } from './ports.ts'

const transientStatuses = new Set([408, 425, 429])
/** An answer with this status says nothing about the change. */
export const isTransientStatus = (status: number): boolean => transientStatuses.has(status) || status >= 500

const isEnvelope = (data: unknown): data is { success?: unknown; output?: unknown } => typeof data === 'object' && data !== null && !Array.isArray(data)

const ofHttp = ({ status, retryAfterMs, data, code, message }: ApiError): Outcome => {
  if (status === 401) return { type: 'unauthorized' }
  // A 4xx page of some gateway is not the server's word: only an answer in its own form is a definite no.
  if (isTransientStatus(status) || !isEnvelope(data)) return { type: 'transient', status, retryAfterMs, serverMessage: isEnvelope(data) ? message : null }
  return { type: 'refused', status, code, serverMessage: message }
}

/** `success: true` with an output that is not the contract's still means that the change was made. */
const ofFormat = ({ status, retryAfterMs, data }: ApiError): Outcome =>
  isEnvelope(data) && data.success === true
    ? { type: 'success', output: data.output ?? null }
    : { type: 'transient', status, retryAfterMs, serverMessage: null }

const serverText = ({ data, message }: ApiError): string | null => {
  const said = isEnvelope(data) ? (Reflect.get(data, 'errormsg') as unknown) : null
  return typeof said === 'string' && said !== '' ? message : null
}

/** The outcome of a call that threw. An error that is no ApiError is a defect and counts as nothing sent. */
export const outcomeOfError = (error: unknown): Outcome => {
  if (!isApiError(error)) return { type: 'notSent' }
  if (error.kind === 'setup' || !error.hasLeft) return { type: 'notSent' }
  if (error.kind === 'network' || error.kind === 'timeout') return { type: 'lost', reason: error.kind }
  if (error.kind === 'refused') return { type: 'refused', status: error.status, code: error.code, serverMessage: serverText(error) }
  const outcome = error.kind === 'format' ? ofFormat(error) : ofHttp(error)
  return 'serverMessage' in outcome ? { ...outcome, serverMessage: serverText(error) } : outcome
}

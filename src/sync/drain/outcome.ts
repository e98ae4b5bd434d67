// Which class a failed call belongs to. Decided on kind, status and code, never on the text (design
// 5).
import { isApiError, type ApiError } from '#api/api-error.ts'
import { envelopeOf } from '#contract/envelope.ts'
import type { Outcome } from '../ports.ts'

const patientStatuses = new Set([408, 425, 429])
/** An answer with this status asks for patience, and says nothing about the change. */
export const isPatientStatus = (status: number): boolean => patientStatuses.has(status)

const serverText = ({ data }: ApiError): string | null => envelopeOf(data)?.errormsg ?? null

/**
 * A 503 that says when to come back is a server that is being restarted, and no word about the
 * call.
 */
const isForLater = ({ status, retryAfterMs }: ApiError): boolean =>
  isPatientStatus(status) || (status === 503 && retryAfterMs !== null)

/**
 * An answer that is not in the form of the server's is none of its: a portal's, a gateway's
 * (decisions/162).
 */
const ofHttp = (error: ApiError): Outcome => {
  const { status, retryAfterMs, data, code } = error
  const envelope = envelopeOf(data)
  if (!envelope) return { type: 'foreign', status, retryAfterMs }
  if (status === 401) return { type: 'unauthorized' }
  const serverMessage = serverText(error)
  if (isForLater(error)) return { type: 'transient', status, retryAfterMs, serverMessage }
  if (status < 500) return { type: 'refused', status, code, serverMessage }
  return envelope.success
    ? { type: 'transient', status, retryAfterMs, serverMessage }
    : { type: 'failed', status, code, serverMessage }
}

/**
 * `success: true` with an output that is not the contract's still means that the change was made.
 */
const ofFormat = ({ status, retryAfterMs, data }: ApiError): Outcome => {
  const envelope = envelopeOf(data)
  return envelope?.success
    ? { type: 'success', output: envelope.output ?? null }
    : { type: 'foreign', status, retryAfterMs }
}

/**
 * The outcome of a call that threw. An error that is no ApiError is a defect and counts as nothing
 * sent.
 */
export const outcomeOfError = (error: unknown): Outcome => {
  if (!isApiError(error)) return { type: 'notSent' }
  if (error.kind === 'setup' || !error.hasLeft) return { type: 'notSent' }
  if (error.kind === 'network' || error.kind === 'timeout')
    return { type: 'lost', reason: error.kind }
  if (error.kind === 'refused')
    return {
      type: 'refused',
      status: error.status,
      code: error.code,
      serverMessage: serverText(error),
    }
  return error.kind === 'format' ? ofFormat(error) : ofHttp(error)
}

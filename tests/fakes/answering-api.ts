// An API whose answers are given one by one, for the senders of one call.
import { ApiError } from '#api/api-error.ts'
import type { CallApi } from '#api/call.ts'

/**
 * An API that gives these answers in turn, throws those that are errors, and keeps what it was
 * asked.
 */
export const answering = (...answers: unknown[]) => {
  const requests: unknown[][] = []
  const callApi = (async (...words: unknown[]) => {
    const answer = answers[requests.length]
    requests.push(words)
    if (answer instanceof Error) throw answer
    return answer
  }) as unknown as CallApi
  return { callApi, requests }
}
export const refused = (code: string, errormsg = '', status = 200): ApiError =>
  new ApiError({
    kind: status === 200 ? 'refused' : 'http',
    status,
    code,
    data: { success: false, error: code, errormsg },
    message: errormsg,
  })
export const malformed = (data: object): ApiError =>
  new ApiError({ kind: 'format', status: 200, data })
export const lost = new ApiError({ kind: 'network' })
export const unsent = new ApiError({ kind: 'network', hasLeft: false })
export const timedOut = new ApiError({ kind: 'timeout' })

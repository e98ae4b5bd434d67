// Sends one call as the app would, token and language included, and keeps what came back as it
// came.
import { isApiError } from '#api/api-error.ts'
import { requestJson } from '#api/client.ts'
import type { CallPath } from '#contract/call.ts'

export type SentCall = {
  request: { path: CallPath; body: Record<string, unknown> }
  tookMs: number
} & ({ answer: { status: number; body: unknown } } | { failure: string })

/** Never rejects: an answer of any status is an answer, and a failure says why there is none. */
export const sendCall = async (
  path: CallPath,
  f: string,
  payload: Record<string, unknown>,
): Promise<SentCall> => {
  const request = { path, body: { f, ...payload } }
  const startedMs = performance.now()
  const took = (): { request: SentCall['request']; tookMs: number } => ({
    request,
    tookMs: Math.round(performance.now() - startedMs),
  })
  try {
    const body = await requestJson('post', path, request.body)
    return { ...took(), answer: { status: 200, body } }
  } catch (error) {
    if (!isApiError(error)) return { ...took(), failure: String(error) }
    return error.kind === 'http'
      ? { ...took(), answer: { status: error.status, body: error.data } }
      : { ...took(), failure: error.message }
  }
}

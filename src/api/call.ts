// One call of the contract: POST {f, ...payload}, and what came back either as its output or as an
// ApiError.
import type * as z from 'zod/mini'
import type { OutputOf, PayloadOf } from '#contract/call.ts'
import { deviceCalls, type DeviceCallName, type DeviceCalls } from '#contract/calls/device-calls.ts'
import { envelopeSchema } from '#contract/envelope.ts'
import { ApiError } from './api-error.ts'
import type { Http, HttpAnswer, SendOptions } from './http.ts'

export type CallOptions = SendOptions

export type CallApi = <F extends DeviceCallName>(
  f: F,
  payload: PayloadOf<DeviceCalls[F]>,
  options?: CallOptions,
) => Promise<OutputOf<DeviceCalls[F]>>

/**
 * What a good answer says. The payment calls may say it under `data` (R-MEM-017, R-MEM-018).
 */
const contentOf = (f: DeviceCallName, { output, data }: z.infer<typeof envelopeSchema>): unknown =>
  deviceCalls[f].path === '/stripe_checkout.php' ? (output ?? data ?? output) : output

/**
 * The parsed `output` of a good answer; otherwise throws. `data` of the error is the whole body
 * (D-DATAKEY).
 */
const readOutput = (
  f: DeviceCallName,
  { status, isOk, data, isJson, retryAfterMs }: HttpAnswer,
): unknown => {
  const envelope = envelopeSchema.safeParse(isJson ? data : null)
  const said = {
    status,
    data,
    retryAfterMs,
    message: envelope.data?.errormsg,
    code: envelope.data?.error,
  }
  if (!isOk) throw new ApiError({ kind: 'http', ...said })
  if (!envelope.success) throw new ApiError({ kind: 'format', ...said, cause: envelope.error })
  if (!envelope.data.success) throw new ApiError({ kind: 'refused', ...said })
  const output = deviceCalls[f].output.safeParse(contentOf(f, envelope.data))
  if (!output.success) throw new ApiError({ kind: 'format', ...said, cause: output.error })
  return output.data
}

/**
 * Makes `callApi(f, payload, options)`, typed by the contract. Resolves with the checked `output`,
 * or rejects with an ApiError. The payload's defaults are filled in; whether it is acceptable is
 * the server's to say.
 */
export const createCallApi =
  (http: Http): CallApi =>
  async (f, payload, options = {}) => {
    const row = deviceCalls[f]
    const filled = row.payload.safeParse(payload)
    const body = { f, ...(filled.success ? filled.data : payload) }
    const answer = await http({ ...options, method: 'post', path: row.path, body })
    return readOutput(f, answer) as OutputOf<DeviceCalls[typeof f]>
  }

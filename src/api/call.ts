// One call of the contract: POST {f, ...payload}, and what came back either as its output or as an
// ApiError.
import type * as z from 'zod/mini'
import type { OutputOf, PayloadOf } from '#contract/call.ts'
import { deviceCalls, type DeviceCallName, type DeviceCalls } from '#contract/calls/device-calls.ts'
import { saysBeside } from '#contract/calls/says-beside.ts'
import { envelopeOf, type envelopeSchema } from '#contract/envelope.ts'
import { countLeftOut } from '#contract/rows.ts'
import { ApiError } from './api-error.ts'
import type { Http, HttpAnswer, SendOptions } from './http.ts'

export type CallOptions = SendOptions

/** Told how many rows of an answer could not be read; the rest of it was. */
export type OnLeftOut = (f: DeviceCallName, rowCount: number) => void

export type CallApi = <F extends DeviceCallName>(
  f: F,
  payload: PayloadOf<DeviceCalls[F]>,
  options?: CallOptions,
) => Promise<OutputOf<DeviceCalls[F]>>

type Good = z.infer<typeof envelopeSchema>

/** What a good answer says. The payment calls may say it under `data` (R-MEM-017, R-MEM-018). */
const contentOf = (f: DeviceCallName, { output, data, message }: Good): unknown => {
  if (deviceCalls[f].path === '/stripe_checkout.php') return output ?? data ?? output
  if (!saysBeside.has(f)) return output
  return typeof output === 'object' ? { message, ...output } : { message }
}

/**
 * The parsed `output` of a good answer; otherwise throws. `data` of the error is the whole body
 * (D-DATAKEY).
 */
const readOutput = (
  f: DeviceCallName,
  { status, isOk, data, isJson, retryAfterMs }: HttpAnswer,
  onLeftOut: OnLeftOut,
): unknown => {
  const envelope = envelopeOf(isJson ? data : null)
  const said = {
    status,
    data,
    retryAfterMs,
    message: envelope?.errormsg,
    code: envelope?.error,
  }
  if (!isOk) throw new ApiError({ kind: 'http', ...said })
  if (!envelope) throw new ApiError({ kind: 'format', ...said })
  if (!envelope.success) throw new ApiError({ kind: 'refused', ...said })
  const content = contentOf(f, envelope)
  const { result: output, leftOut } = countLeftOut(() => deviceCalls[f].output.safeParse(content))
  if (leftOut > 0) onLeftOut(f, leftOut)
  if (!output.success) throw new ApiError({ kind: 'format', ...said, cause: output.error })
  return output.data
}

/**
 * Makes `callApi(f, payload, options)`, typed by the contract. Resolves with the checked `output`,
 * or rejects with an ApiError. The payload's defaults are filled in; whether it is acceptable is
 * the server's to say.
 */
export const createCallApi =
  (http: Http, onLeftOut: OnLeftOut = () => undefined): CallApi =>
  async (f, payload, options = {}) => {
    const row = deviceCalls[f]
    const filled = row.payload.safeParse(payload)
    const body = { f, ...(filled.success ? filled.data : payload) }
    const answer = await http({ ...options, method: 'post', path: row.path, body })
    return readOutput(f, answer, onLeftOut) as OutputOf<DeviceCalls[typeof f]>
  }

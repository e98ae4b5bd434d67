// The one response shape of every call: {success, output, error, errormsg} (Spec §7).
import * as z from 'zod/mini'

/**
 * What any answer looks like before its `output` is known. Unknown fields are kept, missing ones
 * are null.
 */
export const envelopeSchema = z.looseObject({
  success: z.boolean(),
  output: z.optional(z.unknown()),
  error: z.nullish(z.string()),
  errormsg: z.nullish(z.string()),
})

/**
 * Whether a parsed body has the form every answer of the server has: a portal's page or a gateway's
 * error has not.
 */
export const isEnvelope = (data: unknown): data is z.infer<typeof envelopeSchema> =>
  envelopeSchema.safeParse(data).success

export type Envelope<Output = unknown> = {
  success: boolean
  output: Output | null
  error: string | null
  errormsg: string | null
  [extra: string]: unknown
}

/** A successful answer around its output. */
export const succeed = <Output>(output: Output): Envelope<Output> => ({
  success: true,
  output,
  error: null,
  errormsg: null,
})

/**
 * A refusal: `error` is a code of error-codes.ts, `errormsg` its sentence in the caller's language.
 */
export const refuse = (
  error: string,
  errormsg: string,
  extra: Record<string, unknown> = {},
): Envelope<null> => ({
  success: false,
  output: null,
  error,
  errormsg,
  ...extra,
})

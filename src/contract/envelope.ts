// The one response shape of every call: {success, output, error, errormsg} (Spec §7).
import * as z from 'zod/mini'
import { knownFlag } from './fields.ts'

/** Codes and sentences: `false` and an empty text say as little as null does. */
const spoken = z.transform((value: unknown, context): string | null => {
  if (typeof value === 'object' && value !== null)
    context.issues.push({ code: 'custom', message: 'expected a text', input: value })
  return typeof value === 'string' || typeof value === 'number' ? String(value) || null : null
})

/**
 * What any answer looks like before its `output` is known. Unknown fields are kept, missing ones
 * are null.
 */
export const envelopeSchema = z.looseObject({
  success: knownFlag,
  output: z.optional(z.unknown()),
  error: spoken,
  errormsg: spoken,
})

/**
 * A parsed body in the form every answer of the server has, or null: a portal's page or a gateway's
 * error has it not.
 */
export const envelopeOf = (data: unknown): z.infer<typeof envelopeSchema> | null =>
  envelopeSchema.safeParse(data).data ?? null

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

// Ties a handler to the schema of its call: what it runs with is what the contract made of the
// request.
import * as z from 'zod/mini'
import { Refusal } from '../refusal.ts'
import type { CallContext } from './call-context.ts'

// Text that not every database can keep: PostgreSQL refuses U+0000, and SQLite's own functions end
// a text there.

/** The path of the first such text in a payload, "a.0.b"; null where there is none. */
const unstorableField = (value: unknown, path: readonly string[] = []): string | null => {
  if (typeof value === 'string') return value.includes('\u0000') ? path.join('.') : null
  if (typeof value !== 'object' || value === null) return null
  for (const [key, part] of Object.entries(value)) {
    const found = unstorableField(part, [...path, key])
    if (found !== null) return found
  }
  return null
}

export type ReadyCall = {
  /** As the contract reads it. */
  payload: object
  /** Resolves to the output or a PreparedAnswer. */
  run: (ctx: CallContext) => Promise<unknown>
}

/** Throws REQUEST_INVALID for a payload that the contract refuses. */
export type BoundHandler = (sent: unknown) => ReadyCall

/**
 * The refusal of a request whose `fields` are not as the contract asks; its sentence names the
 * first.
 */
export const invalidFields = (fields: readonly string[]): Refusal =>
  new Refusal('REQUEST_INVALID', { values: { field: fields[0] ?? 'f' }, extra: { fields } })

/** A handler that reads its own payload. */
export const bindHandler =
  <Payload extends object>(
    schema: z.core.$ZodType<Payload>,
    handle: (ctx: CallContext, payload: Payload) => Promise<unknown>,
  ): BoundHandler =>
  (sent) => {
    const parsed = z.safeParse(schema, sent)
    if (!parsed.success)
      throw invalidFields([...new Set(parsed.error.issues.map(({ path }) => path.join('.')))])
    const unstorable = unstorableField(parsed.data)
    if (unstorable !== null) throw invalidFields([unstorable])
    return { payload: parsed.data, run: (ctx) => handle(ctx, parsed.data) }
  }

// A payload to begin with, written from the contract's own schema: every field with an empty value
// of its kind.
import * as z from 'zod/mini'

const emptyOf = (schema: z.core.$ZodType): unknown => {
  if (schema instanceof z.ZodMiniOptional || schema instanceof z.ZodMiniNullable) return undefined
  if (schema instanceof z.ZodMiniDefault) return schema.parse(undefined)
  if (schema instanceof z.ZodMiniEnum) return schema.options[0]
  if (schema instanceof z.ZodMiniNumber) return 0
  if (schema instanceof z.ZodMiniBoolean) return false
  if (schema instanceof z.ZodMiniArray) return []
  if (schema instanceof z.ZodMiniUnion) return emptyOf(schema.def.options[0] ?? z.string())
  return schema instanceof z.ZodMiniObject ? templateOf(schema) : ''
}

/** Optional fields are left out; an object without fields gives `{}`. */
export const templateOf = (schema: z.core.$ZodType): Record<string, unknown> => {
  if (!(schema instanceof z.ZodMiniObject)) return {}
  const fields = Object.entries(schema.shape as Record<string, z.core.$ZodType>).map(
    ([name, field]): [string, unknown] => [name, emptyOf(field)],
  )
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined))
}

export type ReadPayload =
  | { kind: 'payload'; payload: Record<string, unknown> }
  | { kind: 'not-json'; reason: string }
  | { kind: 'not-by-contract'; problem: string }

/** What was typed, checked as JSON and by the call's own schema; the problem names the field. */
export const readPayload = (text: string, schema: z.ZodMiniType): ReadPayload => {
  let typed: unknown
  try {
    typed = JSON.parse(text.trim() === '' ? '{}' : text)
  } catch (error) {
    return { kind: 'not-json', reason: error instanceof Error ? error.message : String(error) }
  }
  if (typeof typed !== 'object' || typed === null || Array.isArray(typed))
    return { kind: 'not-by-contract', problem: '{ … }' }
  const checked = schema.safeParse(typed)
  const issue = checked.error?.issues[0]
  if (issue)
    return {
      kind: 'not-by-contract',
      problem: [issue.path.join('.'), issue.message].filter((part) => part !== '').join(': '),
    }
  return { kind: 'payload', payload: { ...typed } }
}

// Objects of answers as hosts write them (D-PHPTYPES).
import * as z from 'zod/mini'
import { textOf } from './fields.ts'

export type Fields = Record<string, unknown>

/** An object, as against a list. */
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A field of any form in, a value out. */
export type Reading<Value> = z.ZodMiniType<Value>

/** An object, also where a host has nothing to put into it: PHP writes `[]` for it, or null. */
export const fields = <const Shape extends z.core.$ZodShape>(shape: Shape) =>
  z.pipe(
    z.transform((value: unknown): Fields => (isFields(value) ? value : {})),
    z.looseObject(shape),
  )

/** The same, of which the rest is passed over. */
export const onlyFields = <const Shape extends z.core.$ZodShape>(shape: Shape) =>
  z.pipe(
    z.transform((value: unknown): Fields => (isFields(value) ? value : {})),
    z.object(shape),
  )

/** An object, or null for anything else. */
export const fieldsOrNull = <const Shape extends z.core.$ZodShape>(shape: Shape) =>
  z.pipe(
    z.transform((value: unknown): Fields | null => (isFields(value) ? value : null)),
    z.nullable(z.looseObject(shape)),
  )

/** What answers a change: a sentence, an object that holds one, or nothing worth reading. */
export const said = z.transform((value: unknown): ({ message?: string | null } & Fields) | null => {
  if (typeof value === 'string') return { message: value }
  if (!isFields(value)) return null
  const { message, ...rest } = value
  return message === undefined ? rest : { ...rest, message: textOf(message) }
})

/** What is known by name; an entry that can't be read is left out. */
export const entries = <Entry extends z.ZodMiniType>(
  entry: Entry,
): Reading<Record<string, z.output<Entry>>> =>
  z.transform((value: unknown) =>
    Object.fromEntries(
      Object.entries(isFields(value) ? value : {}).flatMap(([name, each]) => {
        const read = entry.safeParse(each)
        return read.success ? [[name, read.data] as const] : []
      }),
    ),
  )

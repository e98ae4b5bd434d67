// How a screen's address is read: a wrong value is left out rather than refused, and the rest of
// the link still works.
import * as z from 'zod/mini'

/** `schema`, or undefined for whatever it does not take. */
export const lenient = <T extends z.ZodMiniType>(schema: T) =>
  z.catch(z.optional(schema), undefined)

/** One word or name; of digits alone it comes as a number. */
export const lenientWord = lenient(z.coerce.string().check(z.minLength(1), z.maxLength(200)))

export const lenientDirection = lenient(z.enum(['asc', 'desc']))

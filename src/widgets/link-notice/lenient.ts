// How a screen's address is read: a wrong value is left out rather than refused, and the rest of the link still works.
import * as z from 'zod'

/** `schema`, or undefined for whatever it does not take. */
export const lenient = <T extends z.ZodType>(schema: T) => schema.optional().catch(undefined)

/** One word or name; of digits alone it comes as a number. */
export const lenientWord = lenient(z.coerce.string().min(1).max(200))

export const lenientDirection = lenient(z.enum(['asc', 'desc']))

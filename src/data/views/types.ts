// What a named view of a list is: what its URL says, kept with the account on this device and never
// sent.
import * as z from 'zod/mini'

export const viewLimits = { count: 30, nameLength: 60 } as const

const savedViewSchema = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(viewLimits.nameLength)),
  search: z.record(z.string(), z.unknown()),
})
/** `search` is checked by the screen it belongs to: an older app may have written it. */
export type SavedView = z.infer<typeof savedViewSchema>

/** Which list a view belongs to. */
export type ViewedList = 'coins'

/** Where the views of a list are kept in `prefs`. */
export const viewsKey = (list: ViewedList): string => `views:${list}`

/** What cannot be read is left out; the rest stays. */
export const readViews = (value: unknown): SavedView[] =>
  Array.isArray(value)
    ? value.flatMap((view: unknown) => savedViewSchema.safeParse(view).data ?? [])
    : []

export type ViewProblem = 'VIEW_NAME_EMPTY' | 'VIEW_LIMIT'

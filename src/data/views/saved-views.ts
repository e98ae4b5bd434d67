// Named views of a list: what its URL says, kept with the account on this device and never sent.
import type { AccountDb } from '../account-db.ts'
import { getPref } from '../prefs.ts'
import { withStorage } from '../storage-fault.ts'
import { writeRows } from '../write-rows.ts'
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

const keyOf = (list: ViewedList): string => `views:${list}`

/** What cannot be read is left out; the rest stays. */
const readViews = (value: unknown): SavedView[] =>
  Array.isArray(value)
    ? value.flatMap((view: unknown) => savedViewSchema.safeParse(view).data ?? [])
    : []

/** The views of a list in the order they were made. */
export const savedViews = async (db: AccountDb, list: ViewedList): Promise<SavedView[]> =>
  readViews(await getPref(db, keyOf(list)))

const change = (
  db: AccountDb,
  list: ViewedList,
  next: (views: SavedView[]) => SavedView[],
): Promise<void> =>
  withStorage(db, () =>
    writeRows(db, ['prefs'], async ({ prefs }) => {
      const views = readViews((await prefs.get(keyOf(list)))?.value)
      await prefs.put({ key: keyOf(list), value: next(views) })
    }),
  )

export type ViewProblem = 'VIEW_NAME_EMPTY' | 'VIEW_LIMIT'

/** Keeps a view; one of the same name takes the new state in its place. Resolves to what was wrong, else null. Throws StorageFault. */
export const saveView = async (
  db: AccountDb,
  list: ViewedList,
  { name, search }: SavedView,
): Promise<ViewProblem | null> => {
  const trimmed = name.trim().slice(0, viewLimits.nameLength)
  if (trimmed === '') return 'VIEW_NAME_EMPTY'
  let problem: ViewProblem | null = null
  await change(db, list, (views) => {
    const isKnown = views.some((view) => view.name === trimmed)
    problem = !isKnown && views.length >= viewLimits.count ? 'VIEW_LIMIT' : null
    if (problem) return views
    const kept = { name: trimmed, search }
    return isKnown ? views.map((view) => (view.name === trimmed ? kept : view)) : [...views, kept]
  })
  return problem
}

/** Forgets a view by its name. Throws StorageFault. */
export const deleteView = (db: AccountDb, list: ViewedList, name: string): Promise<void> =>
  change(db, list, (views) => views.filter((view) => view.name !== name))

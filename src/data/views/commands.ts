// Keeps and forgets named views of a list. Never sent.
import type { AccountDb } from '../account-db.ts'
import { withStorage } from '../storage-fault.ts'
import { writeRows } from '../write-rows.ts'
import {
  readViews,
  viewLimits,
  viewsKey,
  type SavedView,
  type ViewedList,
  type ViewProblem,
} from './types.ts'

const change = (
  db: AccountDb,
  list: ViewedList,
  next: (views: SavedView[]) => SavedView[],
): Promise<void> =>
  withStorage(db, () =>
    writeRows(db, ['prefs'], async ({ prefs }) => {
      const views = readViews((await prefs.get(viewsKey(list)))?.value)
      await prefs.put({ key: viewsKey(list), value: next(views) })
    }),
  )

/**
 * Keeps a view; one of the same name takes the new state in its place. Resolves to what was wrong,
 * else null. Throws StorageFault.
 */
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

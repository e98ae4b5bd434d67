// The saved views of the coin list, and what can be done with them.
import { useLiveQuery } from '#data/live-query.ts'
import { deleteView, saveView } from '#data/views/commands.ts'
import { savedViews } from '#data/views/queries.ts'
import type { SavedView, ViewProblem } from '#data/views/types.ts'
import { textOf } from '#i18n/use-text.ts'
import { toast } from '#ui/toast/toast-store.ts'
import { useAccountDb } from '#client/session/use-account-db.ts'
import { toastFault } from '#parts/watchlist/list-toasts.ts'
import { coinListSearchSchema, type CoinListSearch } from '../list-search.ts'

export type CoinView = { name: string; search: CoinListSearch }
export type Views = {
  views: readonly CoinView[]
  /** Resolves to what was wrong with the name, else null. */
  save: (name: string, search: CoinListSearch) => Promise<ViewProblem | null>
  remove: (view: CoinView) => void
}

const list = 'coins'

const viewOf = ({ name, search }: SavedView): CoinView => ({
  name,
  search: coinListSearchSchema.parse(search),
})

/** Null while nobody knows whose views they are. */
export const useViews = (): Views | null => {
  const db = useAccountDb()
  const stored = useLiveQuery(() => (db ? savedViews(db, list) : Promise.resolve([])), [db])
  if (db === null) return null
  const save: Views['save'] = (name, search) =>
    saveView(db, list, { name, search: JSON.parse(JSON.stringify(search)) as SavedView['search'] })
  const bringBack = async ({ name, search }: CoinView): Promise<void> =>
    void (await save(name, search))
  const remove = async (view: CoinView): Promise<void> => {
    await deleteView(db, list, view.name)
    toast({
      title: textOf('coins', 'viewDeleted', { name: view.name }),
      action: {
        label: textOf('watchlists', 'undo'),
        onAction: () => void bringBack(view).catch(toastFault),
      },
    })
  }
  return {
    views: (stored ?? []).map(viewOf),
    save,
    remove: (view) => void remove(view).catch(toastFault),
  }
}

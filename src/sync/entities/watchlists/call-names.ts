// Which call carries which change: the kinds differ in names only, and an IDO list holds projects.
import type { CallName } from '#contract/calls.ts'
import type { ListKind } from '#domain/watchlist.ts'

type Names = {
  load: CallName
  create: CallName
  edit: CallName
  delete: CallName
  in: CallName
  out: CallName
  itemKey: 'coinId' | 'projectId'
}

export const callNames: Record<ListKind, Names> = {
  coin: {
    load: 'get_user_watchlists',
    create: 'create_watchlist',
    edit: 'edit_watchlist',
    delete: 'delete_watchlist',
    in: 'add_to_watchlist_v2',
    out: 'remove_from_watchlist_v2',
    itemKey: 'coinId',
  },
  ido: {
    load: 'get_user_ido_watchlists',
    create: 'create_ido_watchlist',
    edit: 'edit_ido_watchlist',
    delete: 'delete_ido_watchlist',
    in: 'add_to_ido_watchlist',
    out: 'remove_from_ido_watchlist',
    itemKey: 'projectId',
  },
}

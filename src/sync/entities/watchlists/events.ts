// What a person may have to be told about their lists; the words are the screens'.
import type { EditRow } from '#data/account-rows.ts'
import { listFieldNames } from '#data/watchlists/list-fields.ts'
import type { WatchlistOperation } from '#data/watchlists/operation.ts'
import type { ListKind } from '#domain/watchlist.ts'
import type { SyncedEntity } from '../../synced-entity.ts'
import { deletionText } from './requests.ts'
import type { WatchlistEvent } from './watchlist-event.ts'

/** One for each field that was written over. */
export const overtakenEvents = ({
  id,
  kind,
  listId,
  listName,
  fields,
}: EditRow): WatchlistEvent[] =>
  listFieldNames.flatMap((field) => {
    const change = fields[field]
    if (!change) return []
    const { from: mine, to: theirs } = change
    return [{ type: 'editOvertaken', editId: id, kind, listId, listName, field, mine, theirs }]
  })

export const watchlistEvents: SyncedEntity<WatchlistOperation>['events'] = {
  acknowledged: (operation, output) => {
    const { kind, lane: listId } = operation
    if (operation.type === 'create')
      return { type: 'createConfirmed', kind, listId, name: operation.fields.name }
    if (operation.type !== 'delete') return null
    const text = deletionText(output)
    return { type: 'deleteConfirmed', kind, listId, name: operation.listName, text }
  },
  refused: (operation, { code, serverMessage }, isThrown) => {
    const details = { kind: operation.kind, listId: operation.lane, code, serverMessage }
    if (operation.type === 'delete')
      return { type: 'deleteRefused', ...details, name: operation.listName, isThrown }
    if (operation.type === 'create')
      return { type: 'createParked', ...details, name: operation.fields.name }
    return operation.onRefusal === 'revert' ? { type: 'editReverted', ...details } : null
  },
  takenBack: (operation) => {
    if (operation.type !== 'delete') return null
    const { kind, lane: listId, listName: name } = operation
    const code = kind === 'ido' ? 'IDO_WATCHLIST_ONLY_ONE' : 'WATCHLIST_ONLY_ONE'
    const details = { kind, listId, name, code, serverMessage: null, isThrown: false }
    return { type: 'deleteRefused', ...details }
  },
  loadFailed: (kind, reason, serverMessage) => ({
    type: 'loadFailed',
    kind: kind as ListKind,
    reason,
    serverMessage,
  }),
}

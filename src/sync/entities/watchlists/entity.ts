// Watchlists, of coins and of sales, on their way to the server and back.
import { changesOutput, mostInBatch } from '#contract/watchlists/watchlist-changes.ts'
import { markNotified, unnotifiedOvertakings } from '#data/edits/unnotified.ts'
import type { PulledList } from '#data/watchlists/match-lists.ts'
import type { WatchlistOperation } from '#data/watchlists/operation.ts'
import { selectionKey } from '#data/watchlists/selection.ts'
import { listKinds, type ListKind } from '#domain/watchlist.ts'
import type { SyncedEntity } from '../../synced-entity.ts'
import { callNames } from './call-names.ts'
import { overtakenEvents, watchlistEvents } from './events.ts'
import { readLists } from './read-lists.ts'
import { createdServerId, fieldsVersionIn, requestOf } from './requests.ts'

export const watchlists: SyncedEntity<WatchlistOperation, PulledList> = {
  kinds: listKinds,
  request: requestOf,
  batch: {
    f: 'change_watchlist_items',
    most: mostInBatch,
    answers: (output) => changesOutput.safeParse(output).data,
  },
  accepted: ({ type }, output) => {
    const fieldsVersion = fieldsVersionIn(output)
    if (type !== 'create') return { serverId: null, fieldsVersion }
    const serverId = createdServerId(output)
    return serverId === null ? null : { serverId, fieldsVersion }
  },
  isConflict: ({ type }, code) => type === 'edit' && code === 'WATCHLIST_VERSION_CONFLICT',
  goneCode: (kind) => (kind === 'ido' ? 'IDO_WATCHLIST_NOT_FOUND' : 'WATCHLIST_NOT_FOUND'),
  loadCall: (kind) => callNames[kind as ListKind].load,
  rowsIn: (kind, output) => readLists(kind as ListKind, output),
  events: watchlistEvents,
  unnotified: async (db) =>
    (await unnotifiedOvertakings(db)).map((row) => ({ id: row.id, events: overtakenEvents(row) })),
  markNotified,
  choicesOfPage: (db) => listKinds.map((kind) => selectionKey(db, kind)),
}

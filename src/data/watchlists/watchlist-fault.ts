// Why a watchlist command was refused on this device, as codes: the words belong to the screens.
import type { ListKind } from '#domain/watchlist.ts'

export type WatchlistFaultCode =
  | 'WATCHLIST_NAME_EMPTY'
  | 'IDO_WATCHLIST_NAME_EMPTY'
  | 'WATCHLIST_NAME_TOO_LONG'
  | 'WATCHLIST_NAME_UNREADABLE'
  | 'WATCHLIST_DESCRIPTION_TOO_LONG'
  | 'WATCHLIST_DESCRIPTION_UNREADABLE'
  | 'WATCHLIST_NOT_FOUND'
  | 'IDO_WATCHLIST_NOT_FOUND'
  | 'WATCHLIST_ONLY_ONE'
  | 'IDO_WATCHLIST_ONLY_ONE'
  | 'WATCHLIST_LIMIT'
  | 'WATCHLIST_ITEM_LIMIT'
  | 'HISTORY_ENTRY_NOT_FOUND'

/** `id` is the list or entry that was asked for (D-NOTFOUNDID). Nothing was changed. */
export class WatchlistFault extends Error {
  override readonly name = 'WatchlistFault'
  readonly code: WatchlistFaultCode
  readonly id: string | null

  constructor(code: WatchlistFaultCode, id: string | null = null) {
    super(id === null ? code : `${code}: ${id}`)
    this.code = code
    this.id = id
  }
}

type PerKind = 'NAME_EMPTY' | 'NOT_FOUND' | 'ONLY_ONE'

/** The fault of a coin list or, with its own code, of an IDO list. */
export const faultOfKind = (
  kind: ListKind,
  reason: PerKind,
  id: string | null = null,
): WatchlistFault =>
  new WatchlistFault(kind === 'ido' ? `IDO_WATCHLIST_${reason}` : `WATCHLIST_${reason}`, id)

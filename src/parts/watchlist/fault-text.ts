// Why a command about watchlists was refused on this device, in the person's words.
import { QueueFault } from '#data/outbox/queue-fault.ts'
import { storageFaultOf, type StorageFaultCode } from '#data/storage-fault.ts'
import { WatchlistFault, type WatchlistFaultCode } from '#data/watchlists/watchlist-fault.ts'
import { watchlistCaps } from '#domain/watchlist.ts'
import { textOf } from '#i18n/use-text.ts'
import { logError } from '#client/error-log/error-log.ts'

const texts: Record<WatchlistFaultCode, (id: string) => string> = {
  WATCHLIST_NAME_EMPTY: () => textOf('watchlists', 'nameEmpty'),
  IDO_WATCHLIST_NAME_EMPTY: () => textOf('watchlists', 'saleNameEmpty'),
  WATCHLIST_NAME_TOO_LONG: () => textOf('watchlists', 'tooLong', { max: watchlistCaps.nameLength }),
  WATCHLIST_NAME_UNREADABLE: () => textOf('watchlists', 'nameUnreadable'),
  WATCHLIST_DESCRIPTION_TOO_LONG: () =>
    textOf('watchlists', 'tooLong', { max: watchlistCaps.descriptionLength }),
  WATCHLIST_DESCRIPTION_UNREADABLE: () => textOf('watchlists', 'descriptionUnreadable'),
  WATCHLIST_NOT_FOUND: (id) => textOf('watchlists', 'notFound', { id }),
  IDO_WATCHLIST_NOT_FOUND: (id) => textOf('watchlists', 'saleNotFound', { id }),
  WATCHLIST_ONLY_ONE: () => textOf('watchlists', 'onlyList'),
  IDO_WATCHLIST_ONLY_ONE: () => textOf('watchlists', 'onlySaleList'),
  WATCHLIST_LIMIT: () => textOf('watchlists', 'listLimit', { max: watchlistCaps.listsPerKind }),
  WATCHLIST_ITEM_LIMIT: () =>
    textOf('watchlists', 'itemLimit', { max: watchlistCaps.itemsPerList }),
  HISTORY_ENTRY_NOT_FOUND: () => textOf('activity', 'cannotUndo'),
}

const storageTexts: Partial<Record<StorageFaultCode, () => string>> = {
  STORAGE_FULL: () => textOf('sync', 'storageFull'),
  STORAGE_NEWER: () => textOf('storage', 'notSavedNewer'),
  STORAGE_WAITING: () => textOf('storage', 'notSavedWaiting'),
  STORAGE_FLEETING: () => textOf('storage', 'notSavedInTab'),
}

/**
 * The sentence of a WatchlistFault, a QueueFault or a fault of the device's storage; anything else
 * is logged and called not saved.
 */
export const faultText = (error: unknown): string => {
  if (error instanceof WatchlistFault) return texts[error.code](error.id ?? '')
  if (error instanceof QueueFault) return textOf('sync', 'stillSending')
  const fault = storageFaultOf(error)
  logError(error, { feature: 'watchlists', severity: 'high' })
  if (fault === null) console.error('a watchlist command failed', error)
  return (fault && storageTexts[fault.code]?.()) ?? textOf('watchlists', 'changeNotSaved')
}

const nameCodes = new Set<WatchlistFaultCode>([
  'WATCHLIST_NAME_EMPTY',
  'IDO_WATCHLIST_NAME_EMPTY',
  'WATCHLIST_NAME_TOO_LONG',
  'WATCHLIST_NAME_UNREADABLE',
])

/** The field of the list form a fault belongs to. */
export const faultField = (error: unknown): 'name' | 'description' | 'form' => {
  if (!(error instanceof WatchlistFault)) return 'form'
  if (nameCodes.has(error.code)) return 'name'
  return error.code.startsWith('WATCHLIST_DESCRIPTION_') ? 'description' : 'form'
}

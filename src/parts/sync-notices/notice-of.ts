// What a person is told of an event of the sync engine: plain data, so that the rules of
// D-WLDELETETEXT and D-TR can be tested.
import type { ListKind } from '#domain/watchlist.ts'
import type { TextKey } from '#i18n/areas.ts'
import type { SyncEvent } from '#sync/sync-event.ts'
import { overtakenWords } from './overtaken-words.ts'

/** A sentence of a pack, or words the server sent. */
export type NoticeText =
  | { area: 'watchlists'; key: TextKey<'watchlists'>; values?: Record<string, string> }
  | { area: 'sync'; key: TextKey<'sync'>; values?: Record<string, string> }
  | { area: 'activity'; key: TextKey<'activity'>; values?: Record<string, string> }
  | { words: string }

export type Notice = {
  isDestructive: boolean
  title: NoticeText
  /** Null where the title says it all. */
  description: NoticeText | null
  action:
    | { type: 'savedCopy'; kind: ListKind }
    | { type: 'review' }
    | { type: 'putBack'; editId: number }
    | null
}

type Of<Type extends SyncEvent['type']> = Extract<SyncEvent, { type: Type }>

const ofWatchlists = (key: TextKey<'watchlists'>, values?: Record<string, string>): NoticeText => ({
  area: 'watchlists',
  key,
  ...(values ? { values } : {}),
})
const ofSync = (key: TextKey<'sync'>, values?: Record<string, string>): NoticeText => ({
  area: 'sync',
  key,
  ...(values ? { values } : {}),
})
const saidOr = (words: string | null, otherwise: NoticeText): NoticeText =>
  words ? { words } : otherwise

/**
 * The server's message alone; its message as a reason where the call failed as such; else the plain
 * sentence.
 */
const deleteReason = ({ serverMessage, isThrown }: Of<'deleteRefused'>): NoticeText => {
  if (!serverMessage) return ofWatchlists('deleteFailed')
  return isThrown
    ? ofWatchlists('deleteFailedReason', { reason: serverMessage })
    : { words: serverMessage }
}

const loadKeys = {
  coin: { format: 'loadFormat', refused: 'loadRefused', exception: 'loadFailed' },
  ido: { format: 'saleLoadFormat', refused: 'saleLoadRefused', exception: 'saleLoadFailed' },
} as const satisfies Record<ListKind, Record<Of<'loadFailed'>['reason'], TextKey<'watchlists'>>>

const loadNotice = ({ kind, reason, serverMessage }: Of<'loadFailed'>): Notice => ({
  isDestructive: true,
  title: saidOr(reason === 'refused' ? serverMessage : null, ofWatchlists(loadKeys[kind][reason])),
  description: ofWatchlists('savedCopyHint'),
  action: { type: 'savedCopy', kind },
})

const overtakenNotice = (event: Of<'editOvertaken'>): Notice => {
  const [title, description] = overtakenWords({ ...event, list: event.listName }).map(
    (words): NoticeText => ({ area: 'activity', ...words }),
  )
  return {
    isDestructive: false,
    title: title ?? ofWatchlists('editList'),
    description: description ?? null,
    action: { type: 'putBack', editId: event.editId },
  }
}

/** Null where nothing is said: the screen shows it, or the sync panel does. */
export const noticeOf = (event: SyncEvent): Notice | null => {
  switch (event.type) {
    case 'deleteRefused':
      return {
        isDestructive: true,
        title: ofWatchlists('errorTitle'),
        description: deleteReason(event),
        action: null,
      }
    case 'deleteConfirmed':
      return event.text === null
        ? null
        : {
            isDestructive: false,
            title: ofWatchlists('successTitle'),
            description: { words: event.text },
            action: null,
          }
    case 'editReverted':
      return {
        isDestructive: true,
        title: ofWatchlists('updateFailed'),
        description: saidOr(event.serverMessage, ofSync('editReverted')),
        action: null,
      }
    case 'editOvertaken':
      return overtakenNotice(event)
    case 'createParked':
      return {
        isDestructive: true,
        title: ofSync('createStopped', { name: event.name }),
        description: saidOr(event.serverMessage, ofSync('stoppedReason')),
        action: { type: 'review' },
      }
    case 'changeParked':
      return {
        isDestructive: true,
        title: ofSync('changeStopped'),
        description: ofSync('stoppedReason'),
        action: { type: 'review' },
      }
    case 'loadFailed':
      return loadNotice(event)
    default:
      return null
  }
}

// Turns an event of the sync engine into a toast with the right words (R-WLC-024 to R-WLC-033).
import type { AccountDb } from '#data/account-db.ts'
import { showSavedCopy } from '#data/watchlists/commands.ts'
import { textOf } from '#i18n/use-text.ts'
import type { SyncEvent } from '#sync/sync-event.ts'
import { toast, type ToastAction } from '#ui/toast/toast-store.ts'
import { setQueueOpen } from '../queue-sheet/queue-open.ts'
import { toastFault, undoListEdit } from '../watchlist/list-toasts.ts'
import { noticeOf, type Notice, type NoticeText } from './notice-of.ts'

const say = (text: NoticeText): string => {
  if ('words' in text) return text.words
  if (text.area === 'activity') return textOf('activity', text.key, text.values)
  return text.area === 'sync'
    ? textOf('sync', text.key, text.values)
    : textOf('watchlists', text.key, text.values)
}

const actionOf = (action: NonNullable<Notice['action']>, db: AccountDb | null): ToastAction => {
  if (action.type === 'review')
    return { label: textOf('sync', 'review'), onAction: () => setQueueOpen(true) }
  if (action.type === 'putBack') {
    return {
      label: textOf('activity', 'putBack'),
      onAction: () => {
        if (db) void undoListEdit(db, action.editId)
      },
    }
  }
  return {
    label: textOf('watchlists', 'showSavedCopy'),
    onAction: () => {
      if (db) void showSavedCopy(db, action.kind).catch(toastFault)
    },
  }
}

/** `db`: the account the engine serves. */
export const showSyncNotice = (event: SyncEvent, db: AccountDb | null): void => {
  const notice = noticeOf(event)
  if (notice === null) return
  toast({
    variant: notice.isDestructive ? 'destructive' : 'default',
    title: say(notice.title),
    ...(notice.description === null ? {} : { description: say(notice.description) }),
    ...(notice.action === null ? {} : { action: actionOf(notice.action, db) }),
  })
}

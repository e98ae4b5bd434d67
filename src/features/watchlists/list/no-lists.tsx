// No list to show: none was made yet, or a failed load took them off the screen while this device
// still has them.
import type { AccountDb } from '#data/account-db.ts'
import { useLiveQuery } from '#data/live-query.ts'
import { showSavedCopy } from '#data/watchlists/commands.ts'
import { isHiddenByFailure } from '#data/watchlists/queries.ts'
import type { ListKind } from '#domain/watchlist.ts'
import { useText } from '#i18n/use-text.ts'
import { Button } from '#ui/actions/button.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { ErrorState } from '#ui/states/error-state.tsx'
import { toastFault } from '#parts/watchlist/list-toasts.ts'
import { useListsRead } from '#client/watchlists/use-lists-read.ts'
import { FirstList } from '../first-list.tsx'
import { ListSkeleton } from './list-skeleton.tsx'

export const NoLists = ({
  db,
  kind,
  onCreate,
}: {
  db: AccountDb
  kind: ListKind
  onCreate: () => void
}) => {
  const { t } = useText('watchlists')
  const isHidden = useLiveQuery(() => isHiddenByFailure(db, kind), [db, kind])
  const read = useListsRead(db, kind)
  if (isHidden === undefined) return null
  if (read === 'reading') return <ListSkeleton />
  if (isHidden) {
    return (
      <ErrorState
        title={kind === 'coin' ? t('fetchFailed') : t('saleFetchFailed')}
        message={t('savedCopyHint')}
        action={
          <Button onClick={() => void showSavedCopy(db, kind).catch(toastFault)}>
            {t('showSavedCopy')}
          </Button>
        }
      />
    )
  }
  const empty = (
    <EmptyState
      heading="h1"
      title={t('noLists')}
      text={
        read === 'unread'
          ? t('listsUnread')
          : kind === 'coin'
            ? t('noListsReason')
            : t('noSaleListsReason')
      }
      action={
        <Button variant="primary" onClick={onCreate}>
          {kind === 'coin' ? t('createCoinList') : t('createSaleList')}
        </Button>
      }
    />
  )
  return kind === 'coin' && read !== 'unread' ? (
    <>
      {empty}
      <FirstList db={db} />
    </>
  ) : (
    empty
  )
}

// The receipt of the front page in all its states. Nothing on it is prepared: it is computed from
// the catalogue.
import { coinRecord } from '#data/catalog/queries.ts'
import { useLiveQuery } from '#data/live-query.ts'
import type { CoinRow } from '#data/catalog/types/coin-row.ts'
import { useText } from '#i18n/use-text.ts'
import { Button } from '#ui/actions/button.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { ErrorState } from '#ui/states/error-state.tsx'
import { Skeleton, SkeletonFrame } from '#ui/states/skeleton.tsx'
import { useCoinRecordPull } from '#client/market/use-pulls.ts'
import { useIsOnline } from '#client/use-is-online.ts'
import { ReceiptPaper } from './receipt-paper.tsx'
import type { LargestCoin } from './use-largest-coin.ts'

const ReceiptSkeleton = () => {
  const { t } = useText('states')
  return (
    <SkeletonFrame label={t('loading')}>
      <div className="grid h-142 content-start gap-6 bg-surface/60 p-6">
        <div className="flex items-center gap-3">
          <Skeleton className="size-10 rounded-full bg-hover!" />
          <Skeleton className="h-5 w-40 bg-hover!" />
        </div>
        <Skeleton className="h-16 w-28 bg-hover!" />
        {[0, 1, 2, 3, 4].map((line) => (
          <Skeleton key={line} className="h-9 w-full bg-hover!" />
        ))}
      </div>
    </SkeletonFrame>
  )
}

const ReceiptTrouble = ({ retry }: { retry: () => void }) => {
  const { t } = useText('landing')
  const { t: states } = useText('states')
  const { t: actions } = useText('actions')
  const isOnline = useIsOnline()
  return (
    <div className="px-4 tablet:px-0">
      {isOnline ? (
        <ErrorState title={states('errorLoading')} retryLabel={actions('retry')} onRetry={retry} />
      ) : (
        <EmptyState
          title={t('receiptOfflineTitle')}
          text={t('receiptOfflineText')}
          action={<Button onClick={retry}>{actions('retry')}</Button>}
        />
      )}
    </div>
  )
}

const CoinReceipt = ({ row }: { row: CoinRow }) => {
  const { isPulling, error, retry } = useCoinRecordPull(row.id)
  // Read again when the pull is over: it is what brings the record.
  const record = useLiveQuery(() => coinRecord(row.id), [row.id, isPulling])
  if (record) return <ReceiptPaper row={row} record={record} />
  return record === null && error && !isPulling ? (
    <ReceiptTrouble retry={retry} />
  ) : (
    <ReceiptSkeleton />
  )
}

export const LiveReceipt = ({ coin }: { coin: LargestCoin }) => {
  const { t } = useText('landing')
  if (coin.kind === 'loading') return <ReceiptSkeleton />
  if (coin.kind === 'failed') return <ReceiptTrouble retry={coin.retry} />
  if (coin.kind === 'empty') {
    return (
      <div className="px-4 tablet:px-0">
        <EmptyState title={t('receiptEmptyTitle')} text={t('receiptEmptyText')} />
      </div>
    )
  }
  return <CoinReceipt row={coin.row} />
}

// The rating of the largest coin as the coin's own page shows it: open, verifiable, computed here.
import { useMemo } from 'react'
import type { CoinRow } from '#data/catalog/types/coin-row.ts'
import { coinRecord } from '#data/catalog/queries.ts'
import { useLiveQuery } from '#data/live-query.ts'
import { useText } from '#i18n/use-text.ts'
import { Button } from '#ui/actions/button.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { Skeleton, SkeletonFrame } from '#ui/states/skeleton.tsx'
import { useCoinRecordPull } from '#client/market/use-pulls.ts'
import { RatingPanel } from '#parts/rating-panel/rating-panel.tsx'
import type { RatedAsset } from '#parts/rating-panel/rated-asset.ts'
import type { LargestCoin } from '../landing/receipt/use-largest-coin.ts'

const CoinRating = ({ row }: { row: CoinRow }) => {
  const { isPulling } = useCoinRecordPull(row.id)
  const record = useLiveQuery(() => coinRecord(row.id), [row.id, isPulling])
  const asset = useMemo<RatedAsset>(
    () => ({
      kind: 'coin',
      ...row,
      facts: record?.facts ?? null,
      ratedAtSec: record?.ratedAtSec ?? null,
    }),
    [row, record],
  )
  return <RatingPanel asset={asset} />
}

export const LiveRating = ({ coin }: { coin: LargestCoin }) => {
  const { t } = useText('landing')
  const { t: states } = useText('states')
  const { t: actions } = useText('actions')
  if (coin.kind === 'found') return <CoinRating row={coin.row} />
  if (coin.kind === 'failed')
    return (
      <EmptyState
        title={t('receiptOfflineTitle')}
        text={t('receiptOfflineText')}
        action={<Button onClick={coin.retry}>{actions('retry')}</Button>}
      />
    )
  if (coin.kind === 'empty')
    return <EmptyState title={t('receiptEmptyTitle')} text={t('receiptEmptyText')} />
  return (
    <SkeletonFrame label={states('loading')}>
      <Skeleton className="h-120 w-full" />
    </SkeletonFrame>
  )
}

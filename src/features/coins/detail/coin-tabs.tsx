// The seven tabs of a coin in their order (R-CDT-001). Those that are not built yet say so.
import { useState } from 'react'
import type { CoinRecord } from '#data/catalog/coin-record.ts'
import type { CoinRow } from '#data/catalog/coin-row.ts'
import { useText } from '#i18n/use-text.ts'
import { TabPanel, Tabs } from '#ui/actions/tabs.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { ErrorState } from '#ui/states/error-state.tsx'
import { Skeleton, SkeletonFrame } from '#ui/states/skeleton.tsx'
import type { Pull } from '#widgets/market/use-pulls.ts'
import { RatingPanel } from '#widgets/rating-panel/rating-panel.tsx'
import type { RatedAsset } from '#widgets/rating-panel/rated-asset.ts'
import { useIsOnline } from '#widgets/use-is-online.ts'
import { AboutCoin } from './about-coin.tsx'
import { KeyFigures } from './key-figures.tsx'

const tabKeys = ['overview', 'fundamentals', 'technicals', 'news', 'social', 'developers', 'analysis'] as const
const laterTabs = tabKeys.slice(2)

type CoinTabsProps = { row: CoinRow; record: CoinRecord | null; asset: RatedAsset; recordPull: Pull }

/** The full record is not on this device: on its way, refused by the server, or left for the next connection. */
const WithoutRecord = ({ pull: { isPulling, error, retry } }: { pull: Pull }) => {
  const { t } = useText('coin-detail')
  const { t: states } = useText('states')
  const { t: actions } = useText('actions')
  const { t: coins } = useText('coins')
  const isOnline = useIsOnline()
  if (isPulling) {
    return (
      <SkeletonFrame label={states('loading')}>
        <Skeleton className="h-4 w-full max-w-160" />
        <Skeleton className="mt-2 h-4 w-full max-w-120" />
      </SkeletonFrame>
    )
  }
  if (!isOnline || error === null) return <p className="text-body text-ink-3">{t('recordMissing')}</p>
  return <ErrorState title={states('errorLoading')} message={coins('errorHint')} retryLabel={actions('retry')} onRetry={retry} />
}

export const CoinTabs = ({ row, record, asset, recordPull }: CoinTabsProps) => {
  const { t } = useText('coin-detail')
  const [tab, setTab] = useState<string>('overview')
  return (
    <Tabs label={t('tabs')} value={tab} onChange={setTab} tabs={tabKeys.map((key) => ({ value: key, label: t(key) }))}>
      <TabPanel value="overview">
        <KeyFigures row={row} record={record} />
        {record ? <AboutCoin record={record} /> : <WithoutRecord pull={recordPull} />}
      </TabPanel>
      <TabPanel value="fundamentals">
        <div className="max-w-120 pt-6">
          <RatingPanel asset={asset} opensFirst />
        </div>
      </TabPanel>
      {laterTabs.map((key) => (
        <TabPanel key={key} value={key}>
          <EmptyState title={t('tabSoonTitle')} text={t('tabSoonText')} />
        </TabPanel>
      ))}
    </Tabs>
  )
}

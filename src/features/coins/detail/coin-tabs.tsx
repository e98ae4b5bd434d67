// The seven tabs of a coin in their order (R-CDT-001). Those that are not built yet say so.
import { useState } from 'react'
import type { CoinRecord } from '#data/catalog/coin-record.ts'
import type { CoinRow } from '#data/catalog/coin-row.ts'
import { useText } from '#i18n/use-text.ts'
import { TabPanel, Tabs } from '#ui/actions/tabs.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { RatingPanel } from '#widgets/rating-panel/rating-panel.tsx'
import type { RatedAsset } from '#widgets/rating-panel/rated-asset.ts'
import { AboutCoin } from './about-coin.tsx'
import { KeyFigures } from './key-figures.tsx'

const tabKeys = ['overview', 'fundamentals', 'technicals', 'news', 'social', 'developers', 'analysis'] as const
const laterTabs = tabKeys.slice(2)

type CoinTabsProps = { row: CoinRow; record: CoinRecord | null; asset: RatedAsset; isRecordPending: boolean }

export const CoinTabs = ({ row, record, asset, isRecordPending }: CoinTabsProps) => {
  const { t } = useText('coin-detail')
  const [tab, setTab] = useState<string>('overview')
  return (
    <Tabs label={t('tabs')} value={tab} onChange={setTab} tabs={tabKeys.map((key) => ({ value: key, label: t(key) }))}>
      <TabPanel value="overview">
        <KeyFigures row={row} record={record} />
        {record ? <AboutCoin record={record} /> : null}
        {record === null && !isRecordPending ? <p className="text-body text-ink-3">{t('recordMissing')}</p> : null}
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

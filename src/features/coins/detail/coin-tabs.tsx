// The seven tabs of a coin in their order (R-CDT-001). Each but the first brings its code when it
// is opened.
import { Suspense, type ReactNode } from 'react'
import type { CoinRecord } from '#data/catalog/types/coin-record.ts'
import type { CoinRow } from '#data/catalog/types/coin-row.ts'
import { useText } from '#i18n/use-text.ts'
import { TabPanel, Tabs } from '#ui/actions/tabs.tsx'
import { lazyPart } from '#ui/lazy-part.ts'
import { PanelBoundary } from '#parts/errors/panel-boundary.tsx'
import { useCoinExtrasPull, useScoreHistoryPull } from '#client/market/use-coin-pulls.ts'
import type { Pull } from '#client/market/use-pulls.ts'
import type { RatedAsset } from '#parts/rating-panel/rated-asset.ts'
import { coinTabs, useCoinTab, type CoinTab } from './coin-address.ts'
import { OverviewTab } from './overview/overview-tab.tsx'
import { TabSkeleton } from './tab-states.tsx'
import { useCoinPast } from './use-coin-past.ts'

const FundamentalsTab = lazyPart(
  () => import('./fundamentals/fundamentals-tab.tsx'),
  (module) => module.FundamentalsTab,
)
const TechnicalsTab = lazyPart(
  () => import('./technicals/technicals-tab.tsx'),
  (module) => module.TechnicalsTab,
)
const AnalysisTab = lazyPart(
  () => import('./analysis/analysis-tab.tsx'),
  (module) => module.AnalysisTab,
)
const loadFacts = () => import('./facts/facts-tabs.tsx')
const NewsTab = lazyPart(loadFacts, (module) => module.NewsTab)
const SocialTab = lazyPart(loadFacts, (module) => module.SocialTab)
const DevelopersTab = lazyPart(loadFacts, (module) => module.DevelopersTab)

type CoinTabsProps = {
  row: CoinRow
  record: CoinRecord | null
  asset: RatedAsset
  recordPull: Pull
}

export const CoinTabs = ({ row, record, asset, recordPull }: CoinTabsProps) => {
  const { t } = useText('coin-detail')
  const { tab, openTab } = useCoinTab()
  // Asked for with the page, whichever tab is open: a coin opened once has all of them without a
  // connection.
  const past = useCoinPast(row.id)
  const extrasPull = useCoinExtrasPull(row.id)
  const scoresPull = useScoreHistoryPull(row.id)
  const panels: Record<CoinTab, ReactNode> = {
    overview: (
      <OverviewTab
        row={row}
        record={record}
        recordPull={recordPull}
        extrasPull={extrasPull}
        past={past}
      />
    ),
    fundamentals: <FundamentalsTab asset={asset} id={row.id} pull={scoresPull} />,
    technicals: <TechnicalsTab past={past} />,
    news: <NewsTab id={row.id} pull={extrasPull} />,
    social: <SocialTab id={row.id} record={record} pull={extrasPull} />,
    developers: <DevelopersTab id={row.id} record={record} pull={extrasPull} />,
    analysis: <AnalysisTab row={row} record={record} past={past} />,
  }
  return (
    <Tabs
      label={t('tabs')}
      value={tab}
      onChange={openTab}
      tabs={coinTabs.map((key) => ({ value: key, label: t(key) }))}
    >
      {coinTabs.map((key) => (
        <TabPanel key={key} value={key}>
          {key === tab ? (
            <PanelBoundary feature={`coin-${key}`}>
              <Suspense fallback={<TabSkeleton />}>{panels[key]}</Suspense>
            </PanelBoundary>
          ) : null}
        </TabPanel>
      ))}
    </Tabs>
  )
}

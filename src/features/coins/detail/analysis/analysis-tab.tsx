// A summary written by rules from what is on this device. Every sentence cites the figures it rests
// on.
import { useMemo } from 'react'
import type { CoinRecord } from '#data/catalog/types/coin-record.ts'
import type { CoinRow } from '#data/catalog/types/coin-row.ts'
import { analyse } from '#domain/analysis/analyse.ts'
import type { AnalysisFacts } from '#domain/analysis/analysis-facts.ts'
import type { AnalysisTopic } from '#domain/analysis/statement.ts'
import { projectionOf } from '#domain/projection/projection.ts'
import { technicalsOf } from '#domain/technicals/technicals.ts'
import { useText } from '#i18n/use-text.ts'
import { SampleMarketMark } from '#parts/market/sample-market-mark.tsx'
import type { CoinDossier } from '#data/catalog/types/coin-dossier.ts'
import { TabSection } from '../tab-section.tsx'
import { useCoinDossier, type CoinPast } from '../use-coin-past.ts'
import { Sentence } from './sentence.tsx'

const topics = [
  'rating',
  'market',
  'trend',
  'risk',
  'supply',
  'people',
  'data',
] as const satisfies readonly AnalysisTopic[]
const topicKeys = {
  rating: 'topicRating',
  market: 'topicMarket',
  trend: 'topicTrend',
  risk: 'topicRisk',
  supply: 'topicSupply',
  people: 'topicPeople',
  data: 'topicData',
} as const satisfies Record<AnalysisTopic, string>

type Known = {
  row: CoinRow
  record: CoinRecord | null
  past: CoinPast['past']
  dossier: CoinDossier | null | undefined
}

const factNamed = (facts: CoinDossier['community'] | undefined, name: string) => {
  const fact = facts?.[name]
  return fact ? { value: fact.value, asOfSec: fact.as_of } : null
}

const factsOf = ({ row, record, past, dossier }: Known): AnalysisFacts => ({
  asOfSec: row.asOfSec,
  rank: row.rank,
  priceUsd: row.priceUsd,
  marketCapUsd: row.marketCapUsd,
  volume24hUsd: row.volume24hUsd,
  change7dPct: row.change7dPct,
  change30dPct: row.change30dPct,
  athUsd: record?.athUsd ?? null,
  athAtSec: record?.athAtSec ?? null,
  circulatingSupply: record?.circulatingSupply ?? null,
  maxSupply: record?.maxSupply ?? null,
  rating: record && { facts: record.facts, ratedAtSec: record.ratedAtSec },
  past: past && {
    checked: past,
    technicals: technicalsOf(past.series),
    projection: projectionOf(row.id, past.series),
    asOfSec: past.asOfSec,
  },
  commits4w: factNamed(dossier?.development, 'commits4w'),
  followers: factNamed(dossier?.community, 'twitterFollowers'),
})

type AnalysisTabProps = {
  row: CoinRow
  record: CoinRecord | null
  past: CoinPast
  openTab: (tab: string) => void
}

export const AnalysisTab = ({ row, record, past: { past }, openTab }: AnalysisTabProps) => {
  const { t } = useText('coin-analysis')
  const dossier = useCoinDossier(row.id)
  const statements = useMemo(
    () => analyse(factsOf({ row, record, past, dossier })),
    [row, record, past, dossier],
  )
  if (statements.length === 0) return <p className="py-6 text-body text-ink-3">{t('nothing')}</p>
  return (
    <>
      <p className="flex max-w-[68ch] flex-wrap items-center gap-x-3 gap-y-1 pt-6 pb-4 text-caption text-ink-3">
        {t('how')}
        <SampleMarketMark />
      </p>
      {topics.map((topic) => {
        const said = statements.filter((statement) => statement.topic === topic)
        return said.length === 0 ? null : (
          <TabSection key={topic} title={t(topicKeys[topic])}>
            <ul className="grid max-w-[76ch] gap-4">
              {said.map((statement) => (
                <Sentence key={statement.key} statement={statement} openTab={openTab} />
              ))}
            </ul>
          </TabSection>
        )
      })}
      <p className="border-t border-hair py-5 text-caption text-ink-3">{t('noAdvice')}</p>
    </>
  )
}

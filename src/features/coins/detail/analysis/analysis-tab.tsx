// A summary written by rules from what is on this device, in four paragraphs. The figures they rest
// on are links in the text, and stand together on demand.
import { Fragment, useMemo } from 'react'
import type { CoinRecord } from '#data/catalog/types/coin-record.ts'
import type { CoinRow } from '#data/catalog/types/coin-row.ts'
import { analyse, type AnalysisKey } from '#domain/analysis/analyse.ts'
import type { AnalysisFacts } from '#domain/analysis/analysis-facts.ts'
import type { AnalysisTopic, Statement } from '#domain/analysis/statement.ts'
import { sharedProvenance } from '#domain/figure/shared-provenance.ts'
import { projectionOf } from '#domain/projection/projection.ts'
import { technicalsOf } from '#domain/technicals/technicals.ts'
import { useText } from '#i18n/use-text.ts'
import { SampleMarketMark } from '#parts/market/sample-market-mark.tsx'
import type { CoinDossier } from '#data/catalog/types/coin-dossier.ts'
import { SectionProvenance } from '../section/provenance.tsx'
import { sentenceGap } from '../section/sentence-gap.ts'
import { TabSection } from '../tab-section.tsx'
import { useCoinDossier, type CoinPast } from '../use-coin-past.ts'
import { CitedFigures, provenanceOf } from './cited-figures.tsx'
import { Sentence } from './sentence.tsx'

const paragraphs = [
  { title: 'topicRating', topics: ['rating'] },
  { title: 'topicMarket', topics: ['market', 'supply'] },
  { title: 'topicTrend', topics: ['trend', 'risk', 'data'] },
  { title: 'topicPeople', topics: ['people'] },
] as const satisfies readonly { title: string; topics: readonly AnalysisTopic[] }[]

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

type ParagraphProps = { title: string; said: readonly Statement<AnalysisKey>[] }

const Paragraph = ({ title, said }: ParagraphProps) => {
  const { language } = useText('coin-analysis')
  const cites = said.flatMap((statement) => statement.cites)
  const shared = sharedProvenance(cites.map(provenanceOf))
  return (
    <TabSection title={title} aside={<SectionProvenance shared={shared} />}>
      <p className="max-w-[68ch] text-body/5.5 text-ink-1 max-tablet:text-form">
        {said.map((statement, at) => (
          <Fragment key={statement.key}>
            {at === 0 ? null : sentenceGap(language)}
            <Sentence statement={statement} />
          </Fragment>
        ))}
      </p>
      <CitedFigures cites={cites} shared={shared} />
    </TabSection>
  )
}

type AnalysisTabProps = { row: CoinRow; record: CoinRecord | null; past: CoinPast }

export const AnalysisTab = ({ row, record, past: { past } }: AnalysisTabProps) => {
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
      {paragraphs.map(({ title, topics }) => {
        const said = topics.flatMap((topic) =>
          statements.filter((statement) => statement.topic === topic),
        )
        return said.length === 0 ? null : <Paragraph key={title} title={t(title)} said={said} />
      })}
      <p className="border-t border-hair py-5 text-caption text-ink-3">{t('noAdvice')}</p>
    </>
  )
}

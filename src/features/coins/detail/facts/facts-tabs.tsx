// News, social and developers: what others say and do. Each section with its source and age; what
// is missing says so.
import type { CoinRecord } from '#data/catalog/types/coin-record.ts'
import { communityFacts, developerFacts } from '#domain/coin/coin-facts.ts'
import { useText } from '#i18n/use-text.ts'
import type { Pull } from '#client/market/use-pulls.ts'
import { TabMissing, TabSkeleton } from '../tab-states.tsx'
import { useCoinDossier } from '../use-coin-past.ts'
import { ChannelLinks } from './channel-links.tsx'
import { FactSection } from './fact-section.tsx'
import { NewsList } from './news-list.tsx'
import { RatingFacts } from './rating-facts.tsx'

type FactsTabProps = { id: string; pull: Pull; record: CoinRecord | null }

export const NewsTab = ({ id, pull }: Omit<FactsTabProps, 'record'>) => {
  const { t } = useText('coin-facts')
  const dossier = useCoinDossier(id)
  if (dossier === undefined) return <TabSkeleton />
  return dossier?.news ? (
    <NewsList news={dossier.news} />
  ) : (
    <TabMissing pull={pull} offline={t('newsOffline')} none={t('newsUntold')} />
  )
}

export const SocialTab = ({ id, pull, record }: FactsTabProps) => {
  const { t } = useText('coin-facts')
  const dossier = useCoinDossier(id)
  if (dossier === undefined) return <TabSkeleton />
  return (
    <>
      <FactSection
        title={t('community')}
        names={communityFacts}
        facts={dossier?.community}
        none={t('communityNone')}
        pull={pull}
      />
      <RatingFacts record={record} title={t('socialRating')} subscores={['social']} />
      <ChannelLinks
        record={record}
        title={t('channels')}
        kinds={['twitter', 'telegram', 'reddit']}
      />
    </>
  )
}

export const DevelopersTab = ({ id, pull, record }: FactsTabProps) => {
  const { t } = useText('coin-facts')
  const dossier = useCoinDossier(id)
  if (dossier === undefined) return <TabSkeleton />
  return (
    <>
      <FactSection
        title={t('development')}
        names={developerFacts}
        facts={dossier?.development}
        none={t('developmentNone')}
        pull={pull}
      />
      <RatingFacts
        record={record}
        title={t('developerRating')}
        subscores={['insights']}
        inputs={['openSource', 'auditCount', 'auditAge', 'bounty']}
      />
      <ChannelLinks
        record={record}
        title={t('code')}
        kinds={['source_code', 'whitepaper', 'explorer']}
      />
    </>
  )
}

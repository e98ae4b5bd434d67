// Where a coin is traded (decisions/198): exchanges and pairs as the source tells them, from the
// copy on this device. Names come from outside and are shown as text.
import { Skeleton, SkeletonFrame } from '#ui/states/skeleton.tsx'
import { useFormat } from '#i18n/use-format.ts'
import { useText } from '#i18n/use-text.ts'
import { AsOfLine } from '#parts/states/as-of-line.tsx'
import type { Pull } from '#client/market/use-pulls.ts'
import type { CoinMarkets } from '#data/catalog/types/coin-dossier.ts'
import { useIsOnline } from '#client/use-is-online.ts'
import { TabSection } from '../tab-section.tsx'
import { TabMissing } from '../tab-states.tsx'
import { useCoinDossier } from '../use-coin-past.ts'
import { MarketTable } from './market-table.tsx'

const none = 'max-w-[68ch] text-body text-ink-3'

const Known = ({ markets: { items, total, asOfSec } }: { markets: CoinMarkets }) => {
  const { t } = useText('coin-markets')
  const format = useFormat()
  return (
    <TabSection
      title={t('title')}
      aside={asOfSec === null ? undefined : <AsOfLine asOfSec={asOfSec} />}
    >
      {items.length === 0 ? (
        <p className={none}>{t('none')}</p>
      ) : (
        <>
          <MarketTable items={items} />
          <p className="mt-3 max-w-[68ch] text-caption text-ink-3">
            {total > items.length ? (
              <span>
                {t('largest', {
                  shown: format.count(items.length),
                  total: format.count(total),
                })}{' '}
              </span>
            ) : null}
            {t('how')}
          </p>
        </>
      )}
    </TabSection>
  )
}

/** A host that answered well and named no such part has none to tell. */
const Untold = ({ pull }: { pull: Pull }) => {
  const { t } = useText('coin-markets')
  const isOnline = useIsOnline()
  return (
    <TabSection title={t('title')}>
      {isOnline && !pull.isPulling && pull.error === null ? (
        <p className={none}>{t('none')}</p>
      ) : (
        <TabMissing pull={pull} offline={t('offline')} none={t('none')} />
      )}
    </TabSection>
  )
}

/** About as high as ten rows, so that what stands below hardly moves. */
const MarketsSkeleton = () => {
  const { t } = useText('states')
  return (
    <SkeletonFrame label={t('loading')}>
      <Skeleton className="my-6 h-80 w-full" />
    </SkeletonFrame>
  )
}

export const MarketsSection = ({ id, pull }: { id: string; pull: Pull }) => {
  const dossier = useCoinDossier(id)
  if (dossier === undefined) return <MarketsSkeleton />
  return dossier?.markets ? <Known markets={dossier.markets} /> : <Untold pull={pull} />
}

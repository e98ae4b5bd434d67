// Why the score is what it is, what would change it, how it came here, and every receipt.
import { inShownOrder } from '#domain/rating/subscores.ts'
import { useMemo } from 'react'
import { rate } from '#domain/rating/rate.ts'
import { useText } from '#i18n/use-text.ts'
import type { Pull } from '#client/market/use-pulls.ts'
import type { RatedAsset } from '#parts/rating-panel/rated-asset.ts'
import { RatingCaps } from '#parts/rating-panel/receipt/rating-caps.tsx'
import { ScoreLevers } from '#parts/rating-panel/score-levers.tsx'
import { SubscoreReceipt } from '#parts/rating-panel/receipt/subscore-receipt.tsx'
import { TabSection } from '../tab-section.tsx'
import { OwnScore } from './own-score.tsx'
import { ScoreHistory } from './score-history.tsx'
import { TotalReceipt } from './total-receipt.tsx'

export const FundamentalsTab = ({
  asset,
  id,
  pull,
}: {
  asset: RatedAsset
  id: string
  pull: Pull
}) => {
  const { t } = useText('coin-score')
  const { t: receipt } = useText('receipt')
  const { facts } = asset
  const rating = useMemo(
    () => (facts === null ? null : rate(asset.kind, facts)),
    [asset.kind, facts],
  )
  if (facts === null || rating === null)
    return <p className="py-6 text-body text-ink-3">{receipt('missing')}</p>
  return (
    <>
      <TabSection title={rating.total === null ? t('whyNone') : t('why', { score: rating.total })}>
        <div className="grid items-start gap-x-10 gap-y-5 desk:grid-cols-2">
          <div>
            <TotalReceipt rating={rating} ratedAtSec={asset.ratedAtSec} />
            <RatingCaps caps={rating.caps} />
          </div>
          {rating.total === null ? null : <ScoreLevers kind={asset.kind} facts={facts} />}
        </div>
      </TabSection>
      <OwnScore asset={asset} facts={facts} />
      <ScoreHistory id={id} pull={pull} />
      <TabSection title={t('receipts')}>
        <div className="grid items-start gap-x-10 desk:grid-cols-2">
          {inShownOrder(rating.subscores).map((subscore) => (
            <SubscoreReceipt
              isOneOfMany
              key={subscore.key}
              kind={asset.kind}
              subscore={subscore}
              version={rating.version}
              ratedAtSec={asset.ratedAtSec}
            />
          ))}
        </div>
      </TabSection>
    </>
  )
}

// The same sub-scores by the weights the reader has set for the coin list: his own score, with its
// sum, beside the official one.
import { Link } from '@tanstack/react-router'
import { Weight } from 'lucide-react'
import { useMemo } from 'react'
import { rate } from '#domain/rating/rate.ts'
import type { RatingFacts } from '#domain/rating/rating.ts'
import { weightsText } from '#domain/rating/weights.ts'
import { useText } from '#i18n/use-text.ts'
import type { RatedAsset } from '#parts/rating-panel/rated-asset.ts'
import { RatingCaps } from '#parts/rating-panel/receipt/rating-caps.tsx'
import { useSavedWeights } from '../../own-weights/saved-weights.ts'
import { TabSection } from '../tab-section.tsx'
import { TotalReceipt } from './total-receipt.tsx'

export const OwnScore = ({ asset, facts }: { asset: RatedAsset; facts: RatingFacts }) => {
  const { t } = useText('own-score')
  const weights = useSavedWeights()
  const rating = useMemo(
    () => (weights === null ? null : rate(asset.kind, facts, weights)),
    [asset.kind, facts, weights],
  )
  if (weights === null || rating === null) return null
  return (
    <TabSection
      title={rating.total === null ? t('byMineNone') : t('byMine', { score: rating.total })}
      aside={
        <Link
          to="/coinlist"
          search={{ weights: weightsText(weights) }}
          className="inline-flex items-center gap-1.5 text-caption text-link"
        >
          <Weight className="size-3.5" />
          {t('listByMine')}
        </Link>
      }
    >
      <p className="mb-3 max-w-[68ch] text-caption text-ink-3">{t('notOfficial')}</p>
      <div className="max-w-140">
        <TotalReceipt rating={rating} ratedAtSec={asset.ratedAtSec} totalName={t('score')} />
        <RatingCaps caps={rating.caps} />
      </div>
    </TabSection>
  )
}

// How the five sub-scores make the total: each times its weight; sums add up (LOOK "Slip").
import { inShownOrder } from '#domain/rating/subscores.ts'
import type { Rating } from '#domain/rating/rating.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useText } from '#i18n/use-text.ts'
import { LeaderLine, Slip, SlipRule } from '#ui/rating/slip.tsx'
import { subscoreText } from '#parts/rating-panel/receipt/rating-words.ts'

const perMille = 1000

/** Sub-scores are whole and weights whole percent: two decimals are exact. */
const points = (score: number, weightPermille: number): string =>
  ((score * weightPermille) / perMille).toFixed(2)
const weight = (permille: number): string => (permille / perMille).toFixed(2)

type TotalReceiptProps = {
  rating: Rating
  ratedAtSec: number | null
  /** Its name where it is not the official total. */
  totalName?: string
}

export const TotalReceipt = ({ rating, ratedAtSec, totalName }: TotalReceiptProps) => {
  const { t } = useText('rating')
  const { t: receipt } = useText('receipt')
  const format = useFormat()
  const isWhole = rating.knownPermille === perMille
  return (
    <Slip
      title={t('receipt')}
      note={
        <>
          {receipt('formula', { version: rating.version })}
          {ratedAtSec === null ? null : (
            <>
              {' · '}
              <bdi dir="ltr">{format.moment(ratedAtSec)}</bdi>
            </>
          )}
        </>
      }
    >
      <div className="grid gap-2">
        {inShownOrder(rating.subscores).map(({ key, score, weightPermille, coverage }) =>
          score === null ? (
            <LeaderLine
              key={key}
              isUnknown
              label={t(subscoreText(key, rating.kind))}
              value={t('unknown')}
              detail={receipt('leftOut')}
            />
          ) : (
            <LeaderLine
              key={key}
              label={t(subscoreText(key, rating.kind))}
              value={points(score, weightPermille)}
              detail={
                <>
                  <bdi dir="ltr">
                    {score} × {weight(weightPermille)}
                  </bdi>{' '}
                  · {t('coverageKnown', { percent: format.share(coverage) })}
                </>
              }
            />
          ),
        )}
      </div>
      <SlipRule />
      <LeaderLine
        isTotal
        label={totalName ?? t('totalAiScore')}
        value={
          rating.total === null ? (
            t('notRated')
          ) : (
            <>
              {points(rating.sumMilli, 1)}
              {isWhole ? null : (
                <span className="font-regular text-ink-3"> ÷ {weight(rating.knownPermille)}</span>
              )}
              <span className="font-regular text-ink-3"> = </span>
              {rating.total}
            </>
          )
        }
        detail={
          rating.scoreLow === null || rating.scoreHigh === null
            ? undefined
            : receipt('leavesOpen', { low: rating.scoreLow, high: rating.scoreHigh })
        }
      />
    </Slip>
  )
}

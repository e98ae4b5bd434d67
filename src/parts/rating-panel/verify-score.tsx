// "Verify this score": the same function over the facts on this device must give the same figures,
// bit for bit (design 8).
import { Check, ScanLine, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { rate } from '#domain/rating/rate.ts'
import type { RatingFacts } from '#domain/rating/rating.ts'
import { useText } from '#i18n/use-text.ts'
import { Button } from '#ui/actions/button.tsx'
import type { RatedAsset } from './rated-asset.ts'

type Verdict = { isIdentical: boolean; total: number | null }

const verify = (asset: RatedAsset, facts: RatingFacts): Verdict => {
  const own = rate(asset.kind, facts)
  const isSameTotal =
    own.total === asset.totalScore &&
    own.scoreLow === asset.scoreLow &&
    own.scoreHigh === asset.scoreHigh
  const isSameBelow = own.subscores.every((subscore) => subscore.score === asset[subscore.key])
  return { isIdentical: isSameTotal && isSameBelow, total: own.total }
}

export const VerifyScore = ({ asset, facts }: { asset: RatedAsset; facts: RatingFacts }) => {
  const { t } = useText('receipt')
  const [verdict, setVerdict] = useState<Verdict | null>(null)
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 pt-1 pb-3">
      <Button
        size="small"
        icon={<ScanLine />}
        onClick={() => setVerdict(verify(asset, facts))}
        className="inset-ring inset-ring-control max-tablet:h-11"
      >
        {t('verify')}
      </Button>
      <p role="status" className="flex gap-1.5 text-label text-ink-2 empty:hidden">
        {verdict === null ? null : (
          <>
            {verdict.isIdentical ? (
              <Check className="mt-px size-3.5 text-up" />
            ) : (
              <TriangleAlert className="mt-px size-3.5 text-warn" />
            )}
            <span>
              {verdict.isIdentical
                ? t('identical')
                : t('different', { score: verdict.total ?? '–' })}
            </span>
          </>
        )}
      </p>
    </div>
  )
}

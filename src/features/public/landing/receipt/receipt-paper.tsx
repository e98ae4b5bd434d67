// The receipt as paper: who, the score, five lines that add up, what nobody knows, the sum, and the
// proof.
import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { useMemo } from 'react'
import type { CoinRecord } from '#data/catalog/types/coin-record.ts'
import type { CoinRow } from '#data/catalog/types/coin-row.ts'
import { rate } from '#domain/rating/rate.ts'
import { ratingStateOf } from '#domain/rating/rating-state.ts'
import { scoreBand } from '#domain/coin/score-band.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useText } from '#i18n/use-text.ts'
import { CoinLogo } from '#ui/identity/coin-logo.tsx'
import { Ball } from '#ui/rating/ball.tsx'
import { SampleMarketMark } from '#parts/market/sample-market-mark.tsx'
import type { RatedAsset } from '#parts/rating-panel/rated-asset.ts'
import { RatingCaps } from '#parts/rating-panel/receipt/rating-caps.tsx'
import { VerifyScore } from '#parts/rating-panel/verify-score.tsx'
import { ReceiptLines } from './receipt-lines.tsx'

const PaperHead = ({ row, ratedAtSec }: { row: CoinRow; ratedAtSec: number | null }) => {
  const { t } = useText('receipt')
  const { t: words } = useText('rating')
  const format = useFormat()
  const band = scoreBand(row.totalScore)
  const isProvisional = ratingStateOf(row.coveragePct ?? 0) === 'provisional'
  return (
    <>
      <div className="flex items-start gap-3">
        <CoinLogo src={row.image} symbol={row.symbol} size={40} />
        <div className="min-w-0 flex-1">
          <h2 className="text-form font-semibold">
            <bdi>{row.name}</bdi>
          </h2>
          {ratedAtSec === null ? null : (
            <p className="text-caption text-ink-3">
              {t('ratedAt', { time: format.moment(ratedAtSec) })}
            </p>
          )}
        </div>
        <SampleMarketMark className="pt-0.5" />
      </div>
      <div className="mt-3 flex items-baseline gap-3.5">
        <b className="num text-[4.5rem]/none font-semibold tracking-closest text-ink-1">
          {row.totalScore}
        </b>
        <span className="inline-flex items-center gap-2 text-form font-medium text-ink-1">
          <Ball band={band} size={14} />
          {band === null ? words('notRated') : isProvisional ? words('provisional') : words(band)}
        </span>
      </div>
    </>
  )
}

export const ReceiptPaper = ({ row, record }: { row: CoinRow; record: CoinRecord }) => {
  const { t } = useText('landing')
  const rating = useMemo(() => rate('coin', record.facts), [record.facts])
  const asset = useMemo<RatedAsset>(
    () => ({ kind: 'coin', ...row, facts: record.facts, ratedAtSec: record.ratedAtSec }),
    [row, record],
  )
  return (
    <article className="slip receipt-paper rounded-none! px-6! pt-6!" data-receipt={row.id}>
      <PaperHead row={row} ratedAtSec={record.ratedAtSec} />
      <hr className="slip-perforation -mx-6!" />
      <ReceiptLines rating={rating} />
      <RatingCaps caps={rating.caps} />
      <div className="mt-4 flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <VerifyScore asset={asset} facts={record.facts} />
        <Link
          to="/coin/$id"
          params={{ id: row.id }}
          className={
            'inline-flex min-h-7 items-center gap-1.5 text-caption text-link ' +
            'hover:underline max-tablet:min-h-11'
          }
        >
          {t('openReceipt')}
          <ArrowRight className="mirror size-3.5!" />
        </Link>
      </div>
    </article>
  )
}

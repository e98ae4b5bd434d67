// The first screen: the claim, the way in, and the receipt that proves it.
import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import type { CSSProperties } from 'react'
import { salesCount } from '#data/catalog/queries/status.ts'
import { useLiveQuery } from '#data/live-query.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useText } from '#i18n/use-text.ts'
import { buttonClass } from '#ui/actions/button-class.ts'
import { Phrased } from '#parts/phrased.tsx'
import { BleedScale } from './bleed-scale.tsx'
import { LiveReceipt } from './receipt/live-receipt.tsx'
import type { LargestCoin } from './receipt/use-largest-coin.ts'

/** Where the slip hangs before its score is known. */
const standInScore = 84

export const Hero = ({ coin }: { coin: LargestCoin }) => {
  const { t } = useText('landing')
  const format = useFormat()
  const saleCount = useLiveQuery(() => salesCount(), []) ?? 0
  const score = coin.kind === 'found' ? coin.row.totalScore : null
  return (
    <section className="relative">
      <BleedScale score={score} />
      <div className="relative min-[68.75rem]:min-h-162">
        <div className="landing-gutter grid gap-8 pt-10 tablet:pt-20 min-[68.75rem]:pt-26">
          <h1
            className={
              'max-w-[9.4em] text-[length:min(var(--text-display),13.4vw)] leading-none ' +
              'font-semibold tracking-closest wrap-anywhere text-ink-1 ' +
              'rtl:leading-[1.25] text-balance'
            }
          >
            <Phrased>{t('title')}</Phrased>
          </h1>
          <p className="max-w-[33em] text-form text-ink-2 tablet:text-title-1/[1.5]">
            {coin.kind === 'found' && saleCount > 0
              ? t('textWithCounts', {
                  coins: format.count(coin.coinCount),
                  sales: format.count(saleCount),
                })
              : t('text')}
          </p>
          <div className="flex flex-wrap gap-2">
            <Link
              to="/coinlist"
              className={`${buttonClass({ variant: 'primary', size: 'touch' })} h-12! px-5.5!`}
            >
              {t('seeRatings')}
            </Link>
            <Link
              to="/coin/$id"
              params={{ id: coin.kind === 'found' ? coin.row.id : 'bitcoin' }}
              className={`${buttonClass({ variant: 'ghost', size: 'touch' })} h-12!`}
            >
              {t('readReceipt')}
              <ArrowRight className="mirror" />
            </Link>
            <p className="w-full pt-1 text-caption text-ink-3">{t('freeNow')}</p>
          </div>
        </div>
        <div
          className={
            'receipt-feed max-[68.75rem]:mt-10 max-[68.75rem]:border-t ' +
            'max-[68.75rem]:border-line max-[68.75rem]:tablet:mx-6 ' +
            'max-[68.75rem]:tablet:max-w-110'
          }
          style={{ '--score': score ?? standInScore } as CSSProperties}
        >
          <LiveReceipt coin={coin} />
        </div>
      </div>
    </section>
  )
}

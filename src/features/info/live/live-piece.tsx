// The live piece beside an info page: a few true rows of the market on this device, with their age.
import { useText, type Translate } from '#i18n/use-text.ts'
import { Skeleton, SkeletonFrame } from '#ui/states/skeleton.tsx'
import { RateNote } from '#parts/currency/rate-note.tsx'
import { AsOfLine } from '#parts/states/as-of-line.tsx'
import { SampleMarketMark } from '#parts/market/sample-market-mark.tsx'
import type { InfoLive } from '../info-pages.ts'
import { LaunchpadNames } from './launchpad-names.tsx'
import { LiveCoins } from './live-coins.tsx'
import { NextSales } from './next-sales.tsx'
import { useLiveMarket, type LiveMarket } from './use-live-market.ts'

const titles = {
  sales: 'salesLive',
  scale: 'scaleLive',
  launchpads: 'launchpadsLive',
  smallCaps: 'gemsLive',
} as const satisfies Record<InfoLive, Parameters<Translate<'info'>>[0]>

const LiveRows = ({ live, market }: { live: InfoLive; market: LiveMarket }) => {
  if (live === 'sales') return <NextSales sales={market.nextSales} />
  if (live === 'launchpads') return <LaunchpadNames launchpads={market.launchpads} />
  return <LiveCoins coins={live === 'scale' ? market.pair : market.smallCaps} />
}

export const LivePiece = ({ live }: { live: InfoLive }) => {
  const { t } = useText('info')
  const { t: states } = useText('states')
  const { market, isPulling } = useLiveMarket()
  return (
    <section aria-labelledby="live-piece" className="grid grid-cols-1 content-start gap-2">
      <h2 id="live-piece" className="text-caption font-medium text-ink-1">
        {t(titles[live])}
      </h2>
      {market === null && isPulling ? (
        <SkeletonFrame label={states('loading')}>
          {['first', 'second', 'third'].map((row) => (
            <Skeleton key={row} className="my-3 h-8 w-full" />
          ))}
        </SkeletonFrame>
      ) : null}
      {market === null && !isPulling ? <p className="text-body text-ink-3">{t('noLive')}</p> : null}
      {market === null ? null : (
        <>
          <LiveRows live={live} market={market} />
          <div className="flex flex-wrap gap-x-3 gap-y-1 pt-1">
            <AsOfLine asOfSec={market.asOfSec} />
            <RateNote />
            <SampleMarketMark />
          </div>
        </>
      )}
    </section>
  )
}

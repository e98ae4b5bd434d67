// /features: what the product does, each part with a live piece or a picture of itself, and what is
// not there yet.
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useText } from '#i18n/use-text.ts'
import { SampleMarketMark } from '#parts/market/sample-market-mark.tsx'
import { LanguagesSection } from '../landing/languages-section.tsx'
import { useLargestCoin } from '../landing/receipt/use-largest-coin.ts'
import { PageHead } from '../page-head.tsx'
import { LiveRating } from './live-rating.tsx'
import { LiveSales } from './live-sales.tsx'
import { NotThereYet } from './not-there-yet.tsx'
import { ScreenShot } from '../screen-shot.tsx'
import '../landing/landing.css'

type FeatureProps = { title: string; text: string; action?: ReactNode; children?: ReactNode }

const linkClass = 'inline-flex min-h-11 items-center text-body text-link hover:underline'

/** Words at the start, the proof beside them; below each other where it is narrow. */
const Feature = ({ title, text, action, children }: FeatureProps) => (
  <section className="landing-gutter grid content-start gap-x-16 gap-y-8 desk:grid-cols-[minmax(0,5fr)_minmax(0,8fr)]">
    <div className="grid content-start gap-3">
      <h2 className="text-title-2 tracking-closer text-balance wrap-anywhere tablet:text-title-3">
        {title}
      </h2>
      <p className="max-w-[34em] text-form/[1.56] text-pretty text-ink-2">{text}</p>
      {action}
    </div>
    <div className="min-w-0">{children}</div>
  </section>
)

export const FeaturesScreen = () => {
  const { t } = useText('features')
  const { t: nav } = useText('nav')
  const coin = useLargestCoin()
  const name = coin.kind === 'found' ? coin.row.name : '…'
  return (
    <div className="grid gap-24 overflow-x-clip pb-24 desk:gap-32">
      <div className="landing-gutter">
        <PageHead title={t('title')} text={t('description')} description={t('description')} />
        <SampleMarketMark />
      </div>
      <Feature title={t('ratingTitle')} text={t('ratingText', { name })}>
        <div className="max-w-120">
          <LiveRating coin={coin} />
        </div>
      </Feature>
      <Feature
        title={t('listTitle')}
        text={t('listText')}
        action={
          <Link to="/coinlist" className={linkClass}>
            {nav('cryptoRating')}
          </Link>
        }
      >
        <ScreenShot name="coin-list" alt={t('listAlt')} width={1280} height={800} />
      </Feature>
      <Feature
        title={t('salesTitle')}
        text={t('salesText')}
        action={
          <Link to="/upcoming" className={linkClass}>
            {nav('idoRating')}
          </Link>
        }
      >
        <LiveSales />
      </Feature>
      <Feature
        title={t('watchTitle')}
        text={t('watchText')}
        action={
          <Link to="/watchlist" className={linkClass}>
            {nav('watchlist')}
          </Link>
        }
      >
        <ScreenShot name="watchlist-offline" alt={t('watchAlt')} width={1280} height={800} />
      </Feature>
      <LanguagesSection />
      <Feature title={t('privacyTitle')} text={t('privacyText')} />
      <Feature title={t('notYetTitle')} text={t('notYetText')}>
        <NotThereYet />
      </Feature>
    </div>
  )
}

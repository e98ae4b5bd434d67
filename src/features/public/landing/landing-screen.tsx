// The front page: the one scale, a receipt that prints out of it, what the product does, and the
// way in. Every figure is live.
import { useText } from '#i18n/use-text.ts'
import { ScreenShot } from '../screen-shot.tsx'
import { usePageDescription } from '../page-description.ts'
import { FlightSection } from './flight/flight-section.tsx'
import { Hero } from './hero.tsx'
import { LanguagesSection } from './languages-section.tsx'
import { PricesSection } from './prices-section.tsx'
import { useLargestCoin } from './receipt/use-largest-coin.ts'
import { ScaleSection } from './rows/scale-section.tsx'
import './landing.css'

export const LandingScreen = () => {
  const { t } = useText('landing')
  const { t: nav } = useText('nav')
  const coin = useLargestCoin()
  usePageDescription(t('description'))
  return (
    <div className="overflow-x-clip">
      <Hero coin={coin} />
      <div className="grid gap-28 pt-10 pb-24 desk:gap-34">
        <div className="landing-gutter">
          <ScreenShot name="coin-list" alt={nav('cryptoRating')} width={1280} height={800} />
        </div>
        <ScaleSection besides={coin.kind === 'found' ? coin.row.id : null} />
        <FlightSection />
        <LanguagesSection />
        <PricesSection />
      </div>
    </div>
  )
}

// The front page: what the product is, its one scale, and the way in. Says nothing that the device does not know.
import { Link } from '@tanstack/react-router'
import { scoreBands, type ScoreBand } from '#domain/score-band.ts'
import { useText } from '#i18n/use-text.ts'
import { buttonClass } from '#ui/actions/button-class.ts'
import { Ball } from '#ui/rating/ball.tsx'
import { Ruler } from '#ui/rating/ruler.tsx'

const rising = scoreBands.toReversed()

const Scale = () => {
  const { t: rating } = useText('rating')
  const { t: landing } = useText('landing')
  const bandWord = (band: ScoreBand) => rating(band)
  return (
    <figure aria-label={landing('scale', { bands: rising.map(({ band, from }) => `${bandWord(band)} ${from}`).join(', ') })}>
      <figcaption aria-hidden="true" className="relative h-8 text-label text-ink-3">
        {rising.map(({ band, from }) => (
          <span key={band} className="absolute bottom-1 inline-flex items-center gap-1.5 px-1 whitespace-nowrap first:ps-4 tablet:first:ps-6" style={{ insetInlineStart: `${from}%` }}>
            <span className="num text-ink-2">{from}</span>
            <Ball band={band} />
            <span className="max-tablet:sr-only">{bandWord(band)}</span>
          </span>
        ))}
      </figcaption>
      <Ruler value={100} band="excellent" size="bleed" />
    </figure>
  )
}

const Promise = ({ title, text }: { title: string; text: string }) => (
  <section className="grid max-w-140 content-start gap-3 border-t border-hair pt-6">
    <h2 className="text-title-2 tracking-close">{title}</h2>
    <p className="text-form text-ink-2">{text}</p>
  </section>
)

export const LandingScreen = () => {
  const { t } = useText('landing')
  const { t: nav } = useText('nav')
  const { t: market } = useText('market')
  return (
    <>
      <Scale />
      <div className="mx-auto grid w-full max-w-336 gap-16 px-4 py-16 tablet:px-6 tablet:py-28">
        <div className="grid gap-6">
          <h1 className="max-w-[14ch] text-display leading-[1.04] font-semibold tracking-closest text-balance wrap-anywhere text-ink-1">{t('title')}</h1>
          <p className="max-w-[52ch] text-form text-ink-2 tablet:text-title-1">{t('text')}</p>
          <div className="flex flex-wrap gap-3">
            <Link to="/coinlist" className={buttonClass({ variant: 'primary', size: 'touch' })}>
              {nav('goToApp')}
            </Link>
            <Link to="/upcoming" className={buttonClass({ variant: 'ghost', size: 'touch' })}>
              {t('seeSales')}
            </Link>
          </div>
        </div>
        <div className="grid gap-10 tablet:grid-cols-2">
          <Promise title={t('oneScale')} text={t('oneScaleText')} />
          <Promise title={t('listsFly')} text={t('listsFlyText')} />
        </div>
        <p className="text-caption text-ink-3">{market('notAdvice')}</p>
      </div>
    </>
  )
}
